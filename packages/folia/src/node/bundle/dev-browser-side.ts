import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createRsbuild } from '@rsbuild/core';
import type { Problem } from '../../model/site';
import { type BundleTarget, bundleFolders } from './bundle';
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
  const config = rsbuildConfig({ ...settings, onDone: (_, stats) => onProblems(problemsOf(stats)) }, ['browser']);
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
