import type { Section } from '../../../shared/page';
import { createSearchDocument } from '../../../shared/search/document';
import type { SearchDocument, TextRange } from '../../../shared/search/types';
import { isFields } from '../engines/engine';
import type { SearchRecord } from '../records';
import { nearWords } from './near-words';

/** A hit of an answer (RS-02): a page of which the sections that were found are there. */
export type PageHit = Omit<SearchDocument, 'id' | 'order'> & { matches?: { content: TextRange[] } };

/** What of a record is needed to show it. */
type FoundRecord = Omit<SearchRecord, 'id' | 'order' | 'titleWords' | 'headingWords' | 'textWords' | 'codeWords'>;

/** Sections of one page that are shown. */
const mostSections = 8;
/** Longest text of a section; what is beyond was found by its words, but is not shown. */
const longestText = 20_000;

/** Records as the engine ranked them, put together to pages in the order of their best. */
export function getPages(records: readonly unknown[], keyword: string, limit: number): PageHit[] {
  const pages = new Map<string, FoundRecord[]>();
  for (const value of records) {
    const record = createRecord(value);
    if (!record) continue;
    const known = pages.get(record.routePath);
    if (known) known.push(record);
    else if (pages.size < limit) pages.set(record.routePath, [record]);
  }
  return [...pages.values()].map((found) => getPage(found.slice(0, mostSections), keyword));
}

function getPage(found: readonly FoundRecord[], keyword: string): PageHit {
  const sections = getSections(found.toSorted((a, b) => a.section - b.section));
  const { title, routePath, lang, version, group, keywords } = found[0] ?? nothing;
  const head = { id: 0, order: 0, title, domain: '', routePath, lang, version, group, keywords };
  const { id: _, order: __, ...document } = createSearchDocument(head, sections);
  const headings = document.toc.map(({ text }) => text);
  const near = nearWords(keyword, [title, ...headings, ...document.code], document.content);
  return near.length > 0 ? { ...document, matches: { content: near } } : document;
}

/** The first is what stands above all headings. Headings above a section that were not found themselves come without text. */
function getSections(found: readonly FoundRecord[]): Section[] {
  const top = found.find(({ anchor }) => anchor === '');
  const sections: Section[] = [
    { id: '', title: top?.title ?? '', depth: 1, text: top?.text ?? '', code: top?.code ?? '' },
  ];
  const add = (section: Section) => {
    if (sections.every(({ id }) => id !== section.id)) sections.push(section);
  };
  for (const { anchor: id, heading: title, depth, parents, parentAnchors, text, code } of found) {
    for (const [level, parent] of parents.entries())
      add({ id: parentAnchors[level] ?? '', title: parent, depth: level + 2, text: '', code: '' });
    add({ id, title, depth: Math.max(depth, parents.length + 2), text, code });
  }
  return sections;
}

/** An engine holds what was loaded into it, which may be something else. */
function createRecord(value: unknown): FoundRecord | null {
  if (!isFields(value)) return null;
  const text = (name: string) => String(value[name] ?? '').slice(0, longestText);
  const texts = (name: string) => {
    const list = value[name];
    return Array.isArray(list) ? list.map(String) : [];
  };
  const number = (name: string) => Number(value[name]) || 0;
  const routePath = text('routePath');
  if (!routePath.startsWith('/')) return null;
  return {
    ...{ title: text('title'), heading: text('heading'), anchor: text('anchor'), depth: number('depth') },
    ...{ parents: texts('parents'), parentAnchors: texts('parentAnchors') },
    ...{ text: text('text'), code: text('code'), group: text('group'), routePath },
    ...{ lang: text('lang'), version: text('version'), section: number('section'), keywords: texts('keywords') },
  };
}

const nothing = { title: '', routePath: '', lang: '', version: '', group: '', keywords: [] };
