import { layers } from './constants';

/**
 * The stacking order. A layer is counted from the base of its stacking context: what can be opened from another layer is one level
 * up. `<dialog>` and popovers lie in the browser's top layer in the order they were opened, which is this same order; for
 * everything else these numbers are the custom properties `--folia-z-…` of `tokens.css`, which a test compares.
 */
export const bases = {
  /** The page. */
  page: 0,
  /** Inside the header, which is a stacking context of its own. */
  header: 0,
  /** Search is opened from the drawer too. */
  search: 100,
  /** Above all others, so that an enlarged image covers everything. */
  zoom: 900,
} as const;

export const getLayer = (context: keyof typeof bases, kind: keyof typeof layers): number =>
  bases[context] + layers[kind];

/** Values of the custom properties, by the part of the name after `--folia-z-`. */
export const zIndexes = {
  /** Bars and buttons that stay in place while the page scrolls under them. */
  bar: 10,
  floating: 15,
  header: 20,
  backdrop: 30,
  menu: getLayer('header', 'menu'),
  drawer: getLayer('page', 'drawer'),
  popover: getLayer('page', 'popover'),
  tooltip: getLayer('page', 'tooltip'),
  modal: getLayer('search', 'modal'),
  /** The line at the top edge is seen above whatever is open. */
  progress: 300,
  zoom: getLayer('zoom', 'imagePreview'),
} as const;
