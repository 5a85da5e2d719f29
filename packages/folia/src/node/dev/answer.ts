import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { decodeSafely, plainPath, withoutBase } from '../../shared/route';
import type { DevBundler } from '../bundler/dev-server';
import type { Config } from '../config/config';
import { createDocumentTemplate } from '../payload';
import type { Pool } from '../render/pool';
import { getProblems } from '../support/errors';
import { errorPage } from './error-page';
import { createDevMachines } from './machines';
import type { DevSearch } from './search';
import { type ShowContext, show } from './show';
import type { DevPage } from './site';

export interface AnswerContext extends ShowContext {
  pool: Pool;
  bundler: DevBundler;
  search: DevSearch;
}

/** One request of the dev server: navigation file, image, page, payload, public file, code, in this order. */
export function createAnswer(context: AnswerContext) {
  const { config, state, bundler, search } = context;
  const machines = createDevMachines(context);
  const publicFiles = sirv(config.publicDir, { dev: true, etag: true });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    const path = plainPath(url);
    if (!url.startsWith(config.base))
      return send(response, { status: 404, type: 'text/plain', text: `This site lives under ${config.base}\n` });
    try {
      const nav = state.site().navAt(decodeSafely(path)) ?? state.site().navAt(path);
      if (nav) return sendJson(response, nav);
      const asset = state.assets.get(decodeSafely(withoutBase(path, config.base)).slice(1));
      if (asset) return sendFile(response, asset);
      const page = await pageFor(path, context);
      if (page) return await sendPage(response, page, context);
      const made = await machines.fileAt(path);
      if (made) return send(response, { status: 200, ...made });
      const index = await search.fileAt(withoutBase(path, config.base).slice(1));
      if (index !== null) return send(response, { status: 200, type: 'application/json', text: index });
      if (isCode(path, config)) {
        return await bundler.handle(request, response, () => {
          // The layouts of a page without scripts are compiled by nobody: their sheet is empty then.
          if (path.endsWith(layoutSheet)) send(response, { status: 200, type: 'text/css', text: '' });
          else void sendNotFound(path, response, context);
        });
      }
      const whole = request.url;
      request.url = withoutBase(url, config.base);
      publicFiles(request, response, () => {
        request.url = whole;
        void sendNotFound(path, response, context);
      });
    } catch (error) {
      const problems = [...getProblems(error)];
      if (path.endsWith('.json')) return sendJson(response, { problems }, 500);
      send(response, { status: 500, type: 'text/html', text: errorPage(problems, config) });
    }
  };
}

interface Found {
  page: DevPage;
  as: 'html' | 'json';
  status: number;
}

/** Scripts, styles and hot updates come from the bundler. */
function isCode(path: string, { base }: Config): boolean {
  const below = withoutBase(path, base);
  return below.startsWith('/static/') || below.includes('.hot-update.');
}

/** The page a request asks for: the document, or its payload under `.json`. */
async function pageFor(path: string, context: AnswerContext): Promise<Found | null> {
  const as = path.endsWith('.json') ? 'json' : 'html';
  const href = as === 'json' ? path.slice(0, -'.json'.length) : path;
  const site = context.state.site();
  const file = site.fileAt(href);
  if (file) return { page: (await show(file, context)).page, as, status: 200 };
  if (as === 'json' && /(^|\/)404$/.test(href)) return { page: site.notFound(href), as, status: 200 };
  return null;
}

async function sendPage(response: ServerResponse, { page, as, status }: Found, context: AnswerContext): Promise<void> {
  if (as === 'json') return sendJson(response, page.payload);
  const { config, pages, pool } = context;
  await pages.ready();
  const frame = createDocumentTemplate(config, devAssets, true);
  const html = await pool.run<unknown, string>('renderDocumentText', { ...page, frame });
  send(response, { status, type: 'text/html', text: html });
  context.begin();
}

const layoutSheet = 'static/css/layouts.css';

/** Without hashes the names are known before anything has been compiled, so a page need not wait for the browser's bundle. */
const devAssets = {
  scripts: ['static/js/main.js'],
  styles: ['static/css/styles.css'],
  layoutStyles: [layoutSheet],
};

async function sendNotFound(path: string, response: ServerResponse, context: AnswerContext): Promise<void> {
  const page = context.state.site().notFound(path);
  await sendPage(response, { page, as: 'html', status: 404 }, context).catch((error: unknown) =>
    send(response, { status: 500, type: 'text/html', text: errorPage([...getProblems(error)], context.config) }),
  );
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  send(response, { status, type: 'application/json', text: JSON.stringify(value) });
}

interface Answer {
  status: number;
  type: string;
  text: string;
}

function send(response: ServerResponse, { status, type, text }: Answer): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text);
}

function sendFile(response: ServerResponse, file: string): void {
  response.writeHead(200, { 'Content-Type': lookup(file) ?? 'application/octet-stream', 'Cache-Control': 'no-cache' });
  createReadStream(file).pipe(response);
}
