import { getQueryWords, longestQuery, type RemoteParameter, type RemoteRequest } from 'folia/node';

/** A search request, validated. */
export interface SearchRequest extends RemoteRequest {
  /** What the search engine looks up. */
  words: string[];
}

const maxLimit = 20;
const defaultLimit = 7;
/** Further words do not improve the results. */
const maxWords = 64;
const parameterNames: readonly RemoteParameter[] = ['keyword', 'limit', 'searchIndexes', 'lang'];

/**
 * @param indexes names of the indexes that may be searched
 * @returns the request, or what is wrong with it
 */
export function parseRequest(parameters: URLSearchParams, indexes: readonly string[]): SearchRequest | string {
  const repeated = parameterNames.find((name) => parameters.getAll(name).length > 1);
  if (repeated) return `"${repeated}" is given more than once.`;
  const get = (name: RemoteParameter) => parameters.get(name) ?? '';
  const keyword = get('keyword').trim();
  if (keyword.length > longestQuery) return `"keyword" has more than ${longestQuery} characters.`;
  const limit = get('limit') || String(defaultLimit);
  if (!/^[1-9]\d{0,5}$/.test(limit)) return '"limit" must be a positive number.';
  const lang = get('lang');
  if (!/^[A-Za-z0-9-]{0,35}$/.test(lang)) return '"lang" is not a valid language tag.';
  return {
    keyword,
    limit: Math.min(maxLimit, Number(limit)),
    searchIndexes: selectIndexes(get('searchIndexes'), indexes),
    lang,
    words: getQueryWords(keyword).slice(0, maxWords),
  };
}

/** All indexes when none is named; never one that is not allowed. */
function selectIndexes(names: string, indexes: readonly string[]): readonly string[] {
  const list = names.split(',').filter(Boolean);
  return list.length === 0 ? indexes : indexes.filter((index) => list.includes(index));
}
