import type { IncomingMessage, RequestListener } from 'node:http';
import type { RemoteGroup, RemoteResponse } from 'folia/node';
import { createHits } from './hits';
import { EngineError, queryEngine, type SearchEngine } from './query-engine';
import type { RateLimit } from './rate-limit';
import { parseRequest, type SearchRequest } from './request';

export interface GatewayOptions {
  engine: SearchEngine;
  /** Indexes that may be searched. */
  indexes: readonly string[];
  /** Origins of the sites whose pages may send requests; never `*`. */
  origins: ReadonlySet<string>;
  /** Whether a `Host` header names this server. */
  isOwnHost(host: string): boolean;
  rateLimit: RateLimit;
  /** Requests processed at the same time. */
  maxConcurrent: number;
  /** Take the client's address from `X-Forwarded-For`. */
  trustProxy: boolean;
  /** Called when the search engine stops responding, and when it responds again. */
  log(message: string): void;
}

/** The only path with a response other than 404. */
export const gatewayPath = '/search';

interface Response {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const createError = (status: number, error: string, headers: Record<string, string> = {}): Response => ({
  ...{ status, headers },
  body: { error },
});

/**
 * Responds to `GET /search?keyword=…&limit=…&searchIndexes=…&lang=…` with `[{ index, hits }]` from a search engine. Requests to the search
 * engine are built here and its responses parsed here: neither its headers nor its error messages reach the client.
 */
export function createGateway(options: GatewayOptions): RequestListener {
  const state: GatewayState = { running: 0, down: false };
  return async (request, response) => {
    const { status, body, headers } = await respond(request, options, state);
    const text = JSON.stringify(body);
    const { origin } = request.headers;
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': status === 200 ? 'public, max-age=60' : 'no-store',
      Vary: 'Origin',
      ...(origin !== undefined && options.origins.has(origin) ? { 'Access-Control-Allow-Origin': origin } : {}),
      ...headers,
    });
    response.end(text);
  };
}

interface GatewayState {
  running: number;
  /** The last request to the search engine failed. */
  down: boolean;
}

async function respond(message: IncomingMessage, options: GatewayOptions, state: GatewayState): Promise<Response> {
  const request = validate(message, options);
  if ('status' in request) return request;
  if (request.words.length === 0)
    return { status: 200, body: request.searchIndexes.map((index): RemoteGroup => ({ index, hits: [] })) };
  if (state.running >= options.maxConcurrent) return createError(503, 'Too many requests.', { 'Retry-After': '1' });
  state.running++;
  try {
    const body = await search(request, options.engine);
    if (state.down) options.log('The search engine responds again.');
    state.down = false;
    return { status: 200, body };
  } catch (error) {
    const timedOut = error instanceof EngineError && error.kind === 'timeout';
    if (!state.down) options.log(`The search engine does not respond: ${getReason(error, options.engine)}`);
    state.down = true;
    return timedOut ? createError(504, 'The search timed out.') : createError(502, 'The search failed.');
  } finally {
    state.running--;
  }
}

/** A message of Node.js may quote a header with the key. */
function getReason(error: unknown, { connection: { key } }: SearchEngine): string {
  const reason = error instanceof Error ? error.message : String(error);
  return key === '' ? reason : reason.replaceAll(key, '…');
}

/** The request, or the response that refuses it. Cheap checks come first. */
function validate(message: IncomingMessage, options: GatewayOptions): SearchRequest | Response {
  const { method, url = '', headers, socket } = message;
  if (!options.isOwnHost(headers.host ?? '')) return createError(403, 'Unknown host.');
  if (headers.origin !== undefined && !options.origins.has(headers.origin))
    return createError(403, 'Origin not allowed.');
  if (method !== 'GET') return createError(405, 'Only GET is allowed.', { Allow: 'GET', Connection: 'close' });
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    return createError(400, 'The request must not have a body.', { Connection: 'close' });
  const [path, search = ''] = url.split('?', 2);
  if (path !== gatewayPath) return createError(404, 'Not found.');
  const address = (options.trustProxy && getLast(headers['x-forwarded-for'])) || (socket.remoteAddress ?? '');
  if (!options.rateLimit(address)) return createError(429, 'Too many requests.', { 'Retry-After': '1' });
  const request = parseRequest(new URLSearchParams(search), options.indexes);
  return typeof request === 'string' ? createError(400, request) : request;
}

/** The last entry is the proxy's own; the client can forge those before it. */
const getLast = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/** The search engine finds sections; a page has several. */
const sectionsPerPage = 6;

const search = (
  { keyword, limit, searchIndexes, lang, words }: SearchRequest,
  engine: SearchEngine,
): Promise<RemoteResponse> =>
  Promise.all(
    searchIndexes.map(async (index): Promise<RemoteGroup> => {
      const records = await queryEngine(engine, { index, words, lang, size: limit * sectionsPerPage });
      return { index, hits: createHits(records, keyword, limit) };
    }),
  );
