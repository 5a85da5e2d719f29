/**
 * The product's numbers (table 1.32 of the requirements), in one place. Times are milliseconds and lengths pixels
 * unless the name says otherwise. Single values, and no objects: the bundler writes them where they are used, so that no page carries
 * those of a part it does not show. Texts (CN-26) live in the theme's strings, languages and base (CN-01, CN-02) are
 * defaults of the configuration schema.
 */

/** CN-01, CN-02 */
export const defaultBase = '/';

/** CN-08: image zoom. Closes when scrolled further than `zoomScrollOffset`, `zoomCloseDelay` later. */
export const zoomMargin = 0;
export const zoomScrollOffset = 40;
export const zoomCloseDelay = 150;
export const zoomInitDelay = 100;

/** IZ-01 */
export const zoomTime = 300;

/** CN-09: results of a search, and how many of them the theme asks for at a time. */
export const searchLimit = 100;
export const searchPerCall = 7;
/** CN-10 */
export const searchIndexName = 'search_index';
export const searchResolution = 9;
export const searchMinLength = 1;
/** CN-11 */
export const searchCacheSize = 100;
/** CN-12: in letters; a Chinese one counts `searchCjkWidth`. */
export const searchSnippetWidth = 100;
export const searchCjkWidth = 3;
/** CN-13 */
export const searchDebounce = 150;

/** CN-14: scroll listeners run at most this often. */
export const scrollThrottle = 200;
/** CN-15: height that the fixed navigation covers above a heading. */
export const fixedNavOffset = 72;

/** Id of the element with the page's data, the last of a document. */
export const pageDataId = 'folia-page';

/** NV-07: height of the image in the header. */
export const logoHeight = 26;

/** CN-16: a window up to this width is mobile; from `menuCloseWidth` on the mobile menu closes. */
export const mobileMaxWidth = 1024;
export const menuCloseWidth = 768;

/** CN-17 */
export const sidebarExpandTime = 300;
/** CN-18 */
export const copiedTime = 2000;
/** CN-19 */
export const socialLinksInline = 3;

/** CN-20: shown when loading takes longer than `progressShowAfter`; grows by `progressTrickle` every `progressTrickleEvery`. */
export const progressMinimum = 0.08;
export const progressSpeed = 200;
export const progressTrickle = 0.02;
export const progressTrickleEvery = 800;
export const progressShowAfter = 200;

/** CN-21 */
export const tooltipMaxWidth = 250;
export const tooltipPlacement = 'top';
/** A motion counts as over after this time, whatever still moves. */
export const motionDeadline = 1000;

/** CN-22 */
export const popoverPlacement = 'top';
export const popoverTitleMinWidth = 177;
/** Least distance of the arrow from the panel's corners: across, and down. */
export const popoverArrowOffset = 12;
export const popoverVerticalArrowOffset = 8;

/** CN-28, RZ-08: a bare trigger opens at once; popover and tooltip wait. */
export const triggerEnterDelay = 0;
export const triggerLeaveDelay = 100;
export const popoverEnterDelay = 100;

/** CN-23: what lies above what, counted from the base of the stacking context. */
export const layers = {
  modal: 100,
  drawer: 100,
  popover: 100,
  popconfirm: 100,
  tooltip: 100,
  tour: 100,
  select: 50,
  dropdown: 50,
  datePicker: 50,
  menu: 50,
  imagePreview: 1,
} as const;

/** CN-24, CN-25: longest e-mail address and URL, in characters. */
export const maxEmailLength = 320;
export const maxUrlLength = 2048;

/** CN-27: three or six digits, the hash may be missing. */
export const hexColour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
