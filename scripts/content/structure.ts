import GithubSlugger from 'github-slugger';
import { type Finding, type Page, place } from './page/page';
import type { Pair, Pairs } from './page/read-pages';
import { sectionFindings } from './sections';
import { withoutLocale } from './without-locale';

/** A part of a page, in a form that is the same in every language. */
interface Part {
  text: string;
  line: number;
}

/** What is compared in the order of the page. What sentences contain is compared section by section: `sections.ts`. */
const aspects: { name: string; partsOf: (page: Page) => Part[] }[] = [
  { name: 'heading', partsOf: headingsOf },
  { name: 'fence', partsOf: ({ fences }) => fences.map(({ language, line }) => ({ text: language, line: line - 1 })) },
  {
    name: 'sample',
    partsOf: ({ fences }) =>
      fences.flatMap(({ meta, line }) => (meta.has('file') ? [{ text: sampleOf(meta), line: line - 1 }] : [])),
  },
  { name: 'picture', partsOf: ({ images }) => images.map(({ src, line }) => ({ text: src, line })) },
  {
    name: 'component',
    partsOf: ({ components }) => components.map((part) => ({ text: componentOf(part), line: part.line })),
  },
  { name: 'table row', partsOf: rowsOf },
];

/**
 * A heading has the same id in both languages, so that switching the language keeps the position. The title is the top of the page.
 */
function headingsOf(page: Page): Part[] {
  const ids = headingIds(page);
  return page.headings.map(({ depth, line }, index) => {
    const [made = ''] = ids[index] ?? [];
    return { text: `${'#'.repeat(depth)}${depth > 1 ? ` {#${made}}` : ''}`, line };
  });
}

/** Ids of each heading, as the engine gives them: its own first, then its aliases. */
export function headingIds({ headings }: Page): string[][] {
  const slugger = new GithubSlugger();
  // an explicit id is not given to another heading
  for (const { id, aliases } of headings)
    for (const chosen of [id, ...aliases]) if (chosen) slugger.occurrences[chosen] = 0;
  return headings.map(({ text, id, aliases }) => [id ?? slugger.slug(text), ...aliases]);
}

const sampleOf = (meta: ReadonlyMap<string, string>): string =>
  ['file', 'region', 'lines']
    .map((key) => meta.get(key) ?? '')
    .join(' ')
    .trim();

/** Attributes that configure a component, without text. */
const facts = ['href', 'groupId', 'defaultValue', 'command', 'type', 'file', 'name', 'src'];

const componentOf = ({ name, attributes }: Page['components'][number]): string =>
  [
    name,
    ...facts.flatMap((key) => (attributes.has(key) ? [`${key}="${withoutLocale(attributes.get(key) ?? '')}"`] : [])),
  ].join(' ');

const firstCell = /^\s*\|\s*((?:\[?`[^`]+`(?:\]\([^)]*\))?[\s,、/]*)+)(?<!\\)\|/;

/** Rows that begin with nothing but code name an option or a flag: a table has the same ones in both languages. */
function rowsOf({ source }: Page): Part[] {
  return source.split('\n').flatMap((text, index) => {
    const [, first] = firstCell.exec(text) ?? [];
    return first === undefined ? [] : [{ text: first.match(/`[^`]+`/g)?.join(' ') ?? '', line: index + 1 }];
  });
}

/** Pages of the two languages have the same parts, in the same order. */
export function structureFindings({ pairs, single }: Pairs): Finding[] {
  const alone = single.map((page) => ({
    at: place(page, 1),
    problem: `This page has no partner in ${page.locale === 'en' ? 'Chinese' : 'English'}.`,
  }));
  return [...alone, ...pairs.flatMap((pair) => [...differencesOf(pair), ...sectionFindings(pair)])];
}

const differencesOf = ({ en, zh }: Pair): Finding[] =>
  aspects.flatMap(({ name, partsOf }) => {
    const [ours, theirs] = [partsOf(en), partsOf(zh)];
    const index = ours.findIndex((part, at) => part.text !== theirs[at]?.text);
    const first = index >= 0 ? index : ours.length < theirs.length ? ours.length : -1;
    if (first < 0) return [];
    const [our, their] = [ours[first], theirs[first]];
    const there = their ? `"${their.text}" in ${place(zh, their.line)}` : `no ${name} any more in ${zh.file}`;
    const here = our ? `"${our.text}" here` : `no ${name} any more here`;
    return [{ at: place(en, our?.line ?? 1), problem: `${name} ${first + 1}: ${here}, ${there}.` }];
  });
