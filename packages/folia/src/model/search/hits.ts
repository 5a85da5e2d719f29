import { type DocumentSection, sectionsOf } from './document';
import { findInText, type Needles, type TextMatch } from './find-in-text';
import { mapText } from './mapped-text';
import { snippetOf } from './snippet';
import type { SearchDocument, SearchHit, TextRange } from './types';

/** A page whose text has been read, and its lines in the result list, best first. */
export interface PageHits {
  score: number;
  order: number;
  hits: SearchHit[];
}

export interface HitInput {
  query: string;
  needles: Needles;
}

/** A line that may be shown, and how much of the query it shows. */
interface Candidate {
  hit: SearchHit;
  value: number;
}

/** More lines for one page would push the others out of sight. */
const mostPerPage = 3;
const mostContent = 2;
/** Lines that show less than this share of what the best line shows are left out. */
const worthShowing = 0.6;
/** What a whole query in one place is worth, in words found. */
const literalWorth = 0.3;

/**
 * What of a page is shown for a query, and how good an answer the page is now that its text is known.
 *
 * @param score what the words of the index said
 */
export function hitsOf(document: SearchDocument, score: number, { query, needles }: HitInput): PageHits {
  const page: PageContext = { document, needles, head: headOf(document, query) };
  const sections = sectionsOf(document).map((section) => matchesIn(section, needles));
  const candidates = [
    ...titleCandidates(page),
    ...sections.flatMap((section) => headerCandidates(section, page)),
    ...contentCandidates(sections, page),
  ].sort((a, b) => b.value - a.value);
  const best = candidates[0]?.value ?? 0;
  const hits = candidates.filter(({ value }) => value >= best * worthShowing).slice(0, mostPerPage);
  // found by a keyword that the text does not use
  if (hits.length === 0) hits.push({ hit: titleHit(page, []), value: 0 });
  return {
    score: score * (1 + best / Math.max(1, needles.pieces.length)),
    order: document.order,
    hits: hits.map(({ hit }) => hit),
  };
}

interface PageContext {
  document: SearchDocument;
  needles: Needles;
  head: ReturnType<typeof headOf>;
}

const headOf = ({ title, group, domain }: SearchDocument, query: string) => ({ title, group, domain, query });

const linkTo = ({ routePath }: SearchDocument, id: string): string =>
  id === '' ? routePath : `${routePath}#${encodeURIComponent(id)}`;

interface SectionMatches {
  section: DocumentSection;
  heading: TextMatch;
  /** In the prose, or in the code when the prose has less. */
  text: TextMatch;
  source: string;
  inCode: boolean;
}

function matchesIn(section: DocumentSection, needles: Needles): SectionMatches {
  const heading = findInText(needles, mapText(section.heading));
  const prose = findInText(needles, mapText(section.text));
  const inProse = { section, heading, text: prose, source: section.text, inCode: false };
  if (section.code === '' || prose.found >= needles.pieces.length) return inProse;
  const code = findInText(needles, mapText(section.code));
  return code.found > prose.found ? { section, heading, text: code, source: section.code, inCode: true } : inProse;
}

function titleCandidates(page: PageContext): Candidate[] {
  const { document, needles } = page;
  const match = findInText(needles, mapText(document.title));
  if (match.found === 0) return [];
  return [{ hit: titleHit(page, match.ranges), value: worthOf(match, document.title) + 0.15 }];
}

const titleHit = ({ document, head }: PageContext, highlights: TextRange[]): SearchHit => ({
  ...head,
  type: 'title',
  header: document.title,
  link: linkTo(document, ''),
  highlights,
});

const headerOf = ({ depth, parents, heading }: DocumentSection): string =>
  depth === 1 ? heading : [...parents, heading].join(' > ');

/** SU-11: the heading has to have something of the query itself; what stands above it counts as its context. */
function headerCandidates({ section, heading }: SectionMatches, { document, needles, head }: PageContext): Candidate[] {
  if (section.depth === 1 || heading.found === 0) return [];
  const header = headerOf(section);
  const { ranges: highlights } = findInText(needles, mapText(header));
  const context = findInText(needles, mapText(`${document.title} ${header}`));
  const hit: SearchHit = { ...head, type: 'header', header, link: linkTo(document, section.id), highlights };
  return [{ hit, value: worthOf(heading, section.heading) / 2 + context.found * 0.7 }];
}

/** SI-16: one line a section, none where the heading shows as much. */
function contentCandidates(sections: readonly SectionMatches[], { document, head }: PageContext): Candidate[] {
  return sections
    .filter(({ section, heading, text }) => text.found > 0 && (section.depth === 1 || heading.found < text.found))
    .map(({ section, heading, text, source, inCode }): Candidate => {
      const { text: statement, ranges: highlights } = snippetOf(source, text.ranges);
      const link = linkTo(document, section.id);
      const hit: SearchHit = { ...head, type: 'content', header: headerOf(section), link, statement, highlights };
      const value = text.found + (text.literal ? literalWorth : 0) + heading.found / 10 - (inCode ? 0.2 : 0);
      return { hit, value: value * 0.9 };
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, mostContent);
}

/** A short text that is the query says more than a long one that contains it. */
function worthOf({ found, literal, ranges }: TextMatch, text: string): number {
  const marked = ranges.reduce((sum, { length }) => sum + length, 0);
  return found + (literal ? literalWorth : 0) + (found * marked) / (2 * Math.max(1, text.length));
}
