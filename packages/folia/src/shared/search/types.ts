import type { Frontmatter } from '../page';

/** A heading of a document and where its text starts in `content`. The text before the first heading belongs to the title. */
export interface SearchHeading {
  id: string;
  text: string;
  depth: number;
  charIndex: number;
}

/** A page as search knows it. `content` is visible prose without the title; code is separate, because it counts less. */
export interface SearchDocument {
  /** Number of the page within its index. */
  id: number;
  title: string;
  content: string;
  toc: SearchHeading[];
  /** '' for local search; the hits of a server may name another host. */
  domain: string;
  /** Address without base: `/zh/guide/start/`. */
  routePath: string;
  lang: string;
  version: string;
  /** Text of the sidebar group that contains the page, '' when none does. */
  group: string;
  /** Place in the sidebar, for hits that are equally good. */
  order: number;
  /** Code blocks: one text per section, the first for the text above all headings. */
  code: string[];
  /** Words the author adds in frontmatter: synonyms that the text does not use. */
  keywords: string[];
  /** Of the page, as written. The documents of a server have none. */
  frontmatter?: Frontmatter;
}

/** A stretch of a text, counted in UTF-16 units. */
export interface TextRange {
  start: number;
  length: number;
}

interface HitBase {
  /** Title of the page. */
  title: string;
  /** `parent > heading`; the title again for hits that are not below a heading. */
  header: string;
  /** Address without base, with the hash of the heading. */
  link: string;
  /** What was asked. */
  query: string;
  /** Sidebar group of the page. */
  group: string;
  /** Marked in the text that this kind of hit shows: title, header or statement. */
  highlights: TextRange[];
  /** '' or the origin that a hit of a server leads to. */
  domain: string;
}

/** One line of the result list. */
export type SearchHit =
  | (HitBase & { type: 'title' })
  | (HitBase & { type: 'header' })
  | (HitBase & { type: 'content'; statement: string });

/** Hits of one index. The theme shows a tab for each when there are several. */
export interface SearchResults {
  /** Name of the index. */
  index: string;
  /** Text of its tab. */
  label: string;
  /** Best first. */
  hits: SearchHit[];
}
