import { createServer } from 'node:http';
import type { RunningServer } from './options';
import { closeServer } from './preview';
import { engine, engineNamed, engineNames, isIndexName } from './search/engines';
import type { EngineAccess } from './search/engines/engine';
import { createGateway, gatewayPath } from './search/gateway/gateway';
import { createRateLimit } from './search/gateway/rate-limit';
import { isAllowed } from './server/host-check';
import { listen } from './server/listen';
import { DocsError } from './support/errors';
import type { Log } from './support/log';

/** What `folia search serve` takes. Lists have commas between their entries. */
export interface SearchServeOptions {
  engine?: string | undefined;
  url?: string | undefined;
  /** @default 'docs' */
  index?: string | undefined;
  origin?: string | undefined;
  port?: number | undefined;
  /** @default 'localhost' */
  host?: string | undefined;
  name?: string | undefined;
  proxy?: boolean | undefined;
  /** Key of the engine: from the environment, because arguments are for everybody to see. */
  key?: string | undefined;
  /** Algolia's name for the application. */
  application?: string | undefined;
}

/** An engine that has not answered by then does not count. Milliseconds. */
export const enginePatience = 2_000;
const limits = { burst: 40, perSecond: 8, addresses: 20_000 } as const;
const atOnce = 32;
const getList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/**
 * Answers the queries of a site with remote search in front of a search engine, which then needs no way to the outside.
 *
 * @throws DocsError when an option is missing or wrong
 */
export async function searchServe(options: SearchServeOptions, log: Log): Promise<RunningServer> {
  if (!options.engine) throw missing('--engine', `Known are: ${engineNames.join(', ')}.`);
  const name = engineNamed(options.engine);
  const access = getAccess(options);
  const indexes = createIndexes(options.index);
  const host = options.host ?? 'localhost';
  const names = [host, ...getList(options.name)];
  const gateway = createGateway({
    link: { engine: engine(name), access, patience: enginePatience },
    indexes,
    origins: new Set(getList(options.origin).map(getOrigin)),
    isOwnHost: (called) => names.some((each) => isAllowed({ headers: { host: called } }, each)),
    rateLimit: createRateLimit({ ...limits, now: () => performance.now() }),
    ...{ atOnce, behindProxy: options.proxy ?? false },
    log: (message) => log.warn(message),
  });
  const server = createServer({ maxHeaderSize: 12_288, headersTimeout: 5_000, requestTimeout: 5_000 }, gateway);
  server.keepAliveTimeout = 10_000;
  const url = await listen(server, { port: options.port, host, base: gatewayPath });
  log.info(`Answering at ${url} for ${indexes.join(', ')} in ${name}`);
  return { url, close: () => closeServer(server) };
}

const missing = (option: string, hint: string) => new DocsError(`${option} is required.`, { hint });

function getAccess({ url, key = '', application = '' }: SearchServeOptions): EngineAccess {
  if (!url) throw missing('--url', 'It is the address of the engine: --url http://localhost:10041');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search !== '' || parsed.hash !== '')
    throw new DocsError(`--url is no address of a server: "${url}".`, { hint: 'It looks like http://localhost:7700' });
  if (parsed.username !== '' || parsed.password !== '')
    throw new DocsError('--url must not contain a password: arguments are for everybody to see.', {
      hint: 'Put it into the environment as FOLIA_SEARCH_KEY.',
    });
  return { url: parsed.href.replace(/\/+$/, ''), key, application };
}

function createIndexes(names = 'docs'): string[] {
  const indexes = getList(names);
  const wrong = indexes.find((index) => !isIndexName(index));
  if (wrong === undefined && indexes.length > 0) return indexes;
  throw new DocsError(`--index names no index: "${wrong ?? names}".`, {
    hint: 'Names are made of letters, digits, hyphens and underscores.',
  });
}

/** As browsers send it. */
function getOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
  throw new DocsError(`--origin is no origin: "${text}".`, {
    hint: 'It looks like https://docs.example; "*" would let every site ask.',
  });
}
