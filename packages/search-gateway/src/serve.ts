import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DocsError, type Log, type RunningServer } from 'folia/node';
import { engineNames, getAdapter, isIndexName, parseEngineName } from './adapters';
import type { Connection } from './adapters/adapter';
import { createGateway, gatewayPath } from './gateway/gateway';
import { isOwnHost } from './gateway/own-host';
import { createRateLimit } from './gateway/rate-limit';

/** Options of `folia-search serve`. Lists are separated by commas. */
export interface ServeOptions {
  engine?: string | undefined;
  url?: string | undefined;
  /** @default 'docs' */
  index?: string | undefined;
  origin?: string | undefined;
  /** @default 3000 */
  port?: number | undefined;
  /** @default 'localhost' */
  host?: string | undefined;
  name?: string | undefined;
  proxy?: boolean | undefined;
  /** API key of the search engine. Read from the environment, because other users of a machine can see arguments. */
  key?: string | undefined;
  /** Application id, for Algolia. */
  application?: string | undefined;
}

/** Milliseconds that the search engine has for one search. */
const engineTimeout = 2_000;
const rateLimits = { burst: 40, perSecond: 8, addresses: 20_000 } as const;
const maxConcurrent = 32;
/** Milliseconds and bytes. */
export const serverLimits = {
  maxHeaderSize: 12_288,
  /** A client that sends its headers or its request more slowly is cut off. */
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  /** How often slow clients are looked for. Node's default is 30 seconds. */
  connectionsCheckingInterval: 1_000,
};
const defaultPort = 3000;

/**
 * Starts a server that responds to the search requests of sites and queries a search engine, which then needs no public address.
 *
 * @throws DocsError when an option is missing or invalid
 */
export async function serve(options: ServeOptions, log: Log, limits = serverLimits): Promise<RunningServer> {
  if (!options.engine) throw createMissing('--engine', `Supported: ${engineNames.join(', ')}.`);
  const name = parseEngineName(options.engine);
  const connection = parseConnection(options);
  const indexes = parseIndexes(options.index);
  const host = options.host ?? 'localhost';
  const names = [host, ...parseList(options.name)];
  const gateway = createGateway({
    engine: { adapter: getAdapter(name), connection, timeout: engineTimeout },
    indexes,
    origins: new Set(parseList(options.origin).map(parseOrigin)),
    isOwnHost: (header) => isOwnHost(header, names),
    rateLimit: createRateLimit({ ...rateLimits, now: () => performance.now() }),
    maxConcurrent,
    trustProxy: options.proxy ?? false,
    log: (message) => log.warn(message),
  });
  const server = createServer(limits, gateway);
  server.keepAliveTimeout = 10_000;
  const port = await listen(server, options.port ?? defaultPort, host);
  const url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}${gatewayPath}`;
  log.info(`Serving ${indexes.join(', ')} from ${name} at ${url}`);
  return { url, close: () => close(server) };
}

/** @returns the port */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = new DocsError(`Port ${port} is in use.`, { hint: 'Choose another one with --port.' });
      reject(error.code === 'EADDRINUSE' ? inUse : error);
    });
    // a server that listens on a port has an address object
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const createMissing = (option: string, hint: string) => new DocsError(`${option} is required.`, { hint });

const parseList = (text = ''): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function parseConnection({ url, key = '', application = '' }: ServeOptions): Connection {
  if (!url)
    throw createMissing('--url', 'Pass the address of the search engine, such as --url http://localhost:10041.');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search !== '' || parsed.hash !== '')
    throw new DocsError(`--url is not the address of a server: "${url}".`, { hint: 'Example: http://localhost:7700' });
  if (parsed.username !== '' || parsed.password !== '')
    throw new DocsError('--url must not contain a password: other users of the machine can see arguments.', {
      hint: 'Use the environment variable FOLIA_SEARCH_KEY.',
    });
  // a file with the key often ends with a line break
  if (!isHeaderValue(key.trim()) || !isHeaderValue(application.trim()))
    throw new DocsError('The key or the application id has characters that no header can have.', {
      hint: 'Check FOLIA_SEARCH_KEY and FOLIA_SEARCH_APPLICATION for line breaks and invisible characters.',
    });
  return { url: parsed.href.replace(/\/+$/, ''), key: key.trim(), application: application.trim() };
}

const isHeaderValue = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

function parseIndexes(text = 'docs'): string[] {
  const indexes = parseList(text);
  const invalid = indexes.find((index) => !isIndexName(index));
  if (invalid === undefined && indexes.length > 0) return indexes;
  throw new DocsError(`--index is not the name of an index: "${invalid ?? text}".`, {
    hint: 'Names consist of letters, digits, hyphens and underscores.',
  });
}

/** An origin as browsers send it. */
function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
  throw new DocsError(`--origin is not an origin: "${text}".`, {
    hint: 'Example: https://docs.example. "*" is not allowed: any site could send requests.',
  });
}
