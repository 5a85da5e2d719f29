import type { IncomingMessage, RequestListener } from 'node:http';
import { askEngine, EngineError, type EngineLink } from './ask-engine';
import { getPages, type PageHit } from './pages';
import { type Question, readQuestion } from './question';
import type { RateLimit } from './rate-limit';

export interface GatewayInput {
  link: EngineLink;
  /** Those that may be asked. */
  indexes: readonly string[];
  /** Sites whose pages may ask; never `*`. */
  origins: ReadonlySet<string>;
  /** Whether the name under which this server was called is one of its own. */
  isOwnHost(host: string): boolean;
  rateLimit: RateLimit;
  /** Questions that the engine is asked at the same time. */
  atOnce: number;
  /** The address of whoever asks stands in `X-Forwarded-For`. */
  behindProxy: boolean;
  /** Hears of an engine that does not answer, once until it answers again. */
  log(message: string): void;
}

/** The one path that is answered. */
export const gatewayPath = '/search';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}): Answer => ({
  ...{ status, headers },
  body: { error },
});

/**
 * Answers `GET /search?keyword=…&limit=…&searchIndexes=…&lang=…` with `[{ index, hits }]` (RS-01, RS-02) by asking an engine. What goes
 * to the engine is made here, what comes from it is read here: neither its headers nor its errors get through.
 */
export function createGateway(input: GatewayInput): RequestListener {
  const state = { running: 0, down: false };
  return async (request, response) => {
    const { status, body, headers } = await answerTo(request, input, state);
    const text = JSON.stringify(body);
    const { origin } = request.headers;
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': status === 200 ? 'public, max-age=60' : 'no-store',
      Vary: 'Origin',
      ...(origin !== undefined && input.origins.has(origin) ? { 'Access-Control-Allow-Origin': origin } : {}),
      ...headers,
    });
    response.end(text);
  };
}

interface GatewayState {
  running: number;
  /** The engine did not answer the last question. */
  down: boolean;
}

async function answerTo(request: IncomingMessage, input: GatewayInput, state: GatewayState): Promise<Answer> {
  const question = getQuestion(request, input);
  if ('status' in question) return question;
  if (question.words.length === 0)
    return { status: 200, body: question.indexes.map((index): Group => ({ index, hits: [] })) };
  if (state.running >= input.atOnce) return refusal(503, 'Too much to do.', { 'Retry-After': '1' });
  state.running++;
  try {
    const body = await getGroups(question, input.link);
    if (state.down) input.log('The search engine answers again.');
    state.down = false;
    return { status: 200, body };
  } catch (error) {
    const slow = error instanceof EngineError && error.kind === 'slow';
    if (!state.down) input.log(`The search engine does not answer: ${error instanceof Error ? error.message : error}`);
    state.down = true;
    return slow ? refusal(504, 'The search took too long.') : refusal(502, 'The search failed.');
  } finally {
    state.running--;
  }
}

/** What is asked, or why there will be no answer. The cheap reasons come first. */
function getQuestion(request: IncomingMessage, input: GatewayInput): Question | Answer {
  const { method, url = '', headers, socket } = request;
  if (!input.isOwnHost(headers.host ?? '')) return refusal(403, 'This server has another name.');
  if (headers.origin !== undefined && !input.origins.has(headers.origin)) return refusal(403, 'This site may not ask.');
  if (method !== 'GET') return refusal(405, 'Only GET is answered.', { Allow: 'GET', Connection: 'close' });
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    return refusal(400, 'A question has no body.', { Connection: 'close' });
  const [path, search = ''] = url.split('?', 2);
  if (path !== gatewayPath) return refusal(404, 'There is nothing here.');
  const address = (input.behindProxy && getLast(headers['x-forwarded-for'])) || (socket.remoteAddress ?? '');
  if (!input.rateLimit(address)) return refusal(429, 'Too many questions.', { 'Retry-After': '1' });
  const question = readQuestion(new URLSearchParams(search), input.indexes);
  return typeof question === 'string' ? refusal(400, question) : question;
}

/** The proxy itself has written the last one; those before it are what it was told. */
const getLast = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

interface Group {
  index: string;
  hits: PageHit[];
}

/** Sections are asked for, pages answered: a page has several. */
const sectionsPerPage = 6;

const getGroups = ({ keyword, limit, indexes, lang, words }: Question, link: EngineLink): Promise<Group[]> =>
  Promise.all(
    indexes.map(async (index) => {
      const records = await askEngine(link, { index, words, lang, size: limit * sectionsPerPage });
      return { index, hits: getPages(records, keyword, limit) };
    }),
  );
