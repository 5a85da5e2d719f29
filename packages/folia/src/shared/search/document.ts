import type { Section } from '../page';
import type { SearchDocument, SearchHeading } from './types';

/** A section of a document, cut out of its content. */
export interface DocumentSection {
  id: string;
  /** Heading; the page's title for text above all headings. */
  heading: string;
  /** Headings above this one, outermost first; without the page's title. */
  parents: string[];
  depth: number;
  text: string;
  code: string;
}

const longestRun = 400;
/** Minified code: long stretches without white space, of any script but those that use none. Looked for where a stretch begins. */
const minified = new RegExp(`(?<![!-~])[!-~]{${longestRun},}`, 'g');
const dataUrl = /data:[\w.+/-]+[;,][^\s"')]+/g;

function clean(text: string): string {
  const words = text.includes('data:') ? text.replace(dataUrl, '') : text;
  return words.replace(minified, '').trim();
}

/** What a page contributes besides its sections. */
export type DocumentHead = Omit<SearchDocument, 'content' | 'toc' | 'code'>;

/**
 * Puts the sections of a page together: one text, and headings with the place where theirs begins.
 *
 * @example const { content, toc } = createSearchDocument(head, sections);
 */
export function createSearchDocument(head: DocumentHead, sections: readonly Section[]): SearchDocument {
  const toc: SearchHeading[] = [];
  const texts: string[] = [];
  let length = 0;
  const add = (text: string) => {
    if (text === '') return;
    texts.push(text);
    length += text.length + 1;
  };
  for (const [index, { id, title, depth, text }] of sections.entries()) {
    if (index > 0) {
      toc.push({ id, text: title, depth, charIndex: length });
      add(title);
    }
    add(clean(text));
  }
  return { ...head, content: texts.join('\n'), toc, code: sections.map(({ code }) => clean(code)) };
}

/** The sections of a document again. */
export function getSections({ title, content, toc, code }: SearchDocument): DocumentSection[] {
  const first = { id: '', heading: title, parents: [], depth: 1, text: content.slice(0, toc[0]?.charIndex).trim() };
  const open: SearchHeading[] = [];
  const rest = toc.map((heading, index) => {
    const { id, text, depth, charIndex } = heading;
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const parents = open.map((above) => above.text);
    open.push(heading);
    const body = content.slice(charIndex + text.length, toc[index + 1]?.charIndex).trim();
    return { id, heading: text, parents, depth, text: body };
  });
  return [first, ...rest].map((section, index) => ({ ...section, code: code[index] ?? '' }));
}
