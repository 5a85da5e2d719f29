import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';

type Request = Pick<IncomingMessage, 'headers' | 'method'> & Partial<Pick<IncomingMessage, 'headersDistinct'>>;

/** Why a request is refused. */
export interface Refusal {
  status: 400 | 403 | 405;
  text: string;
  headers?: OutgoingHttpHeaders;
}

const foreign: Refusal = {
  status: 403,
  text: 'This server only accepts requests to its own address. Start it with --host to allow another name.\n',
};
const ambiguous: Refusal = { status: 400, text: 'The request names more than one host.\n' };
const method: Refusal = {
  status: 405,
  text: 'This server only accepts GET and HEAD requests.\n',
  headers: { Allow: 'GET, HEAD' },
};

/**
 * The requests that local servers refuse. Any website can send requests here. It is recognised by its `Origin`, its
 * `Sec-Fetch-Site`, or, when it has pointed its own domain name at this machine (DNS rebinding), the `Host`: numeric addresses
 * cannot be rebound. Pages may be opened from anywhere.
 *
 * @param bound the host the server was told to listen on; its name is allowed as well
 * @returns null when the request is allowed
 */
export function findRefusal({ headers, headersDistinct, method: verb }: Request, bound: string): Refusal | null {
  if ((headersDistinct?.host?.length ?? 1) > 1) return ambiguous;
  const host = readHost(headers.host);
  if (host === null || !isAllowedHost(host.hostname, bound)) return foreign;
  if (headers.origin !== undefined && originHost(headers.origin) !== host.host) return foreign;
  const site = headers['sec-fetch-site'];
  const isForeign = site === 'cross-site' || site === 'same-site';
  if (isForeign && headers['sec-fetch-mode'] !== 'navigate') return foreign;
  return verb === 'GET' || verb === 'HEAD' ? null : method;
}

/** Whether a WebSocket may be opened: by pages of this server. Browsers always send the origin. */
export const mayUpgrade = (request: Request, bound: string): boolean =>
  request.headers.origin !== undefined && findRefusal(request, bound) === null;

export function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/**
 * Common setup of every response of a local server: other sites cannot load it, and of ranges only those that the file server reads
 * right remain. A file that cannot be read to its end closes the connection; a browser that goes away closes the file.
 */
export function prepare(request: IncomingMessage, response: ServerResponse): void {
  response.on('pipe', (source: Readable) => {
    source.on('error', () => response.destroy());
    response.on('close', () => source.destroy());
  });
  // what is written after the browser has gone
  response.on('error', () => {});
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (!isServedRange(request)) delete request.headers.range;
  request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
}

/**
 * The whole file is an answer to every range (RFC 9110, 14.2). The file server misreads `bytes=5-2`, `bytes=-3` and `bytes=0-0`. A range
 * is for GET only; with `If-Range` it needs a strong validator, which no file here has.
 */
function isServedRange({ method: verb, headers }: IncomingMessage): boolean {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === '' || verb !== 'GET' || headers['if-range'] !== undefined) return false;
  const last = Number(to || from);
  return Number(from) <= last && Number.isSafeInteger(last) && (to === '' || last > 0);
}

/** Of `gzip;q=0, br;q=0.5, vibrant`: `br`. */
function acceptedEncodings(header: string | string[] = ''): string {
  const parts = String(header).toLowerCase().split(',');
  const accepted = parts.flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    return parameters.some((each) => /^q=0(\.0*)?$/.test(each)) ? [] : [name];
  });
  return accepted.filter((name) => name === 'br' || name === 'gzip').join();
}

const isAllowedHost = (host: string, bound: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0 || host === bound.toLowerCase();

/** `localhost:3000`, `[::1]:3000`; null when it is no host at all. */
function readHost(header: string | undefined): { host: string; hostname: string } | null {
  if (!header || /[\s/@?#\\]/.test(header) || !URL.canParse(`http://${header}`)) return null;
  const { host, hostname } = new URL(`http://${header}`);
  return { host, hostname: hostname.replace(/^\[|\]$/g, '') };
}

/** The host of an origin as a `Host` header has it: without the port of the protocol. */
const originHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
