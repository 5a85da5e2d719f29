import type { SearchDocument, TextRange } from './types';

/** What a search server is sent: `GET {apiUrl}?keyword=dts&limit=7&searchIndexes=docs,blog&lang=zh`. */
export interface RemoteRequest {
  /** The query. */
  keyword: string;
  /** Most pages of each index. */
  limit: number;
  /** Joined with commas. */
  searchIndexes: readonly string[];
  /** '' for every language. */
  lang: string;
}

/** The name of a parameter of the request. */
export type RemoteParameter = keyof RemoteRequest;

/** The parameters of a request as they appear in its URL, not yet encoded. */
export const getRemoteParameters = (request: RemoteRequest): Record<RemoteParameter, string> => ({
  keyword: request.keyword,
  limit: String(request.limit),
  searchIndexes: request.searchIndexes.join(),
  lang: request.lang,
});

/**
 * A page that was found. `content` and `toc` may contain only the sections that match. `matches` names the matching ranges of `content`
 * when they are not the words of the query: misspelled words, synonyms.
 */
export type RemoteHit = Omit<SearchDocument, 'id' | 'order'> & { matches?: { content: TextRange[] } };

/** The hits of one index. */
export interface RemoteGroup {
  /** Name of the index. */
  index: string;
  /** Best first. */
  hits: RemoteHit[];
}

/** What a search server responds with, as JSON: a group for each index. */
export type RemoteResponse = RemoteGroup[];
