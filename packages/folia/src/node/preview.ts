import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import * as markup from '../shared/markup';
import { withoutBase } from '../shared/route';
import type { Config } from './config/config';
import { loadConfig } from './config/load';
import type { RunningServer, ServeOptions } from './options';
import { getContentType, textTypes } from './server/content-type';
import { createPageFinder } from './server/find-page';
import { prepare, refusalOf, refuse } from './server/guard';
import { listen } from './server/listen';
import { DocsError } from './support/errors';
import { createSilentLog, type Log } from './support/log';

/**
 * Serves the built site the way a static host does.
 *
 * @param log shows the address; without it nothing is printed
 * @throws DocsError when there is no built site or the port is taken
 * @example const { url, close } = await preview({ cwd: 'website', port: 0 });
 */
export async function preview(options: ServeOptions = {}, log: Log = createSilentLog()): Promise<RunningServer> {
  const config = await loadConfig(options.cwd, options);
  const { outDir } = config;
  if (!existsSync(join(outDir, '404.html'))) {
    throw new DocsError(`There is no built site in ${outDir}.`, { hint: 'Run "folia build" first.' });
  }
  const base = options.base === undefined ? (readBase(outDir) ?? config.base) : config.base;
  const host = options.host ?? 'localhost';
  const current = followOutput(config);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { serveFile, findPage } = current();
    const path = withoutBase(request.url ?? '/', base);
    if (base !== '/' && !(request.url ?? '').startsWith(base)) return notFound(outDir, response);
    request.url = path;
    serveFile(request, response, () => {
      const file = findPage(path);
      if (file === null) return notFound(outDir, response);
      request.url = file;
      serveFile(request, response, () => notFound(outDir, response));
    });
  };
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, host);
    if (refusal) return refuse(response, refusal);
    prepare(request, response);
    try {
      answer(request, response);
    } catch {
      // the output has just been taken away
      response.destroy();
    }
  });
  const url = await listen(server, { port: options.port, host, base });
  log.info(`Serving ${outDir} at ${url}`);
  return { url, close: () => closeServer(server) };
}

/** The base that the site was built with: `build --base` may have been given another one than the configuration's. */
function readBase(outDir: string): string | undefined {
  const html = readFileSync(join(outDir, '404.html'), 'utf8');
  return new RegExp(`${markup.siteFile}="([^"]*?)static/`).exec(html)?.[1];
}

interface Output {
  serveFile: RequestHandler;
  findPage: ReturnType<typeof createPageFinder>;
}

/** What is known of the output is known of its files of one moment: after the next build it is found out anew. */
function followOutput({ outDir, compress }: Pick<Config, 'outDir' | 'compress'>): () => Output {
  const read = (): Output => ({
    serveFile: sirv(outDir, { extensions: ['html'], etag: true, brotli: compress, gzip: compress, setHeaders }),
    findPage: createPageFinder(outDir),
  });
  const idNow = () => {
    // absent for the moment in which a build puts another folder there
    const folder = statSync(outDir, { throwIfNoEntry: false });
    return folder && `${folder.ino} ${folder.birthtimeMs}`;
  };
  const state = { id: idNow(), output: read() };
  return () => {
    const id = idNow();
    if (id !== undefined && id !== state.id) Object.assign(state, { id, output: read() });
    return state.output;
  };
}

/** Stops a server together with the connections that browsers keep open. */
export function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
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
