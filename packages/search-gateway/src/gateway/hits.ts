import { createSearchDocument, findSimilarWords, type RemoteHit, type SearchRecord, type Section } from 'folia/node';
import { isObject } from '../adapters/adapter';

/** The fields of a record that a hit is made of. */
type FoundRecord = Omit<SearchRecord, 'id' | 'order' | 'titleWords' | 'headingWords' | 'textWords' | 'codeWords'>;

/** Sections of one page in a hit. */
const maxSections = 8;
/** Headings above a section, or keywords of a page. */
const maxTexts = 50;
/** Longer texts of a section are searched whole, but cut in a hit. */
const maxTextLength = 20_000;

/** Groups records by page, pages in the order of their best record. */
export function createHits(records: readonly unknown[], keyword: string, limit: number): RemoteHit[] {
  const pages = new Map<string, FoundRecord[]>();
  for (const value of records) {
    const record = parseRecord(value);
    if (!record) continue;
    const page = pages.get(record.routePath);
    if (page) page.push(record);
    else if (pages.size < limit) pages.set(record.routePath, [record]);
  }
  return [...pages.values()].map((found) => createHit(found.slice(0, maxSections), keyword));
}

function createHit(found: readonly FoundRecord[], keyword: string): RemoteHit {
  const sections = createSections(found.toSorted((a, b) => a.section - b.section));
  const { title, routePath, lang, version, group, keywords } = found[0] ?? emptyRecord;
  const head = { id: 0, order: 0, title, domain: '', routePath, lang, version, group, keywords };
  const { id: _, order: __, ...document } = createSearchDocument(head, sections);
  const headings = document.toc.map(({ text }) => text);
  const similar = findSimilarWords(keyword, [title, ...headings, ...document.code], document.content);
  return similar.length > 0 ? { ...document, matches: { content: similar } } : document;
}

/** The first section is the text above all headings. Parent headings that were not found themselves are added without text. */
function createSections(found: readonly FoundRecord[]): Section[] {
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

/** Not every document of an index has to come from an export. */
function parseRecord(value: unknown): FoundRecord | null {
  if (!isObject(value)) return null;
  const text = (name: string) => String(value[name] ?? '').slice(0, maxTextLength);
  const texts = (name: string) => {
    const list = value[name];
    return Array.isArray(list) ? list.slice(0, maxTexts).map((each) => String(each).slice(0, maxTextLength)) : [];
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

const emptyRecord = { title: '', routePath: '', lang: '', version: '', group: '', keywords: [] };
