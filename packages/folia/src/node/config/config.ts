import type { Family } from '../../shared/family';
import type { Json } from '../../shared/page';
import type { BannerData, Problem, SourceLocation, StringOverrides, ZoomOptions } from '../../shared/site';

/** A tag of the document's head: `['meta', { name: 'x', content: 'y' }]`. */
export type HeadTag = [tag: string, attributes: Record<string, string>];

/** An entry of the top navigation as written, in `_nav.json` or in the configuration. */
export interface NavEntry {
  text: string;
  /** As written: no base, no locale; null for a pure dropdown. */
  link: string | null;
  items: NavEntry[];
  tag: string | null;
  activeMatch: string | null;
  position: 'left' | 'right';
  at: SourceLocation | null;
}

/** An entry of `_meta.json`. A plain string is a `file` without a label. `at` is where the entry was written. */
export type MetaEntry =
  | {
      kind: 'file';
      name: string;
      label: string | null;
      tag: string | null;
      context: string | null;
      overviewHeaders: number[] | null;
      at: SourceLocation;
    }
  | {
      kind: 'dir';
      name: string;
      label: string | null;
      collapsible: boolean;
      collapsed: boolean;
      tag: string | null;
      context: string | null;
      overviewHeaders: number[] | null;
      at: SourceLocation;
    }
  | { kind: 'divider'; dashed: boolean; at: SourceLocation }
  | { kind: 'section-header'; label: string; tag: string | null; at: SourceLocation }
  | {
      kind: 'custom-link';
      label: string;
      link: string;
      tag: string | null;
      context: string | null;
      at: SourceLocation;
    };

/** An entry of `theme.sidebar`: the sidebar written by hand instead of by `_meta.json`. */
export type SidebarEntry =
  | {
      kind: 'item';
      text: string;
      link: string | null;
      /** Null for a leaf. */
      items: SidebarEntry[] | null;
      collapsed: boolean;
      collapsible: boolean;
      tag: string | null;
      context: string | null;
      overviewHeaders: number[] | null;
    }
  | { kind: 'divider'; dashed: boolean }
  | { kind: 'section-header'; label: string; tag: string | null };

/** Path prefix (`/guide`, `/zh/guide`) → entries. */
export type SidebarTable = Record<string, SidebarEntry[]>;

export interface EditLink {
  /** The page's path relative to the docs folder is appended to this. */
  docRepoBaseUrl: string;
  text: string;
}

/** A language of the site. What an entry leaves out is already filled in from the theme and the site. */
export interface LocaleConfig {
  lang: string;
  label: string;
  title: string;
  description: string;
  editLink: EditLink | null;
  lastUpdated: boolean;
  /** Null: `_nav.json` decides. */
  nav: NavEntry[] | null;
  /** Null: `_meta.json` files decide. */
  sidebar: SidebarTable | null;
  /** Null: none, or not displayed. */
  banner: BannerData | null;
  strings: StringOverrides;
}

/** An entry of `theme.socialLinks` as written (SO-02). */
export interface SocialEntry {
  /** Preset name (`github`) or SVG source. */
  icon: string | { svg: string };
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

export interface ThemeConfig {
  /** Three or six hexadecimal digits, or ''. */
  brandColor: string;
  darkMode: boolean;
  /** Null when the configuration says nothing. */
  outline: boolean | null;
  search: boolean;
  socialLinks: SocialEntry[];
  /** Addresses of logos with base. Null: the site has none. */
  familyMenu: Family | null;
  footerMessage: string;
  hideNavbar: 'never' | 'auto' | 'always';
  enableContentAnimation: boolean;
  enableAppearanceAnimation: boolean;
  enableScrollToTop: boolean;
  localeRedirect: 'auto' | 'never';
  /** At least one; the one whose `lang` is {@link Config.lang} is the default. */
  locales: LocaleConfig[];
  /** Free data of the site's own theme. */
  extra: Record<string, Json>;
}

export type SearchConfig =
  | false
  /** `searchHooks` is an absolute path. */
  | { mode: 'local'; versioned: boolean; searchHooks: string | null }
  | {
      mode: 'remote';
      apiUrl: string;
      indexName: string;
      domain: string;
      searchIndexes: { value: string; label: string }[];
      searchLoading: boolean;
      fallback: boolean;
      searchHooks: string | null;
    };

export interface MarkdownConfig {
  showLineNumbers: boolean;
  /** A block with marked lines shows their numbers though `showLineNumbers` is off. */
  lineNumbersWithMarks: boolean;
  defaultWrapCode: boolean;
  /** Blocks with more lines than this are folded; 0: none. */
  foldCode: number;
  checkDeadLinks: boolean;
  /** Alias → language: `{ js: 'javascript' }`; what the site adds stands beside the built-in ones. */
  highlightLanguages: Record<string, string>;
  /** Absolute paths of component modules that every page may use without an import. */
  globalComponents: string[];
  /** Absolute paths of modules whose default export is a plugin for the Markdown tree. */
  mdastPlugins: string[];
  /** Absolute paths of modules whose default export is a plugin for the HTML tree. */
  hastPlugins: string[];
}

/** Feeds of the posts in a folder of the docs, without slashes at its ends. */
export interface FeedConfig {
  folder: string;
  content: 'full' | 'summary';
  limit: number;
}

export interface RouteConfig {
  /** Globs, relative to the docs folder. */
  include: string[];
  exclude: string[];
  /** Without a dot, in order of precedence. */
  extensions: string[];
}

export interface ReplaceRule {
  search: string | RegExp;
  replace: string;
}

/**
 * The configuration, checked and complete: paths are absolute, nothing is optional. Survives a structured clone, so that
 * worker threads receive it as it is.
 */
export interface Config {
  /** The project folder: where the configuration file is (or was looked for). */
  root: string;
  docs: string;
  outDir: string;
  /** `<root>/node_modules/.cache/folia` */
  cacheDir: string;
  publicDir: string;
  configFile: string | null;
  /** The configuration file and every file it imported (none from node_modules), and the label table. */
  configDependencies: string[];
  /** `theme.tsx` or `theme/index.tsx`, when present. */
  themeFile: string | null;
  /** Starts and ends with a slash. */
  base: string;
  /** Default language. */
  lang: string;
  title: string;
  description: string;
  /** As written: `/x.png` is a file of the public folder. */
  icon: string;
  logo: { light: string; dark: string } | null;
  logoText: string;
  /** `https://example.org`, without a slash at the end, or ''. */
  siteOrigin: string;
  hydrate: 'idle' | 'intent';
  ssg: boolean;
  /** False (`ssg: { strict: false }`): a page that fails to render is a warning and is rendered in the browser. */
  ssgStrict: boolean;
  multiVersion: { default: string; versions: string[] };
  search: SearchConfig;
  /** Pages as Markdown, and whether documents have a button that copies theirs. */
  markdownPages: { control: boolean } | null;
  /** `llms.txt` and `llms-full.txt`. */
  llms: boolean;
  feed: FeedConfig | null;
  route: RouteConfig;
  markdown: MarkdownConfig;
  mediumZoom: false | { selector: string; options: Omit<ZoomOptions, 'selector'> };
  /** Absolute paths of component modules rendered on every page. */
  globalUIComponents: string[];
  /** Absolute paths of style sheets. */
  globalStyles: string[];
  head: HeadTag[];
  replaceRules: ReplaceRule[];
  /** Label table: key → language → text. */
  labels: Record<string, Record<string, string>>;
  /** Absolute path of the record of translations; '' when the site keeps none. */
  translations: string;
  theme: ThemeConfig;
  compress: boolean;
  /** Odd, but no error: for the command to report. */
  warnings: Problem[];
}
