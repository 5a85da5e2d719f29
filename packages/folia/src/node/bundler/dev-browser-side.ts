import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import type { Problem } from '../../shared/site';
import { getProblems } from './problems';
import { rsbuildConfig } from './rsbuild';
import { type BundleTarget, bundleFolders, siteSettings } from './settings';

export type BrowserSide = Awaited<ReturnType<typeof startBrowserSide>>;

/** Milliseconds after which a bundle is served even if requested modules are missing. */
const longestWait = 10_000;

/** What users' browsers run during development: scripts, styles and hot updates, from memory. */
export async function startBrowserSide(
  target: BundleTarget,
  { id, onProblems }: { id: string; onProblems: (problems: Problem[]) => void },
) {
  const { root } = target.config;
  const settings = { ...siteSettings(target), mode: 'development' as const, ...bundleFolders(target) };
  const done = new EventEmitter().setMaxListeners(0);
  const known: { modules: ReadonlySet<string | null>; failed: boolean } = { modules: new Set(), failed: false };
  const onDone = (stats: Rspack.Stats) => {
    const modules = new Set([...stats.compilation.modules].map((module) => module.nameForCondition()));
    Object.assign(known, { modules, failed: stats.hasErrors() });
    onProblems(getProblems(stats));
    done.emit('done');
  };
  const config = rsbuildConfig({ ...settings, onDone: (_, stats) => onDone(stats) }, ['browser']);
  // The bundler's own token is derived from the folder's name. This path is known to pages of this server only.
  const path = `/__folia/hmr/${id}`;
  config.dev = { ...config.dev, client: { ...config.dev?.client, path } };
  const rsbuild = await createRsbuild({ cwd: root, callerName: 'folia', config });
  const server = await rsbuild.createDevServer({ getPortSilently: true });
  const sockets = new EventEmitter();
  // only `on('upgrade', …)` is used of it; the real server's upgrades are let through one by one
  server.connectWebSocket({ server: sockets as unknown as Server });
  return {
    handle: server.middlewares,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      if (request.url?.split('?')[0] !== path) return void socket.destroy();
      sockets.emit('upgrade', request, socket, head);
      closeOnError(socket);
    },
    /** Resolves when these modules, named by their paths, are in the bundle, or when it cannot be made. */
    async builtWith(modules: Iterable<string>) {
      const signal = AbortSignal.timeout(longestWait);
      const wanted = [...modules];
      while (!known.failed && !signal.aborted && !wanted.every((path) => known.modules.has(path)))
        await once(done, 'done', { signal }).catch(() => {});
    },
    close: () => server.close(),
  };
}

/**
 * The bundler does not listen for errors of its WebSockets: a malformed frame would end the process. It keeps them to itself, but `ws`
 * notes each one at its connection, under a symbol.
 */
function closeOnError(socket: Duplex): void {
  for (const key of Object.getOwnPropertySymbols(socket)) {
    const webSocket: unknown = key.description === 'websocket' ? Reflect.get(socket, key) : null;
    if (webSocket instanceof EventEmitter) webSocket.on('error', () => socket.destroy());
  }
}
