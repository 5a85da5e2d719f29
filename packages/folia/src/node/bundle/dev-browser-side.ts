import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import type { Problem } from '../../model/site';
import { type BundleTarget, bundleFolders } from './bundle';
import { engineVersion } from './engine-version';
import { rsbuildConfig } from './rsbuild';
import { problemsOf } from './stats';

/** What readers' browsers run during development: scripts, styles and hot updates, from memory. */
export interface BrowserSide {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export async function startBrowserSide(
  target: BundleTarget,
  onProblems: (problems: Problem[]) => void,
): Promise<BrowserSide> {
  const { root, base } = target.config;
  const settings = { root, base, mode: 'development' as const, ...bundleFolders(target) };
  const withoutCache = rsbuildConfig({ ...settings, onDone: (_, stats) => onProblems(problemsOf(stats)) }, ['browser']);
  const config = withCache(withoutCache, target.config.cacheDir);
  const rsbuild = await createRsbuild({ cwd: root, callerName: 'folia', config });
  const server = await rsbuild.createDevServer({ getPortSilently: true });
  const sockets = new EventEmitter();
  // only `on('upgrade', …)` is used of it; the real server's upgrades are let through one by one
  server.connectWebSocket({ server: sockets as unknown as Server });
  return {
    handle: (request, response, next) => server.middlewares(request, response, next),
    upgrade: (request, socket, head) => void sockets.emit('upgrade', request, socket, head),
    close: () => server.close(),
  };
}

/** The first page of another day is on the screen a third sooner: its style sheet need not wait for React to be compiled again. */
const withCache = (config: RsbuildConfig, cacheDir: string): RsbuildConfig => ({
  ...config,
  performance: {
    ...config.performance,
    buildCache: { cacheDirectory: join(cacheDir, 'dev', 'compiled'), cacheDigest: [engineVersion()] },
  },
});
