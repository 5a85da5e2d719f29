import { createNeedles } from '../../shared/search/find-in-text';
import { createHits } from '../../shared/search/hits';
import { openDocument } from '../../shared/search/open-document';
import { parseQuery } from '../../shared/search/query';
import type { RemoteHit } from '../../shared/search/remote';
import { createSnippet } from '../../shared/search/snippet';
import type { SearchDocument, SearchHeading, SearchHit, TextRange } from '../../shared/search/types';
import { eachOnce, isObject, textOf } from './response-parts';

/** The hits of one index. */
export interface IndexHits {
  /** Its name on the server. */
  index: string;
  hits: SearchHit[];
}

/** Limits far above what seven hits of each kind need. */
const maxGroups = 20;
const maxDocuments = 100;
const maxNameLength = 100;

/** Meilisearch has its own name for `matches`. */
type UnknownHit = { readonly [name in keyof RemoteHit | '_matchesPosition']?: unknown };

/**
 * Reads a `RemoteResponse`. Nothing of it is trusted: what has another shape is ignored, text is never HTML, links lead to http(s) only.
 *
 * @throws when it is not a list
 */
export function readRemoteResponse(response: unknown, query: string): IndexHits[] {
  if (!Array.isArray(response)) throw new Error('The response of the search server is not an array.');
  const known = new Set<string>();
  return response.slice(0, maxGroups).flatMap((group) => {
    if (!isObject(group) || typeof group.index !== 'string' || !Array.isArray(group.hits)) return [];
    const index = group.index.slice(0, maxNameLength);
    // each index once
    if (known.has(index)) return [];
    known.add(index);
    const hits = group.hits.slice(0, maxDocuments).flatMap((hit, id) => (isObject(hit) ? readHit(hit, id, query) : []));
    return [{ index, hits: eachOnce(hits) }];
  });
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** The hits in one document. Without any word of the query in it: the ranges that the server names. */
function readHit(hit: UnknownHit, id: number, typed: string): SearchHit[] {
  const document = createSearchDocument(hit, id);
  if (!document) return [];
  const query = parseQuery(typed);
  const input = { query: query.text, needles: createNeedles(query, { rarities: [], meant: new Map() }) };
  const { lines } = createHits(openDocument(document), input);
  const found = lines.map(({ hit }) => hit()).filter(({ highlights }) => highlights.length > 0);
  if (found.length > 0) return found;
  const { title, group, domain, routePath, content } = document;
  const ranges = readMatches(hit, content);
  const { text, ranges: highlights } = createSnippet(content, ranges);
  const head = { title, header: title, group, domain, link: routePath, query: query.text };
  return ranges.length > 0
    ? [{ ...head, type: 'content', statement: text, highlights }]
    : [{ ...head, type: 'title', highlights: [] }];
}

function createSearchDocument(hit: UnknownHit, id: number): SearchDocument | null {
  const routePath = textOf(hit.routePath);
  const domain = getDomain(hit.domain);
  if (!/^\/(?!\/)/.test(routePath) || domain === null) return null;
  const content = textOf(hit.content);
  const toc = createToc(hit.toc, content);
  return {
    ...{ id, order: id, domain, routePath, content, toc },
    title: textOf(hit.title),
    lang: textOf(hit.lang),
    version: textOf(hit.version),
    group: textOf(hit.group),
    code: getCode(hit.code, toc.length + 1),
    keywords: [],
  };
}

/** An origin without a slash at its end; null when it is not a web address. */
function getDomain(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, origin } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

/** One text per section; anything else would be shown under the wrong headings. */
const getCode = (code: unknown, sections: number): string[] =>
  Array.isArray(code) && code.length === sections ? code.map(textOf) : [];

/** Headings in the order of the text. */
function createToc(toc: unknown, content: string): SearchHeading[] {
  if (!Array.isArray(toc)) return [];
  let last = 0;
  return toc.slice(0, 500).flatMap((item): SearchHeading[] => {
    if (!isObject(item) || typeof item.id !== 'string' || typeof item.text !== 'string') return [];
    const { id, text, depth, charIndex } = item;
    if (!isCount(charIndex) || charIndex < last || charIndex > content.length) return [];
    last = charIndex;
    return [{ id, text, charIndex, depth: isCount(depth) ? Math.min(6, Math.max(2, depth)) : 2 }];
  });
}

/** The ranges of the content that the server names, in order, not overlapping. */
function readMatches(hit: UnknownHit, content: string): TextRange[] {
  const positions = isObject(hit.matches) ? hit.matches : isObject(hit._matchesPosition) ? hit._matchesPosition : {};
  if (!Array.isArray(positions.content)) return [];
  return positions.content
    .flatMap((range): TextRange[] => {
      if (!isObject(range) || !isCount(range.start) || !isCount(range.length)) return [];
      const { start, length } = range;
      return length > 0 && start + length <= content.length ? [{ start, length }] : [];
    })
    .sort((a, b) => a.start - b.start)
    .filter(
      ({ start }, index, all) => index === 0 || start >= (all[index - 1]?.start ?? 0) + (all[index - 1]?.length ?? 0),
    );
}
