import { docSearchOrigin } from '../../shared/search/docsearch';
import type { IndexPlace } from '../../shared/search/index-name';
import type { DocSearch, SiteData } from '../../shared/site';
import { askServer } from './ask-server';
import { readDocSearchResponse } from './docsearch-response';
import type { SearchEngine } from './engine';

export interface DocSearchEngineInput {
  docSearch: DocSearch;
  site: Pick<SiteData, 'siteOrigin' | 'rules'>;
  fetch?: typeof globalThis.fetch;
}

/** Longest query of Algolia, in bytes. */
const maxQueryBytes = 512;

/** Sends searches to Algolia, without its client: one request, as its REST API describes it. */
export function createDocSearchEngine({
  docSearch,
  site: { siteOrigin, rules },
  fetch = globalThis.fetch.bind(globalThis),
}: DocSearchEngineInput): SearchEngine {
  const { appId, apiKey, indexName } = docSearch;
  // in the address and not in headers, which would need a preflight request
  const parameters = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  const url = `${docSearchOrigin(appId)}/1/indexes/*/queries?${parameters}`;
  const site = { origins: [siteOrigin, location.origin], base: rules.base };
  return {
    open: async () => undefined,
    async search(query, place, limit) {
      const body = JSON.stringify({ requests: [createRequest(docSearch, { query, place, limit })] });
      // keys can be limited to the sites that use them
      const response = await askServer(fetch, url, { method: 'POST', body, referrerPolicy: 'strict-origin' });
      return [{ index: indexName, label: indexName, hits: readDocSearchResponse(response, { query, site }) }];
    },
  };
}

function createRequest(
  { indexName, filters }: DocSearch,
  { query, place, limit }: { query: string; place: IndexPlace; limit: number },
) {
  const version = place.version === '' ? [] : [`version:${place.version}`];
  return {
    indexName,
    query: query.slice(0, new TextEncoder().encodeInto(query, new Uint8Array(maxQueryBytes)).read),
    // titles, headings and texts
    hitsPerPage: limit * 3,
    facetFilters: [...filters.map((filter) => filter.replaceAll('{lang}', place.lang)), ...version],
    attributesToRetrieve: ['hierarchy', 'content', 'url'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: [],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}
