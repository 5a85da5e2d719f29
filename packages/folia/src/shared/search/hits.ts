import { findInText, type Needles, stripPunctuation, type TextMatch } from './find-in-text';
import type { MappedText } from './mapped-text';
import type { OpenDocument, OpenSection } from './open-document';
import { createSnippet } from './snippet';
import type { SearchDocument, SearchHit, TextRange } from './types';

/** A page whose text has been read, and its lines for the result list, best first. */
export interface PageHits {
  /** Rank of the page: that of its best line, or of its keywords. */
  value: number;
  lines: Line[];
}

/** A line that may be shown, and its rank. Most are not shown, so snippets are made on demand. */
export interface Line {
  type: SearchHit['type'];
  value: number;
  hit(): SearchHit;
}

/** More lines for one page would push the others out of sight. */
const mostPerPage = 3;
const mostContent = 2;
/** Lines that are worth less than this share of the best line are left out. */
const worthShowing = 0.8;

/** What counts besides the share of the query that a line shows. */
const worth = {
  /** The title is what was asked for, or its last part: `dts` of `lib.dts`. */
  exactTitle: 1.4,
  exactHeading: 0.6,
  /** The same, when the heading is a name: `output.minify`, `createRslib`. */
  exactName: 1.3,
  title: 0.15,
  content: 0.85,
  code: -0.15,
  /** The whole query occurs there, word for word. */
  literal: 0.25,
  /** The same, when it is more than words: `--watch`. */
  verbatim: 0.6,
  /** The query is a keyword of the page, which its author chose: it counts more than a heading and less than a title. */
  exactKeyword: 1.5,
  nearness: 0.2,
  /** A short text consists of the query only. */
  share: 0.35,
} as const;

/** What of a page is shown for a query. */
export function createHits(page: OpenDocument, { query, needles }: { query: string; needles: Needles }): PageHits {
  const context: PageContext = { page, needles, head: getHead(page.document, query) };
  const sections = page.sections.map((section) => matchesIn(section, needles));
  const headers = sections.flatMap((section) => headerCandidates(section, context));
  const candidates = [...titleCandidates(context), ...headers, ...contentCandidates(sections, context)].sort(
    (a, b) => b.value - a.value,
  );
  const best = candidates[0]?.value ?? 0;
  const lines = candidates.filter(({ value }) => value >= best * worthShowing).slice(0, mostPerPage);
  const value = Math.max(best, ...page.keywords.map((keyword) => worthOfKeyword(keyword, needles)));
  // found by a keyword that the text does not use
  if (lines.length === 0 && (value > 0 || needles.depth === 0))
    lines.push({ type: 'title', hit: () => titleHit(context, []), value: 0 });
  return { value, lines };
}

interface PageContext {
  page: OpenDocument;
  needles: Needles;
  head: ReturnType<typeof getHead>;
}

const getHead = ({ title, group, domain }: SearchDocument, query: string) => ({ title, group, domain, query });

const linkTo = ({ routePath }: SearchDocument, id: string): string =>
  id === '' ? routePath : `${routePath}#${encodeURIComponent(id)}`;

interface SectionMatches {
  section: OpenSection;
  heading: TextMatch;
  /** In the prose, or in the code when the prose has less. */
  text: TextMatch;
  source: string;
  inCode: boolean;
}

function matchesIn(section: OpenSection, needles: Needles): SectionMatches {
  const heading = findInText(needles, section.heading);
  const prose = findInText(needles, section.text);
  const inProse = { section, heading, text: prose, source: section.text.original, inCode: false };
  if (section.section.code === '' || prose.found > 0.99) return inProse;
  const code = findInText(needles, section.code());
  return code.found > prose.found
    ? { section, heading, text: code, source: section.section.code, inCode: true }
    : inProse;
}

function titleCandidates(context: PageContext): Line[] {
  const { page, needles } = context;
  const match = findInText(needles, page.title);
  const exact = isExactly(page.title, needles) ? worth.exactTitle : 0;
  const ofTitle = match.found === 0 ? 0 : match.found + worthOfShort(match, page.title, needles) + worth.title + exact;
  return ofTitle === 0 ? [] : [{ type: 'title', hit: () => titleHit(context, match.ranges), value: ofTitle }];
}

function worthOfKeyword(keyword: MappedText, needles: Needles): number {
  const match = findInText(needles, keyword);
  return match.found * worth.content + (isExactly(keyword, needles) ? worth.exactKeyword : 0);
}

const titleHit = ({ page: { document }, head }: PageContext, highlights: TextRange[]): SearchHit => ({
  ...head,
  type: 'title',
  header: document.title,
  link: linkTo(document, ''),
  highlights,
});

/** The heading has to have something of the query itself; the headings above it count as its context. */
function headerCandidates({ section, heading }: SectionMatches, { page, needles, head }: PageContext): Line[] {
  if (section.section.depth === 1 || heading.found === 0) return [];
  const inContext = findInText(needles, section.whole());
  const hit = (): SearchHit => ({
    ...{ ...head, type: 'header', header: section.trail().original },
    ...{ link: linkTo(page.document, section.section.id), highlights: findInText(needles, section.trail()).ranges },
  });
  const exact = isHeadingExactly(section, needles) ? worth[isName(section) ? 'exactName' : 'exactHeading'] : 0;
  const value = (heading.found + inContext.found) / 2 + worthOfShort(heading, section.heading, needles) + exact;
  return [{ type: 'header', hit, value }];
}

/** One line a section, none where the heading shows as much. */
function contentCandidates(sections: readonly SectionMatches[], { page, needles, head }: PageContext): Line[] {
  return sections
    .filter(
      ({ section, heading, text }) => text.found > 0 && (section.section.depth === 1 || heading.found < text.found),
    )
    .map(({ section, heading, text, source, inCode }): Line => {
      const hit = (): SearchHit => {
        const { text: statement, ranges: highlights } = createSnippet(source, text.ranges);
        const link = linkTo(page.document, section.section.id);
        return { ...head, type: 'content', header: section.trail().original, link, statement, highlights };
      };
      const more = worthOfLiteral(text, needles) + text.nearness * worth.nearness + (inCode ? worth.code : 0);
      return { type: 'content', hit, value: text.found * worth.content + heading.found / 10 + more };
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, mostContent);
}

/** A short text that is the query says more than a long one that contains it. */
function worthOfShort(match: TextMatch, { original }: MappedText, needles: Needles): number {
  const marked = match.ranges.reduce((sum, { length }) => sum + length, 0);
  return worthOfLiteral(match, needles) + (worth.share * match.found * marked) / Math.max(1, original.length);
}

const worthOfLiteral = ({ literal }: TextMatch, { verbatim }: Needles): number =>
  literal ? worth[verbatim ? 'verbatim' : 'literal'] : 0;

/** `Watch mode` for `watch mode`, `dts.bundle` for `dtsBundle`, `lib.dts` for `dts` too; a flag matches only itself. */
function isExactly({ normalised }: MappedText, { literal, bare }: Needles): boolean {
  if (literal.startsWith('--')) return normalised === literal;
  const whole = stripPunctuation(normalised);
  return whole !== '' && (bare.has(whole) || bare.has(stripPunctuation(normalised.slice(normalised.indexOf('.') + 1))));
}

/** One word with a hump, a dot or a hyphen in it: options, functions, commands. */
const isName = ({ heading }: OpenSection): boolean =>
  /^[^\s\p{Script=Han}]*(?:\p{Ll}\p{Lu}|\p{L}[._-]\p{L})\S*$/u.test(heading.original);

const isHeadingExactly = ({ section, heading, qualified }: OpenSection, needles: Needles): boolean =>
  section.depth > 1 && (isExactly(heading, needles) || isExactly(qualified(), needles));
