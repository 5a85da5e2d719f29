import { maxUrlLength } from '../../shared/constants';
import type { SearchResults } from '../../shared/search/types';
import type { RemoteSearch } from '../../shared/site';
import type { SearchEngine, SearchPlace } from './engine';
import { type RemoteGroup, readRemoteAnswer } from './remote-answer';
import { SlowServerError } from './slow-server-error';

export interface RemoteEngineInput {
  remote: RemoteSearch;
  /** On the dev server hits of this site's index stay on it (RS-07). */
  development: boolean;
  fetch?: typeof globalThis.fetch;
}

/** An answer that is not there by then is none. Milliseconds. */
export const serverPatience = 5_000;
/** Bytes of an answer that are read. */
const largestAnswer = 2_000_000;

/** Asks a server (RS-01): `GET {apiUrl}?keyword=…&limit=7&searchIndexes=a,b&lang=zh`. */
export function createRemoteEngine({
  remote,
  development,
  fetch = globalThis.fetch.bind(globalThis),
}: RemoteEngineInput): SearchEngine {
  return {
    open: async () => undefined,
    async search(query, place, limit) {
      const answer = await inTime(async (signal) => {
        const response = await fetch(getAddress(remote, { query, place, limit }), {
          redirect: 'error',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal,
        });
        if (!response.ok) throw new Error(`The search server answered with status ${response.status}.`);
        return readText(response);
      });
      return inOrder(readRemoteAnswer(JSON.parse(answer), query), remote, development);
    },
  };
}

async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new SlowServerError(`The search server has not answered in ${serverPatience / 1000} seconds.`)),
    serverPatience,
  );
  try {
    return await ask(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** No address is longer than a server takes: the query gives way. */
function getAddress(
  { apiUrl, indexName, searchIndexes }: RemoteSearch,
  { query, place, limit }: { query: string; place: SearchPlace; limit: number },
): string {
  const url = new URL(apiUrl, location.href);
  const characters = [...query];
  const indexes = [indexName, ...searchIndexes.map(({ value }) => value)];
  do {
    url.searchParams.set('keyword', characters.join(''));
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('searchIndexes', [...new Set(indexes)].join());
    url.searchParams.set('lang', place.lang);
    characters.length = Math.floor(characters.length * 0.8);
  } while (url.href.length > maxUrlLength && characters.length > 0);
  return url.href;
}

/** The body as text; reading stops, with an error, when there is more than anybody needs. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largestAnswer) {
      await reader.cancel();
      throw new Error('The answer of the search server is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** This site's hits first, be there some or none, then the other indexes in the order of the configuration (RS-05). */
function inOrder(groups: readonly RemoteGroup[], remote: RemoteSearch, development: boolean): SearchResults[] {
  const { indexName, searchIndexes } = remote;
  const prefix = remote.domain.replace(/\/+$/, '');
  const isOwn = ({ index }: RemoteGroup) => index === indexName || index === 'default';
  const labelOf = (index: string) => searchIndexes.find(({ value }) => value === index)?.label ?? index;
  const place = (group: RemoteGroup) => {
    const at = searchIndexes.findIndex(({ value }) => value === group.index);
    return isOwn(group) ? -1 : at < 0 ? searchIndexes.length : at;
  };
  // RS-07: links of this site's hits stay on the dev server
  const getDomain = (group: RemoteGroup, domain: string) => (isOwn(group) && development ? '' : domain || prefix);
  const own = groups.length === 0 || groups.some(isOwn) ? [] : [{ index: indexName, hits: [] }];
  return [...own, ...groups]
    .toSorted((a, b) => place(a) - place(b))
    .map((group) => ({
      index: group.index,
      label: labelOf(group.index),
      hits: group.hits.map((hit) => ({ ...hit, domain: getDomain(group, hit.domain) })),
    }));
}
