import { hasBase, withoutBase } from '../../shared/route';
import { createSnippet, type Snippet } from '../../shared/search/snippet';
import type { SearchHit } from '../../shared/search/types';
import { eachOnce, isObject, textOf, type Unknown } from './response-parts';

/** Context in which a response is read. */
export interface DocSearchContext {
  query: string;
  /** Hits of these origins, below the base, are pages of the site. */
  site: { origins: readonly string[]; base: string };
}

/** More than is asked for. */
const maxRecords = 300;
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Reads what Algolia answers one query with: records of DocSearch's crawler. Nothing of it is trusted: what has another shape is ignored,
 * text is never HTML, links lead to http(s) only.
 *
 * @throws when it has no list of hits
 */
export function readDocSearchResponse(response: unknown, context: DocSearchContext): SearchHit[] {
  const [result] = isObject(response) && Array.isArray(response.results) ? response.results : [];
  if (!isObject(result) || !Array.isArray(result.hits)) throw new Error('The response of Algolia has no hits.');
  const records = result.hits.slice(0, maxRecords).filter(isObject);
  return byPage(eachOnce(records.flatMap((record) => readRecord(record, context))));
}

/** Hits of one page follow each other, in the order of their best ones. */
function byPage(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.domain + hit.link.replace(/#.*/, '');
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].flat();
}

function readRecord(record: Unknown, { query, site }: DocSearchContext): SearchHit[] {
  const target = readAddress(textOf(record.url), site);
  const [category = nothing, page = nothing, ...headings] = readHierarchy(record);
  const title = page.text === '' ? category : page;
  if (!target || title.text === '') return [];
  const below = join(headings.filter(({ text }) => text !== ''));
  const heading = below.text === '' ? title : below;
  const head = {
    ...target,
    title: title.text,
    header: heading.text,
    query,
    group: title === page ? category.text : '',
  };
  const content = readMarks(objectOf(record._highlightResult).content, record.content);
  if (content.text !== '' && (content.ranges.length > 0 || heading.ranges.length === 0)) {
    const { text: statement, ranges: highlights } = createSnippet(content.text, content.ranges);
    return [{ ...head, type: 'content', statement, highlights }];
  }
  return [{ ...head, type: heading === title ? 'title' : 'header', highlights: heading.ranges }];
}

const nothing: Snippet = { text: '', ranges: [] };

const objectOf = (value: unknown): Unknown => (isObject(value) ? value : {});

/** Category, title of the page, and the headings down to what was found. */
function readHierarchy({ hierarchy, _highlightResult }: Unknown): Snippet[] {
  const texts = objectOf(hierarchy);
  const marked = objectOf(objectOf(_highlightResult).hierarchy);
  return levels.map((level) => readMarks(marked[level], texts[level]));
}

/** A text with the marks that were asked for: `a <mark>word</mark>`. */
function readMarks(highlighted: unknown, plain: unknown): Snippet {
  const [before = '', ...marked] = (textOf(objectOf(highlighted).value) || textOf(plain)).split('<mark>');
  const parts = marked.flatMap((part): Snippet[] => {
    const [word = '', ...rest] = part.split('</mark>').map(decode);
    const ranges = word === '' ? [] : [{ start: 0, length: word.length }];
    return [
      { text: word, ranges },
      { text: rest.join(''), ranges: [] },
    ];
  });
  return join([{ text: decode(before), ranges: [] }, ...parts], '');
}

/** The crawler writes text as HTML. */
const decode = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => entities[entity] ?? entity);

const entities: { [entity: string]: string } = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"' },
  ...{ '&#39;': "'", '&#x27;': "'", '&amp;': '&' },
};

function join(parts: readonly Snippet[], between = ' > '): Snippet {
  const whole: Snippet = { text: '', ranges: [] };
  for (const [index, { text, ranges }] of parts.entries()) {
    if (index > 0) whole.text += between;
    for (const { start, length } of ranges) whole.ranges.push({ start: whole.text.length + start, length });
    whole.text += text;
  }
  return whole;
}

/** A path of this site, or one of another host; null when it is not a web address. */
function readAddress(
  address: string,
  { origins, base }: DocSearchContext['site'],
): { domain: string; link: string } | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname, search, hash } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (!origins.includes(origin) || !hasBase(pathname, base)) return { domain: origin, link: pathname + search + hash };
  // two slashes would be the beginning of a host
  return { domain: '', link: withoutBase(pathname, base).replace(/^\/+/, '/') + search + hash };
}
