import type { Counted, PluralForm } from '../../shared/counted';

/** Texts that every page has. `{name}` marks what is filled in; see `fill`. */
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
  /** Name of the appearance switch in each of its states; `appearance` until the page is hydrated. */
  light: string;
  dark: string;
  auto: string;
  outlineTitle: string;
  prevPage: string;
  nextPage: string;
  pageNav: string;
  editLink: string;
  lastUpdated: string;
  /** Between `lastUpdated` and the time. */
  colon: string;
  scrollToTop: string;
  copyCode: string;
  /** Announced after copying. */
  copied: string;
  /** `Copy to clipboard: {key}+C, Enter`; `{key}` becomes `Ctrl` or `⌘`. */
  copyFallback: string;
  searchPlaceholder: string;
  /** Announced after a soft navigation; `{title}`. */
  loaded: string;
  /** Name of the banner above the header. */
  announcement: string;
  close: string;
  /** Shown when a link was followed without a connection; `retry` is the button below. */
  offline: string;
  retry: string;
  /** Describes links that open in a new tab. */
  newTab: string;
  /** What pressing an image does. */
  zoomImage: string;
  /** Name of the dialog with the enlarged image. */
  zoomedImage: string;
  /** The button of related tools, and their list. */
  productMenu: string;
}

/**
 * Texts that are rendered at build time only, or belong to parts that few visits need; see `useLoadStrings`. `Forms` are the plural forms
 * of the language.
 */
export interface LazyStrings<Forms extends PluralForm = 'other'> {
  cancel: string;
  sourceCode: string;
  wrapCode: string;
  /** Opens a folded block of code; `{lines}`. */
  showAllLines: Counted<Forms>;
  showFewerLines: string;
  /** Opens the menu of the page as Markdown: to copy it, to view it, to ask an assistant (`{name}`) about it. */
  copyPage: string;
  copyMarkdown: string;
  viewMarkdown: string;
  openIn: string;
  /** What the assistant is asked; `{url}`. */
  askAssistant: string;
  /** Title of the note on a translation whose original has changed. */
  staleTitle: string;
  /** Text of that note: `{sections}`, and in brackets the link to the original. */
  staleText: string;
  /** Note on a page that is shown in another language because it has no translation. */
  untranslated: string;
  /** Names of a table and of a block of code that are wider than their box. */
  table: string;
  code: string;
  /** Above the output of a command. */
  terminal: string;
  /** Heading of the footnotes, for screen readers. */
  footnotes: string;
  overviewTitle: string;
  /** In place of a list of posts. */
  noPosts: string;
  filterName: string;
  filterPlaceholder: string;
  /** Shown when nothing is found; `{query}`. */
  filterNoResult: string;
  /** Shown and announced while the user types; `{count}` is the number of pages. */
  filterCount: Counted<Forms>;
  /** The same where an overview lists options. */
  filterOptionCount: Counted<Forms>;
  /** Label of the default of an option. */
  optionDefault: string;
  search: string;
  /** Empties the field, or closes the dialog when it is empty. */
  searchClear: string;
  /** Shown before anything is typed. */
  searchHint: string;
  searchLoading: string;
  searchFailed: string;
  /** Heading of the recent queries. */
  searchRecent: string;
  searchForget: string;
  /** Groups of links and of commands. */
  searchStart: string;
  searchNearest: string;
  searchCommands: string;
  /** Announced; `{count}`. */
  searchCount: Counted<Forms>;
  /** Group of pages that belong to no group. */
  searchUngrouped: string;
  /** What the keys do, after their names. */
  searchKeyChoose: string;
  searchKeyOpen: string;
  searchKeyClose: string;
  /** Shown when Algolia answers the queries. */
  searchAlgolia: string;
  /** Shown when nothing is found; `{query}`. */
  searchNoResults: string;
  searchSuggestion: string;
  notFoundCode: string;
  notFoundTitle: string;
  notFoundLink: string;
  /** A second line in the user's language; '' leaves it out. */
  notFoundTitleLocal: string;
  notFoundLinkLocal: string;
  /** Heading of the pages with similar addresses. */
  notFoundNearest: string;
  /** Below a document: the question, its two answers, and what is said once one was sent or could not be sent. */
  feedbackQuestion: string;
  feedbackYes: string;
  feedbackNo: string;
  feedbackSent: string;
  feedbackFailed: string;
  packageManagers: string;
}

/** All texts of the interface in one language, with its plural forms. A missing text does not compile. */
export interface Strings<Forms extends PluralForm = 'other'> extends FirstStrings, LazyStrings<Forms> {}
