import { maxUrlLength } from '../../shared/constants';
import type { IndexPlace } from '../../shared/search/index-name';
import { getRemoteParameters } from '../../shared/search/remote';
import type { SearchResults } from '../../shared/search/types';
import type { RemoteSearch } from '../../shared/site';
import { askServer } from './ask-server';
import type { SearchEngine } from './engine';
import { type IndexHits, readRemoteResponse } from './remote-response';

export interface RemoteEngineInput {
  remote: RemoteSearch;
  /** On the dev server hits of this site's index stay on it. */
  development: boolean;
  fetch?: typeof globalThis.fetch;
}

/** Sends searches to a server: see `shared/search/remote.ts`. */
export function createRemoteEngine({
  remote,
  development,
  fetch = globalThis.fetch.bind(globalThis),
}: RemoteEngineInput): SearchEngine {
  return {
    open: async () => undefined,
    async search(query, place, limit) {
      const response = await askServer(fetch, getAddress(remote, { query, place, limit }));
      return inOrder(readRemoteResponse(response, query), remote, development);
    },
  };
}

/** Shortens the query until the URL is short enough for any server. */
function getAddress(
  { apiUrl, indexName, searchIndexes }: RemoteSearch,
  { query, place, limit }: { query: string; place: IndexPlace; limit: number },
): string {
  const url = new URL(apiUrl, location.href);
  const characters = [...query];
  const indexes = [indexName, ...searchIndexes.map(({ value }) => value)];
  const request = { limit, searchIndexes: [...new Set(indexes)], lang: place.lang };
  do {
    const parameters = getRemoteParameters({ ...request, keyword: characters.join('') });
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    characters.length = Math.floor(characters.length * 0.8);
  } while (url.href.length > maxUrlLength && characters.length > 0);
  return url.href;
}

/** This site's hits first, even when there are none, then the other indexes in the order of the configuration. */
function inOrder(groups: readonly IndexHits[], remote: RemoteSearch, development: boolean): SearchResults[] {
  const { indexName, searchIndexes } = remote;
  const prefix = remote.domain.replace(/\/+$/, '');
  const isOwn = ({ index }: IndexHits) => index === indexName || index === 'default';
  const labelOf = (index: string) => searchIndexes.find(({ value }) => value === index)?.label ?? index;
  const place = (group: IndexHits) => {
    const at = searchIndexes.findIndex(({ value }) => value === group.index);
    return isOwn(group) ? -1 : at < 0 ? searchIndexes.length : at;
  };
  // links of this site's hits stay on the dev server
  const getDomain = (group: IndexHits, domain: string) => (isOwn(group) && development ? '' : domain || prefix);
  const own = groups.length === 0 || groups.some(isOwn) ? [] : [{ index: indexName, hits: [] }];
  return [...own, ...groups]
    .toSorted((a, b) => place(a) - place(b))
    .map((group) => ({
      index: group.index,
      label: labelOf(group.index),
      hits: group.hits.map((hit) => ({ ...hit, domain: getDomain(group, hit.domain) })),
    }));
}
