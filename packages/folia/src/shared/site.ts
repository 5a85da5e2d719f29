import type { Json, PageFacts } from './page';
import type { UrlRules } from './route';

/** A social link as the browser needs it; its icon is a {@link SocialIconSvg}. */
export interface SocialLink {
  /** Accessible name: `github`, the title of the site's own SVG, or where the link leads. */
  name: string;
  /** Address with base; null for the modes that show a pop-over. */
  href: string | null;
}

/** The part of a social link that is rendered into the HTML at build time, so that the bundle does not need it. */
export interface SocialIconSvg {
  /** SVG source. */
  icon: string;
  /** HTML of the pop-over; '' when the icon is a link. */
  panel: string;
}

/** Texts of the interface that a site may set per locale; absent ones come from the theme's strings file of that language. */
export type StringOverrides = { [key: string]: string };

export interface BannerData {
  /** As written. */
  href: string;
  message: string;
  localStorageKey: string;
}

export interface LocaleData {
  lang: string;
  label: string;
  title: string;
  description: string;
  strings: StringOverrides;
  /** Absent: none. */
  banner?: BannerData;
}

/** Numbers that are left out are those of {@link zoom} in `constants.ts`. */
export interface ZoomOptions {
  /** CSS selector. */
  selector: string;
  /** Pixels that stay free around the enlarged image. */
  margin?: number | undefined;
  /** CSS colour or gradient in place of the ground of the theme. */
  background?: string | undefined;
  /** Pixels the user may scroll before the image closes. */
  scrollOffset?: number | undefined;
}

/** A server that answers queries. */
export interface RemoteSearch {
  apiUrl: string;
  /** Index of this site. */
  indexName: string;
  /** Put before the links of hits. */
  domain: string;
  /** Further indexes, each a tab. */
  searchIndexes: { value: string; label: string }[];
  /** Whether waiting is shown. */
  searchLoading: boolean;
}

/** Where search looks. */
export interface SearchData {
  /** There is an index among the site's files. */
  local: boolean;
  /** Every version has an index of its own. */
  versioned: boolean;
  remote: RemoteSearch | null;
}

/** The public, page-independent facts of the site: compiled into the bundle. Holds no list of pages. */
export interface SiteData {
  title: string;
  description: string;
  /** `https://example.org` or ''. */
  siteOrigin: string;
  rules: UrlRules;
  locales: LocaleData[];
  /** Address with base, or ''. */
  icon: string;
  /** `width` goes with `logoHeight`; null when it is not known before the image has come. */
  logo: { light: string; dark: string; width: number | null } | null;
  logoText: string;
  socialLinks: SocialLink[];
  footerMessage: string;
  darkMode: boolean;
  /** Which images can be enlarged, and how; absent when none can. */
  zoom?: ZoomOptions;
  hideNavbar: 'never' | 'auto' | 'always';
  /** Null, when the site says nothing: on every page, but not inside of a frame. */
  outline: boolean | null;
  /** Null when the site has no search. */
  search: SearchData | null;
  /** Absent: pages have no Markdown page in Markdown. */
  markdownPages?: boolean;
  /** Folder whose posts have feeds; absent: none. */
  feed?: string;
  lastUpdated: boolean;
  enableContentAnimation: boolean;
  enableAppearanceAnimation: boolean;
  enableScrollToTop: boolean;
  localeRedirect: 'auto' | 'never';
  hydrate: 'idle' | 'intent';
  /** Whether pages are rendered while building. */
  ssg: boolean;
  /** Label table (`introduction`, `quickStart`, …), key → language → text. */
  labels: { [key: string]: { [lang: string]: string } };
  /** Free data of the site's own theme. */
  extra: { [key: string]: Json };
}

/** A page after its body has been rendered. The body itself waits on disk. */
export interface SitePage {
  facts: PageFacts;
  /** Absolute source path. */
  path: string;
  /** Files beside the page itself that its output depends on (fragments, quoted code, images). */
  dependencies: string[];
  links: LinkUse[];
  /** Ids that exist in the emitted HTML. */
  anchors: string[];
  body: BodyPointer;
}

/** Where a rendered body (JSON: `{ body, islands, sections }`) waits. */
export interface BodyPointer {
  file: string;
  start: number;
  length: number;
}

/** An internal link of the emitted HTML (base, locale and version applied). */
export interface LinkUse {
  href: string;
  /** As written, when it differs. */
  written: string | null;
  /** Where it was written, when it came from Markdown. */
  at: SourceLocation | null;
}

export interface SourceLocation {
  /** Absolute path. */
  file: string;
  /** 1-based; 0 when unknown. */
  line: number;
  column: number;
}

/** Something wrong with the input. `error` fails the build, after all pages were checked. */
export interface Problem {
  level: 'error' | 'warning';
  message: string;
  /** What to do. */
  hint: string | null;
  at: SourceLocation | null;
  /** Lines around the place, with a caret. */
  frame: string | null;
}
