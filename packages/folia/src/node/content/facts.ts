import { Parser } from 'htmlparser2';
import { kindOf } from '../../shared/link';
import * as markup from '../../shared/markup';
import type { Section, TocItem } from '../../shared/page';
import { createTextBuilder, type TextBuilder } from './text-builder';

/** The facts that are read from a rendered body. */
export interface BodyFacts {
  /** Plain text of the first h1; '' when there is none. */
  title: string;
  toc: TocItem[];
  sections: Section[];
  /** Hrefs that stay on the site, as in the HTML, each once. */
  links: string[];
  /** All ids. */
  anchors: string[];
  /** Prose of the page, headings included, blocks of code left out; `charIndex` of the outline counts in it. */
  text: string;
}

const blocks = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);
/** Controls and icons are not searchable text. */
const silent = new Set(['script', 'style', 'template', 'svg', 'button', 'select', 'textarea', 'noscript']);
/** Marks that an outline entry keeps. */
const marks: { [tag: string]: string } = { code: '`', strong: '**', b: '**', em: '*', i: '*' };

interface Attributes {
  [name: string]: string;
}

interface OpenHeading {
  depth: number;
  id: string;
  charIndex: number;
  marked: TextBuilder;
  plain: TextBuilder;
  /** All of its text: the title of a heading that consists of notes. */
  whole: TextBuilder;
}

interface OpenSection {
  head: Pick<Section, 'id' | 'title' | 'depth'>;
  text: TextBuilder;
  code: string[];
}

interface State {
  title: string | null;
  toc: TocItem[];
  sections: OpenSection[];
  links: Set<string>;
  anchors: Set<string>;
  text: TextBuilder;
  heading: OpenHeading | null;
  /** Open elements inside a note of the heading, itself included. */
  note: number;
  /** Open elements inside one that is skipped, itself included. */
  skipped: number;
  /** Open `pre` elements. */
  code: number;
  /** Cells of the row so far. */
  cells: number;
}

/** Between two cells, so that a search result does not show a table as one sentence. */
const cellEnd = '· ';

const openSection = (head: OpenSection['head']): OpenSection => ({ head, text: createTextBuilder(), code: [] });

/** Reads the facts of a page from its HTML, in one pass, including what components and fragments have rendered. */
export function readFacts(html: string): BodyFacts {
  const state: State = {
    title: null,
    toc: [],
    sections: [openSection({ id: '', title: '', depth: 1 })],
    links: new Set(),
    anchors: new Set(),
    text: createTextBuilder(),
    heading: null,
    note: 0,
    skipped: 0,
    code: 0,
    cells: 0,
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => open(state, tag, attributes),
    ontext: (text) => write(state, text),
    onclosetag: (tag) => close(state, tag),
  });
  parser.end(html);
  return createFacts(state);
}

function open(state: State, tag: string, attributes: Attributes): void {
  if (attributes.id) state.anchors.add(attributes.id);
  if (state.skipped > 0 || isSkipped(tag, attributes)) {
    state.skipped++;
    return;
  }
  if (tag === 'a') noteLink(state, attributes);
  // The title of a card that is a link is in a span.
  if (blocks.has(tag) || markup.cardTitle in attributes) separate(state);
  if (tag === 'tr') state.cells = 0;
  if ((tag === 'td' || tag === 'th') && state.cells++ > 0) state.sections.at(-1)?.text.add(cellEnd);
  if (tag === 'pre') state.code++;
  if (state.note > 0 || (state.heading && markup.headingNote in attributes)) {
    state.note++;
    return;
  }
  const depth = getDepth(tag);
  if (depth > 0 && !state.heading) openHeading(state, depth, attributes.id ?? '');
  else if (state.heading && marks[tag]) state.heading.marked.openMark(marks[tag]);
}

function close(state: State, tag: string): void {
  if (state.skipped > 0) {
    state.skipped--;
    return;
  }
  if (tag === 'pre') state.code--;
  if (state.note > 0) {
    state.note--;
    return;
  }
  if (state.heading && getDepth(tag) === state.heading.depth) closeHeading(state, state.heading);
  else if (state.heading && marks[tag]) state.heading.marked.closeMark(marks[tag]);
  if (blocks.has(tag)) separate(state);
}

function write(state: State, text: string): void {
  if (state.skipped > 0) return;
  const section = state.sections.at(-1);
  if (state.code > 0) {
    section?.code.push(text);
    return;
  }
  state.text.add(text);
  if (!state.heading) section?.text.add(text);
  state.heading?.whole.add(text);
  if (state.note > 0) return;
  state.heading?.marked.add(text);
  state.heading?.plain.add(text);
}

function openHeading(state: State, depth: number, id: string): void {
  const [marked, plain, whole] = [createTextBuilder(), createTextBuilder(), createTextBuilder()];
  state.heading = { depth, id, charIndex: state.text.next(), marked, plain, whole };
}

function closeHeading(state: State, { depth, id, charIndex, marked, plain, whole }: OpenHeading): void {
  const title = plain.get() || whole.get();
  state.heading = null;
  if (depth === 1) {
    const first = state.sections[0];
    if (first && state.title === null) first.head.title = title;
    state.title ??= title;
    return;
  }
  state.sections.push(openSection({ id, title, depth }));
  if (depth <= 4 && id !== '')
    state.toc.push({ id, text: marked.get() || title, depth, charIndex: title === '' ? -1 : charIndex });
}

function separate({ text, sections, heading, code }: State): void {
  const section = sections.at(-1);
  if (code > 0) return;
  text.space();
  section?.text.space();
  heading?.marked.space();
  heading?.plain.space();
  if (section && section.code.length > 0) section.code.push('\n');
}

const getDepth = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag.charAt(1)) : 0);

function isSkipped(tag: string, attributes: Attributes): boolean {
  return (
    silent.has(tag) ||
    attributes['aria-hidden'] === 'true' ||
    attributes[markup.screenOnly] !== undefined ||
    attributes[markup.codeTitle] !== undefined ||
    // the parser's own heading of the footnotes
    /(?:^|\s)sr-only(?:\s|$)/.test(attributes.class ?? '')
  );
}

function noteLink({ links }: State, { href }: Attributes): void {
  if (href === undefined || href === '') return;
  const kind = kindOf(href);
  if (kind === 'internal' || kind === 'hash') links.add(href);
}

function createFacts({ title, toc, sections, links, anchors, text }: State): BodyFacts {
  return {
    title: title ?? '',
    toc,
    sections: sections.map(({ head, text, code }) => ({ ...head, text: text.get(), code: tidyCode(code) })),
    links: [...links],
    anchors: [...anchors],
    text: text.get(),
  };
}

const tidyCode = (code: string[]): string =>
  code
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
