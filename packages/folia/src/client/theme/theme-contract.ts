import type { Component, ComponentType, ReactNode } from 'react';
import type { PageType } from '../../shared/page';

/** A component with props of any shape: what authors may use in Markdown. */
export type AnyComponent = ((props: never) => ReactNode) | (new (props: never) => Component);

/** A layout, or a way to load it on demand, so that (say) the landing page costs document pages nothing. */
export type Layout = ComponentType | { load: () => Promise<{ default: ComponentType }> };

/** `overview` is no page of its own: `doc` renders it in place of the text on overview pages (OV-01). */
export type LayoutName = 'doc' | 'overview' | 'home' | 'notFound' | 'custom' | 'blank';

/**
 * Parts the default layouts are made of. They take no required props: they read what they render through hooks
 * (`usePage`, `useNav`, `useSite`, `useStrings`). A theme may add parts of its own.
 */
export interface Parts {
  Header: ComponentType;
  Sidebar: ComponentType;
  /** The column with the page's text: everything around `Article` of `folia/client`. */
  Article: ComponentType;
  Outline: ComponentType;
  /** Edit link, last update, previous and next page. */
  PageFooter: ComponentType;
  Footer: ComponentType;
  LanguageMenu: ComponentType;
  AppearanceSwitch: ComponentType;
  /** In place of what the 404 layout renders itself. */
  NotFound?: ComponentType;
  [name: string]: ComponentType | undefined;
}

/** Places of the layouts where a site may insert something of its own (ST-08). `global` is rendered once per page, outside the flow. */
export const slotNames = [
  'top',
  'bottom',
  'global',
  'beforeNav',
  'afterNav',
  'beforeNavTitle',
  'afterNavTitle',
  'beforeNavMenu',
  'afterNavMenu',
  'beforeSidebar',
  'afterSidebar',
  'beforeOutline',
  'afterOutline',
  'beforeDoc',
  'afterDoc',
  'beforeDocContent',
  'afterDocContent',
  'beforeDocFooter',
  'afterDocFooter',
  'beforeHero',
  'afterHero',
  'beforeFeatures',
  'afterFeatures',
] as const;

export type SlotName = (typeof slotNames)[number];

/** What stands in a slot of pages of one kind; the others do not load its code. */
export interface PageSlot {
  pageType: PageType;
  load: () => Promise<{ default: ComponentType }>;
}

/** `global` is the one slot whose content is the same on every page. */
export type SlotContents = Partial<
  { global: ComponentType } & Record<Exclude<SlotName, 'global'>, ComponentType | PageSlot>
>;

/** Texts that the code of every page may ask for. `{name}` marks what is filled in. */
export interface FirstStrings {
  skipToContent: string;
  /** Alternative text of the image in the header; `{title}`. */
  logo: string;
  mainNav: string;
  sidebarNav: string;
  home: string;
  menu: string;
  /** Name of the button that closes the drawer. */
  closeMenu: string;
  mobileMenu: string;
  openLinks: string;
  language: string;
  version: string;
  appearance: string;
  /** Name of the appearance switch in each of its states; `appearance` while nobody can know it. */
  light: string;
  dark: string;
  auto: string;
  outlineTitle: string;
  prevPage: string;
  nextPage: string;
  pageNav: string;
  editLink: string;
  lastUpdated: string;
  /** Between that label and the time. */
  colon: string;
  scrollToTop: string;
  copyCode: string;
  /** Announced after copying. */
  copied: string;
  wrapCode: string;
  /** `Copy to clipboard: {key}+C, Enter`; `{key}` becomes `Ctrl` or `⌘`. */
  copyFallback: string;
  searchPlaceholder: string;
  /** Announced after a soft navigation; `{title}`. */
  loaded: string;
  /** Name of the banner above the header. */
  announcement: string;
  close: string;
  /** What pressing an image does. */
  zoomImage: string;
  /** Name of the dialog with the enlarged image. */
  zoomedImage: string;
  /** The button of related tools, and their list. */
  familyMenu: string;
}

/** Texts that are rendered at build time only, or belong to parts that few visits need. */
export interface LazyStrings {
  cancel: string;
  sourceCode: string;
  anchor: string;
  /** Opens a folded block of code; `{lines}`. */
  showAllLines: string;
  showFewerLines: string;
  /** Copies the page as Markdown, and leads to it. */
  copyPage: string;
  viewMarkdown: string;
  /** Title of the note on a translation whose original has changed. */
  staleTitle: string;
  /** Its text: `{sections}`, and in brackets the link to the original. */
  staleText: string;
  table: string;
  /** Heading of the footnotes, for screen readers. */
  footnotes: string;
  overviewTitle: string;
  filterName: string;
  filterPlaceholder: string;
  /** `{query}` */
  filterNoResult: string;
  /** Said to screen readers while the reader types; `{count}` is the number of pages. */
  filterCount: string;
  search: string;
  /** Empties the field, or closes the dialog when it is empty. */
  searchClear: string;
  /** Shown before anything is typed. */
  searchHint: string;
  searchLoading: string;
  searchFailed: string;
  searchRetry: string;
  /** Heading of the queries of before. */
  searchRecent: string;
  searchForget: string;
  /** Announced; `{count}`. */
  searchCount: string;
  /** Group of pages that stand in no group (SI-17). */
  searchUngrouped: string;
  /** What the keys do, after their names. */
  searchKeyChoose: string;
  searchKeyOpen: string;
  searchKeyClose: string;
  /** `{query}` */
  searchNoResults: string;
  searchSuggestion: string;
  notFoundCode: string;
  notFoundTitle: string;
  notFoundLink: string;
  /** A second line in the reader's language; '' leaves it out. */
  notFoundTitleLocal: string;
  notFoundLinkLocal: string;
  packageManagers: string;
}

/** Texts of the interface in one language. A missing text does not compile. */
export interface Strings extends FirstStrings, LazyStrings {}

/** Texts, or a way to load them, so that readers pay for their own language only. */
export type StringsSource<T = Strings> = T | (() => Promise<{ default: T }>);

/** The same in two parts, of which most visits load only the first. */
export interface SplitStrings {
  first: StringsSource<FirstStrings>;
  lazy: StringsSource<LazyStrings>;
}

/** A finished theme: everything the layouts, authors and the engine need. */
export interface ThemeContract {
  layouts: Record<LayoutName, Layout>;
  parts: Parts;
  slots: SlotContents;
  /** Components that authors use in `.mdx` without importing them. */
  markdown: Record<string, AnyComponent>;
  /** By language (`en`, `zh`). */
  strings: Record<string, StringsSource | SplitStrings>;
}

/** In `defineTheme` a function is always a loader; a component that should be there from the start is named as one. */
export type LayoutChoice = (() => Promise<{ default: ComponentType }>) | { component: ComponentType };

/** What a site changes in a theme. Absent keys keep what the base has. */
export interface ThemeChanges {
  layouts?: Partial<Record<LayoutName, LayoutChoice>>;
  parts?: Partial<Record<string, ComponentType>>;
  slots?: SlotContents;
  markdown?: Record<string, AnyComponent>;
  /** A new language needs all texts; for a known one those that differ are enough. */
  strings?: Record<string, StringsSource<Partial<Strings>>>;
}

/**
 * Extends a theme. The base is left as it is.
 *
 * @example
 * export default defineTheme(defaultTheme, {
 *   slots: { beforeNav: Banner, beforeHero: { pageType: 'home', load: () => import('./Stars') } },
 *   parts: { Footer: SiteFooter },
 *   markdown: { Benchmark },
 *   layouts: { home: () => import('./landing/Landing') },
 * });
 */
export function defineTheme(base: ThemeContract, changes: ThemeChanges): ThemeContract {
  return {
    layouts: { ...base.layouts, ...getLayouts(changes.layouts ?? {}) },
    // The values given are components; only keys that are present are copied.
    parts: { ...base.parts, ...(changes.parts as Record<string, ComponentType> | undefined) },
    slots: { ...base.slots, ...changes.slots },
    markdown: { ...base.markdown, ...changes.markdown },
    strings: mergeStrings(base.strings, changes.strings ?? {}),
  };
}

function getLayouts(choices: Partial<Record<LayoutName, LayoutChoice>>): Partial<Record<LayoutName, Layout>> {
  const layouts: Partial<Record<LayoutName, Layout>> = {};
  for (const [name, choice] of Object.entries(choices)) {
    // `Object.entries` widens the keys to `string`.
    layouts[name as LayoutName] = typeof choice === 'function' ? { load: choice } : choice.component;
  }
  return layouts;
}

function mergeStrings(base: ThemeContract['strings'], changes: NonNullable<ThemeChanges['strings']>) {
  const merged = { ...base };
  for (const [lang, texts] of Object.entries(changes)) {
    const under = splitStrings(merged[lang] ?? merged.en);
    merged[lang] = { first: onTop(under.first, texts), lazy: onTop(under.lazy, texts) };
  }
  return merged;
}

const onTop =
  <T>(below: StringsSource<T>, above: StringsSource<Partial<Strings>>) =>
  async () => {
    const [under, over] = await Promise.all([getTexts(below), getTexts(above)]);
    // One part gets all that the site changes; what it does not know, nobody asks it for.
    return { default: { ...under, ...over } };
  };

/** Texts in one piece are both parts. Without any language to build on, those given are all there is; the type demands them of the first one. */
export function splitStrings(source: StringsSource | SplitStrings = {} as Strings): SplitStrings {
  return 'lazy' in source ? source : { first: source, lazy: source };
}

export const getTexts = async <T>(source: StringsSource<T>): Promise<T> =>
  typeof source === 'function' ? (await (source as () => Promise<{ default: T }>)()).default : source;
