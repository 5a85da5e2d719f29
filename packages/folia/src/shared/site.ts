import type { SearchLinks } from '../node/config/schema/search';
import type { ConfigOptions } from '../node/config/schema/site';
import type { BrowserTheme } from '../node/config/schema/theme';
import type { FeedLink } from './feeds';
import type { OverviewRow, PageFacts } from './page';
import type { UrlRules } from './route';

/** A social link as the browser needs it; its icon is a {@link SocialIconSvg}. */
export interface SocialLink {
  /** Accessible name: `github`, the title of the site's own SVG, or where the link leads. */
  name: string;
  /** Address with base; null for the modes that show a pop-over. */
  href: string | null;
  /** Index of its icon among those of the site. */
  icon: number;
}

/** The part of a social link that is rendered into the HTML at build time, so that the bundle does not need it. */
export interface SocialIconSvg {
  /** SVG source. */
  icon: string;
  /** HTML of the pop-over; '' when the icon is a link. */
  panel: string;
}

export interface BannerData {
  /** As written. */
  href: string;
  message: string;
  localStorageKey: string;
}

/** A language of the site. */
export interface LocaleData {
  /** Language tag. */
  lang: string;
  /** Name in the language menu. */
  label: string;
  /** Title of the site in this language. */
  title: string;
  /** Description of the site in this language. */
  description: string;
  /** Texts of the interface that the site sets; absent ones come from the theme's strings file of the language. */
  strings: { [key: string]: string };
  /** Absent: none. */
  banner?: BannerData;
  /** Links that the search dialog offers, as written. Absent: none. */
  searchLinks?: SearchLinks;
  /** Image in the header, when it is not that of the site; null for none. */
  logo?: SiteData['logo'];
  /** Text beside the logo, when it is not that of the site. */
  logoText?: string;
  /** Social links, when they are not those of the site. */
  socialLinks?: SocialLink[];
  /** HTML below the home page, when it is not that of the site. */
  footerMessage?: string;
}

type RemoteOptions = Extract<ConfigOptions['search'], { mode: 'remote' }>;
type DocSearchOptions = Extract<ConfigOptions['search'], { mode: 'docsearch' }>;
type Zoom = Exclude<ConfigOptions['mediumZoom'], false>;

/** Which images can be enlarged, and how. Numbers that are left out are those of `constants.ts`. */
export type ZoomOptions = Pick<Zoom, 'selector'> & Zoom['options'];

/** A server that answers queries. */
export type RemoteSearch = Pick<RemoteOptions, 'apiUrl' | 'indexName' | 'domain' | 'searchIndexes' | 'searchLoading'>;

/** An index of Algolia DocSearch. */
export type DocSearch = Pick<DocSearchOptions, 'appId' | 'apiKey' | 'indexName' | 'filters'>;

/** Where search looks. */
export interface SearchData {
  /** There is an index among the site's files. */
  local: boolean;
  /** Every version has an index of its own. */
  versioned: boolean;
  remote: RemoteSearch | null;
  /** Absent: the site does not use DocSearch. */
  docSearch?: DocSearch;
  /** Address, with base, that receives reports of queries without hits. */
  reportEmpty?: string;
  /** Number of queries whose results are kept; absent: the default. */
  cacheSize?: number;
}

type BrowserOptions = Pick<ConfigOptions, 'title' | 'description' | 'siteOrigin' | 'logoText' | 'labels'>;

/** The part of the configuration the browser receives. Holds no list of pages. */
export interface SiteData extends BrowserTheme, BrowserOptions {
  /** Base, languages and versions: what addresses are made of. */
  rules: UrlRules;
  /** The languages of the site. */
  locales: LocaleData[];
  /** Address with base, or ''. */
  icon: string;
  /** `width` goes with `logoHeight`; null when it is unknown until the image has loaded. */
  logo: { light: string; dark: string; width: number | null } | null;
  /** Links at the end of the header. */
  socialLinks: SocialLink[];
  /** HTML below home pages. */
  footerMessage: string;
  /** Absent when no image can be enlarged. */
  zoom?: ZoomOptions;
  /** Null when the site has no search. */
  search: SearchData | null;
  /** Absent: pages are not served as Markdown. */
  markdownPages?: boolean;
  /** Absent: pages have no social cards. */
  socialCards?: boolean;
  /** Absent: none. */
  feeds?: FeedLink[];
  /** Whether pages show the time of their last commit. */
  lastUpdated: boolean;
  /** Whether pages are rendered while building. */
  ssg: boolean;
}

/** What pages are rendered with, beside the code. */
export interface ServerData {
  site: SiteData;
  /** Social links name them by their index. */
  socialIcons: SocialIconSvg[];
}

/** The JSON file that the browser needs to hydrate a page. Addresses have the base. */
export interface SiteFile {
  site: SiteData;
  /** Address of `SocialIconSvg[]`; '' when the site has no social links. */
  socialIcons: string;
  /** Address of `ProductMenuData`; '' when the site has no product menu. */
  productMenu: string;
}

/** A page after its body has been rendered. The body itself is stored on disk. */
export interface SitePage {
  facts: PageFacts;
  /** Absolute source path. */
  path: string;
  /** Files beside the page itself that its output depends on (fragments, quoted code, images). */
  dependencies: string[];
  links: LinkUse[];
  /** Ids that exist in the emitted HTML. */
  anchors: string[];
  /** What overviews list of the page in place of its headings. `href` is the hash. Absent: nothing. */
  rows?: OverviewRow[];
  /** What is wrong with the page itself. */
  problems: Problem[];
  body: BodyPointer;
}

/** Location of a rendered body (JSON: `{ body, islands, sections }`). */
export interface BodyPointer {
  file: string;
  start: number;
  length: number;
  /** Checksum. */
  check: number;
}

/** An internal link of the emitted HTML (base, locale and version applied). */
export interface LinkUse {
  href: string;
  /** As written, when it differs. */
  written: string | null;
  /** Where it was written, when it came from Markdown. */
  at: SourceLocation | null;
}

/** A place in a source file. */
export interface SourceLocation {
  /** Absolute path. */
  file: string;
  /** 1-based; 0 when unknown. */
  line: number;
  /** 1-based; 0 when unknown. */
  column: number;
}

/** Something wrong with the input. `error` fails the build, after all pages were checked. */
export interface Problem {
  /** `warning` does not fail the build. */
  level: 'error' | 'warning';
  /** What is wrong. */
  message: string;
  /** What to do. */
  hint: string | null;
  /** Where it is wrong. */
  at: SourceLocation | null;
  /** Lines around the place, with a caret. */
  frame: string | null;
}
