import type { Section } from '../../shared/page';
import { createSearchDocument, type DocumentHead, getSections } from '../../shared/search/document';
import { getWords } from '../../shared/search/tokens';
import { hashOf } from '../support/files';

/**
 * A section of a page for a search engine. The fields that end in `Words` are what the engine searches: the words under which
 * the site's own index finds the section, separated by spaces. The rest is for showing results.
 */
export interface SearchRecord {
  /** The same in every export as long as page and heading keep their addresses: `/guide/start#options`. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Text of the heading; the title for the text above all headings. */
  heading: string;
  /** Id of the heading, '' for the text above all headings. */
  anchor: string;
  /** Level of the heading. */
  depth: number;
  /** Headings above this one, outermost first, without the title. */
  parents: string[];
  /** Their ids. */
  parentAnchors: string[];
  /** Text of the section without its code blocks. */
  text: string;
  /** Text of its code blocks. */
  code: string;
  /** Sidebar group of the page. */
  group: string;
  /** Address of the page without base. */
  routePath: string;
  /** Language of the page. */
  lang: string;
  /** Version of the page. */
  version: string;
  /** Position of the page in the sidebar. */
  order: number;
  /** Position of the section on the page. */
  section: number;
  /** Keywords of the frontmatter. */
  keywords: string[];
  /** Title and keywords. */
  titleWords: string;
  /** The heading and those above it. */
  headingWords: string;
  /** Words of `text`. */
  textWords: string;
  /** Words of `code`. */
  codeWords: string;
}

/** Engines accept ids of at least 511 bytes. */
const longestId = 500;

/** The sections of a page, in order. */
export function createRecords(head: DocumentHead, sections: readonly Section[]): SearchRecord[] {
  const { title, group, routePath, lang, version, order, keywords } = head;
  const above: { depth: number; id: string; heading: string }[] = [];
  return getSections(createSearchDocument(head, sections)).map((part, section): SearchRecord => {
    const { id: anchor, heading, depth, parents, text, code } = part;
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const parentAnchors = above.map(({ id }) => id);
    if (section > 0) above.push({ depth, id: anchor, heading });
    return {
      id: idOf(routePath, anchor),
      ...{ title, heading, anchor, depth, parents, parentAnchors, text, code },
      ...{ group, routePath, lang, version, order, section, keywords },
      titleWords: words(title, ...keywords),
      headingWords: section === 0 ? '' : words(...parents, heading),
      textWords: words(text),
      codeWords: words(code),
    };
  });
}

function idOf(routePath: string, anchor: string): string {
  const id = anchor === '' ? routePath : `${routePath}#${anchor}`;
  return Buffer.byteLength(id) <= longestId ? id : hashOf(id, 40);
}

const words = (...texts: string[]): string => texts.flatMap((text) => [...getWords(text)]).join(' ');
