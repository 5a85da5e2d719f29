import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '../../shared/site';
import type { BrowserSide } from './dev-browser-side';
import { createServerSide } from './dev-server-side';
import type { BundleTarget } from './settings';
import { noModules } from './stats';
import { writeBrowserEntry } from './write-entries';

export interface DevBundlerOptions {
  /** Token of this server, known to its pages only, which use it to find hot updates. */
  id: string;
  /** A new server bundle was written and can be loaded; `version` counts them. */
  server: (version: number) => void;
  /** Current errors of both sides; empty when there are none. */
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
      // a page that has just been rendered may have islands and styles that are not in its scripts yet
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
    /** Adds component modules to the server bundle; resolves when they are in it. */
    include: server.include,
    /** Starts work that was deferred until the first page is shown. */
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
