import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '../../shared/site';
import type { BrowserSide } from './dev-browser-side';
import { createServerSide } from './dev-server-side';
import type { BundleTarget } from './settings';
import { noModules } from './stats';
import { writeBrowserEntry } from './write-entries';

export interface DevBundlerOptions {
  /** Of this server: only its pages know it, and find hot updates with it. */
  id: string;
  /** The server bundle was written anew and may be loaded; `version` counts them. */
  server: (version: number) => void;
  /** Errors of both sides as they are now; empty when all is well. */
  problems: (problems: Problem[]) => void;
}

export type DevBundler = ReturnType<typeof createDevBundler>;

/** Both bundles, kept up to date while their files change. The first page waits for the server's bundle only. */
export function createDevBundler(target: BundleTarget, options: DevBundlerOptions) {
  const problems: { server: Problem[]; browser: Problem[] } = { server: [], browser: [] };
  const report = (side: 'server' | 'browser') => (found: Problem[]) => {
    problems[side] = found;
    options.problems([...problems.server, ...problems.browser]);
  };
  const rendered = { modules: noModules };
  const server = createServerSide(target, {
    compiled: (modules, version) => {
      rendered.modules = modules;
      writeBrowserEntry(target, modules);
      options.server(version);
    },
    problems: report('server'),
  });
  const lazy: { browser?: Promise<BrowserSide> } = {};
  const browser = () => {
    lazy.browser ??= server
      .version()
      .then(() => import('./dev-browser-side'))
      .then(({ startBrowserSide }) => startBrowserSide(target, { id: options.id, onProblems: report('browser') }));
    return lazy.browser;
  };
  return {
    /** Answers requests for scripts, styles and hot updates; `next` for everything else. */
    async handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
      const side = await browser();
      // a page that has just been rendered may have islands and styles that its scripts do not know yet
      const { islands, styles, globalStyles } = rendered.modules;
      await side.builtWith([...Object.values(islands), ...styles, ...globalStyles]);
      const version = await server.version();
      if (isOutdated(request.url, version)) reloadDocument(response);
      else side.handle(request, response, next);
    },
    /** Hot update socket. The caller has checked where it comes from. */
    upgrade: async (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      (await browser()).upgrade(request, socket, head),
    /** The time of the server bundle's last good compilation. @throws DocsError when there have been none but failed ones */
    server: server.version,
    /** Takes component modules into the server bundle; resolves when they are in it. */
    include: server.include,
    /** Starts what has waited for the first page to be shown. */
    begin() {
      server.begin();
      browser().catch(() => {});
    },
    async close() {
      await Promise.all([server.close(), lazy.browser?.then((side) => side.close())]);
    },
  };
}

/** A document names the version of the code it was rendered with: newer scripts would not find the HTML they expect. */
function isOutdated(url = '', version: number): boolean {
  const rendered = new URL(url, 'http://localhost').searchParams.get('v');
  return rendered !== null && rendered !== String(version);
}

const reloadDocument = (response: ServerResponse): void =>
  void response
    .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
    .end('location.reload();');
