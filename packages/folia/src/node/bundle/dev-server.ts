import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import type { Problem, SiteData } from '../../model/site';
import type { Config } from '../config/config';
import { DocsError } from '../support/errors';
import { hashOf } from '../support/files';
import { bundleFolders, writeBrowserEntry, writeServerEntry } from './bundle';
import { rsbuildConfig, type Side } from './rsbuild';
import { assetsOf, type BrowserAssets, islandsOf, problemsOf } from './stats';

/** What a finished compilation of either side says. */
export interface BundleEvents {
  /** The server bundle was written anew and may be loaded. */
  server: () => void;
  /** Errors of both sides as they are now; empty when all is well. */
  problems: (problems: Problem[]) => void;
}

export interface DevBundler {
  /** Answers requests for scripts, styles and hot updates; `next` for everything else. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Hot update socket. The caller has checked where it comes from. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The number of the server bundle's last good compilation, once there is one. @throws DocsError when there has been none but failed ones */
  server(): Promise<number>;
  /** Resolves when the browser bundle has been compiled once. */
  assets(): Promise<BrowserAssets>;
  /** Takes component modules into the server bundle; resolves when they are in it. */
  include(modules: ReadonlyMap<string, string>): Promise<void>;
  close(): Promise<void>;
}

interface State {
  modules: Map<string, string>;
  compilations: number;
  problems: Record<Side, Problem[]>;
  assets: BrowserAssets | null;
}

/** Both bundles, kept up to date while their files change. */
export async function startDevBundler(config: Config, site: SiteData, events: BundleEvents): Promise<DevBundler> {
  const state: State = { modules: new Map(), compilations: 0, problems: { server: [], browser: [] }, assets: null };
  const done = new EventEmitter().setMaxListeners(0);
  writeServerEntry(config, site, state.modules);
  writeBrowserEntry(config, site, new Map(), true);

  const onDone = (side: Side, stats: Rspack.Stats) => {
    state.problems[side] = problemsOf(stats);
    if (side === 'browser') state.assets = assetsOf(stats, hashOf);
    else if (!stats.hasErrors()) {
      state.compilations += 1;
      writeBrowserEntry(config, site, islandsOf(stats, config.root), true);
      events.server();
    }
    events.problems([...state.problems.server, ...state.problems.browser]);
    done.emit(side);
  };
  const settings = { root: config.root, base: config.base, mode: 'development' as const, ...bundleFolders(config), onDone };
  const rsbuild = await createRsbuild({ cwd: config.root, callerName: 'folia', config: rsbuildConfig(settings, ['server', 'browser']) });
  const server = await rsbuild.createDevServer({ getPortSilently: true });
  const sockets = new EventEmitter();
  // only `on('upgrade', …)` is used of it; the real server's upgrades are let through one by one
  server.connectWebSocket({ server: sockets as unknown as Server });

  const next = (side: Side) => new Promise<void>((resolve) => done.once(side, () => resolve()));
  return {
    handle: (request, response, otherwise) => server.middlewares(request, response, otherwise),
    upgrade: (request, socket, head) => sockets.emit('upgrade', request, socket, head),
    async server() {
      while (state.compilations === 0) {
        if (state.problems.server.length > 0) throw DocsError.all(state.problems.server);
        await next('server');
      }
      return state.compilations;
    },
    async assets() {
      while (!state.assets) await next('browser');
      return state.assets;
    },
    async include(modules) {
      const missing = [...modules].filter(([key]) => !state.modules.has(key));
      if (missing.length === 0) return;
      for (const [key, path] of missing) state.modules.set(key, path);
      const rebuilt = next('server');
      writeServerEntry(config, site, state.modules);
      await rebuilt;
    },
    close: () => server.close(),
  };
}
