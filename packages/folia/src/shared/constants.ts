/**
 * The specified numbers, in one place. Times are milliseconds and lengths pixels unless the name says otherwise. They are
 * single values, not objects, so that the bundler inlines them and a page carries only those it uses. Texts are in the
 * theme's strings; values that nothing uses are in `specified-constants.ts`.
 */

/** Path a site is served under. */
export const defaultBase = '/';

/** Image zoom. Closes when scrolled further than `zoomScrollOffset`, `zoomCloseDelay` later. */
export const zoomMargin = 0;
export const zoomScrollOffset = 40;
export const zoomCloseDelay = 150;
export const zoomInitDelay = 100;

/** Duration of the zoom animation. */
export const zoomTime = 300;

/** Results of a search, and how many of them the theme asks for at a time. */
export const searchLimit = 100;
export const searchPerCall = 7;
/** Name of the index files, scores a word can have, and letters of the shortest query. */
export const searchIndexName = 'search_index';
export const searchResolution = 9;
export const searchMinLength = 1;
/** Answers kept. */
export const searchCacheSize = 100;
/** In letters; a Chinese one counts `searchCjkWidth`. */
export const searchSnippetWidth = 100;
export const searchCjkWidth = 3;
/** After the last key. */
export const searchDebounce = 150;

/** Scroll listeners run at most this often. */
export const scrollThrottle = 200;
/** Height that the fixed navigation covers above a heading. */
export const fixedNavOffset = 72;

/** Id of the element with the page's data, the last of a document. */
export const pageDataId = 'folia-page';

/** Height of the image in the header. */
export const logoHeight = 26;

/** A window up to this width is mobile; from `menuCloseWidth` on the mobile menu closes. */
export const mobileMaxWidth = 1024;
export const menuCloseWidth = 768;

/** Duration of opening a group. */
export const sidebarExpandTime = 300;
/** How long a copy button says that it has copied. */
export const copiedTime = 2000;
/** Icons in the header; more are in a menu. */
export const socialLinksInline = 3;

/** The progress bar: shown when loading takes longer than `progressShowAfter`; grows by `progressTrickle` every `progressTrickleEvery`. */
export const progressMinimum = 0.08;
export const progressSpeed = 200;
export const progressTrickle = 0.02;
export const progressTrickleEvery = 800;
export const progressShowAfter = 200;

export const tooltipMaxWidth = 250;
export const tooltipPlacement = 'top';
/** An animation counts as finished after this time. */
export const motionDeadline = 1000;

export const popoverPlacement = 'top';
export const popoverTitleMinWidth = 177;
/** Least distance of the arrow from the panel's corners: across, and down. */
export const popoverArrowOffset = 12;
export const popoverVerticalArrowOffset = 8;

/** A bare trigger opens at once; popover and tooltip wait. */
export const triggerEnterDelay = 0;
export const triggerLeaveDelay = 100;
export const popoverEnterDelay = 100;

/** Layers, counted from the base of the stacking context. */
export const layers = {
  modal: 100,
  drawer: 100,
  popover: 100,
  tooltip: 100,
  menu: 50,
  imagePreview: 1,
} as const;

/** Longest e-mail address and URL, in characters. */
export const maxEmailLength = 320;
export const maxUrlLength = 2048;

/** Three or six digits, the hash may be missing. */
export const hexColour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
