import { longestQuery, parseQuery } from '../../../shared/search/query';

/** What a reader asks (RS-01). */
export interface Question {
  keyword: string;
  /** Pages in the answer. */
  limit: number;
  /** Those of the asked ones that there are. */
  indexes: string[];
  /** '' when any will do. */
  lang: string;
  /** What the engine is asked for. */
  words: string[];
}

/** Most pages in an answer. */
export const mostPages = 20;
const usualPages = 7;
/** More words than this make no answer better. */
const mostWords = 64;
const asked = ['keyword', 'limit', 'searchIndexes', 'lang'] as const;

/** @returns what is wrong as text; it says nothing that the asker does not know */
export function readQuestion(parameters: URLSearchParams, indexes: readonly string[]): Question | string {
  const twice = asked.find((name) => parameters.getAll(name).length > 1);
  if (twice) return `"${twice}" is there twice.`;
  const keyword = (parameters.get('keyword') ?? '').trim();
  if (keyword.length > longestQuery) return `"keyword" has more than ${longestQuery} characters.`;
  const limit = parameters.get('limit') ?? String(usualPages);
  if (!/^[1-9]\d{0,5}$/.test(limit)) return '"limit" is no number above 0.';
  const lang = parameters.get('lang') ?? '';
  if (!/^[A-Za-z0-9-]{0,35}$/.test(lang)) return '"lang" is no language.';
  return {
    keyword,
    limit: Math.min(mostPages, Number(limit)),
    indexes: wanted(parameters.get('searchIndexes') ?? '', indexes),
    lang,
    words: wordsOfQuery(keyword),
  };
}

/** Nothing asked for means everything there is. Others than these are never asked. */
function wanted(names: string, indexes: readonly string[]): string[] {
  const list = names.split(',').filter(Boolean);
  return list.length === 0 ? [...indexes] : indexes.filter((index) => list.includes(index));
}

/** The same words under which records are kept: `autoExternal` asks for `auto` and `external`, `构建产物` for its pairs. */
function wordsOfQuery(keyword: string): string[] {
  const words = parseQuery(keyword).pieces.flatMap(({ parts }) => parts);
  return [...new Set(words)].slice(0, mostWords);
}
