import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import * as markup from '../shared/markup';
import { loadConfig } from './config/load';
import type { RunningServer, ServeOptions } from './options';
import { getContentType, textTypes } from './server/content-type';
import { createFileServer } from './server/file-server';
import { createPageFinder } from './server/find-page';
import { listen } from './server/listen';
import { closeServer, createLocalServer } from './server/local-server';
import { readPath } from './server/read-path';
import { DocsError } from './support/errors';
import { createSilentLog, type Log } from './support/log';

/**
 * Serves the built site the way a static host does.
 *
 * @param options which site; what is left out comes from the configuration
 * @param log shows the address; without it nothing is printed
 * @throws DocsError when there is no built site or the port is taken
 * @example const { url, close } = await preview({ cwd: 'website', port: 0 });
 */
export async function preview(options: ServeOptions = {}, log: Log = createSilentLog()): Promise<RunningServer> {
  const config = await loadConfig(options.cwd, options);
  const { outDir, compress } = config;
  if (!existsSync(join(outDir, '404.html'))) {
    throw new DocsError(`There is no built site in ${outDir}.`, { hint: 'Run "folia build" first.' });
  }
  const base = options.base === undefined ? (readBase(outDir) ?? config.base) : config.base;
  const host = options.host ?? 'localhost';
  const pageFinder = followOutput(outDir);
  const serveFile = createFileServer(outDir, { compress, setHeaders });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = readPath(request.url ?? '/', base);
    if (path === null) return notFound(outDir, response);
    serveFile(path, { request, response }, () => {
      const file = pageFinder()(path);
      if (file === null) return notFound(outDir, response);
      serveFile(file, { request, response }, () => notFound(outDir, response));
    });
  };
  const server = createLocalServer({ host, answer });
  const url = await listen(server, { port: options.port, host, base });
  log.info(`Serving ${outDir} at ${url}`);
  return { url, close: () => closeServer(server) };
}

/** The base that the site was built with: `build --base` may have been given another one than the configuration's. */
function readBase(outDir: string): string | undefined {
  const html = readFileSync(join(outDir, '404.html'), 'utf8');
  return new RegExp(`${markup.siteFile}="([^"]*?)static/`).exec(html)?.[1];
}

/** Finds pages among the files of one moment: after the next build they are read again. */
function followOutput(outDir: string): () => ReturnType<typeof createPageFinder> {
  const idNow = () => {
    // absent while a build replaces the folder
    const folder = statSync(outDir, { throwIfNoEntry: false });
    return folder && `${folder.ino} ${folder.birthtimeMs}`;
  };
  const state = { id: idNow(), findPage: createPageFinder(outDir) };
  return () => {
    const id = idNow();
    if (id !== undefined && id !== state.id) Object.assign(state, { id, findPage: createPageFinder(outDir) });
    return state.findPage;
  };
}

/** Files under `static/` carry a hash in their name and never change. */
function setHeaders(response: ServerResponse, path: string): void {
  const immutable = path.startsWith('/static/');
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (extname(path) in textTypes) response.setHeader('Content-Type', getContentType(path));
}

function notFound(outDir: string, response: ServerResponse<IncomingMessage>): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(join(outDir, '404.html')).pipe(response);
}
