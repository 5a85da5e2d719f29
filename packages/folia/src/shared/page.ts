import type { CheckedFrontmatter } from '../node/config/schema/frontmatter';
import type { NavLink } from './nav';
import type { Route } from './route';

/** Anything that survives `JSON.parse(JSON.stringify(x))`. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** `home`, `doc`, `custom`, `blank` are chosen in frontmatter; `404` is made by the engine. Unknown values act like `doc`. */
export type PageType = 'home' | 'doc' | 'custom' | 'blank' | '404';

/** A page's source file, as `scan` finds it. */
export interface SourceFile {
  route: Route;
  /** Absolute path. */
  path: string;
  /** Relative to the docs root, with forward slashes: `en/guide/start/index.mdx`. */
  relativePath: string;
  /** `md` is CommonMark + GFM + directives, `mdx` the whole of MDX, `module` a React component (js, jsx, ts, tsx). */
  kind: 'md' | 'mdx' | 'module';
  /** Language of the text, when the page is served in place of a translation that is missing. */
  fallback?: string;
}

/** A heading of depth 2–4, in document order. */
export interface TocItem {
  /** Id of the heading. */
  id: string;
  /** Inline code and bold keep their Markdown marks; links are flattened. */
  text: string;
  /** Level of the heading. */
  depth: number;
  /** Where the heading starts in the page's plain text; -1 when it is not there. */
  charIndex: number;
}

/** The text between one heading and the next: what search finds. The first section (depth 1, id '') is the text above all h2–h6. */
export interface Section {
  /** Id of the heading. */
  id: string;
  /** Text of the heading. */
  title: string;
  /** Level of the heading. */
  depth: number;
  /** Text of the section without its code blocks. */
  text: string;
  /** Text of the code blocks of the section. */
  code: string;
}

/** Validated frontmatter; keys beyond these are kept for the site's own components. */
export type Frontmatter = CheckedFrontmatter;

/** What is known of a page: kept in memory for every page while building, sent to the browser for the page shown. */
export interface PageFacts {
  /** Id, language and version of the page. */
  route: Route;
  /** Address with base: `/zh/guide/start/`. */
  href: string;
  /** `home`, `doc`, `custom`, `blank`, or `404`. */
  pageType: PageType;
  /** Frontmatter title, else first h1 as plain text, else ''. */
  title: string;
  /** Checked frontmatter. */
  frontmatter: Frontmatter;
  /** Headings of the page. */
  toc: TocItem[];
  /** Source path relative to the docs root; '' for the 404 page. */
  relativePath: string;
  /** Time of the file's last commit, in milliseconds; null when unknown or switched off. */
  lastUpdated: number | null;
  /** Language of the text, when the page is served in place of a translation that is missing. */
  fallback?: string;
}

/** A component to hydrate in the browser. Its place in the body is `<folia-island data-island="{index in the list}">`. */
export interface Island {
  /** `{module key}#{export}`: `components/Chart.tsx#Chart`, `@theme/markdown/Clock#Clock`. */
  use: string;
  /** React elements among the props are replaced by `{ "$slot": n }`; their rendered HTML is in `<folia-slot data-slot="n">`. */
  props: { [key: string]: Json };
}

/** Another language or version of the page that is shown. */
export interface Alternate {
  locale: string;
  version: string;
  /** `English`, `简体中文`, `v1`. */
  label: string;
  href: string;
  current: boolean;
  /** False when the page itself is missing there and `href` leads to that side's home. */
  exact: boolean;
  /** The page there is not translated: it has the text of the default language. */
  fallback?: boolean;
}

/** A line of an overview that describes one option of a page. Texts may hold inline code. */
export interface OverviewRow {
  /** Name of the option. */
  name: string;
  /** Address of its heading. */
  href: string;
  /** '' when it has none. */
  type: string;
  /** Default; '' when it has none. */
  value: string;
  /** Its description. */
  text: string;
  /** Short notes: what the option applies to, where it comes from. */
  tags: string[];
}

/** One card group of an overview page. */
export interface OverviewGroup {
  label: string;
  /** Of the group's own page. */
  rows: OverviewRow[];
  pages: OverviewCard[];
}

export interface OverviewCard {
  label: string;
  href: string;
  /** All of the page's outline; none when it has options. */
  headings: { label: string; href: string; depth: number }[];
  /** Depths of the headings that are shown, unless the component names others. */
  depths: number[];
  /** Options of the page, shown in place of the headings. */
  rows: OverviewRow[];
}

/** A post, as the page that lists it shows it. */
export interface PostSummary {
  id: string;
  href: string;
  title: string;
  /** Day: `2026-11-20`. */
  date: string;
  authors: string[];
  /** '' when there is none. */
  description: string;
}

/** Everything the browser needs to show one page: the `.json` file of the page. */
export interface PagePayload {
  /** Hash of the code bundle. A tab with another hash loads the next page as a new document. */
  build: string;
  /** Facts of the page. */
  page: PageFacts;
  /** Document title, suffix included. */
  documentTitle: string;
  /** Meta description; '' when there is none. */
  description: string;
  /** HTML of the text; empty in the first page of a visit, whose text is in the document. */
  body: string;
  /** Components of the text that are hydrated. */
  islands: Island[];
  /** The page imports modules of the site's own, which may have styles. */
  styled?: boolean;
  /** Address of the navigation file of this locale, version and section. */
  navHref: string;
  /** Previous page of the sidebar. */
  prev: NavLink | null;
  /** Next page of the sidebar. */
  next: NavLink | null;
  /** The page in all languages of the site. */
  languages: Alternate[];
  /** The page in all versions of the site. */
  versions: Alternate[];
  /** Address of the source; `null` without `theme.editLink`. */
  editHref: string | null;
  /** Only on overview pages. */
  overview: OverviewGroup[] | null;
  /** Only on pages that list posts; newest first. */
  posts?: PostSummary[];
  /** Only on 404 pages: addresses of the navigation files of all sections of their locale and version. */
  sectionNavs?: string[];
}
