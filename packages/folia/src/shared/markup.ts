/**
 * Attributes that say what an element of a page is. Everything that reads HTML looks for these: search, the Markdown page,
 * feeds, and the browser's code. Classes are for styles only.
 *
 * @example `<div class="folia-callout" data-folia-callout>`
 */

/** The rendered text of a page. */
export const body = 'data-folia-body';
/** A block of code with its title and its buttons. */
export const code = 'data-folia-code';
export const codeTitle = 'data-folia-code-title';
export const callout = 'data-folia-callout';
export const calloutTitle = 'data-folia-callout-title';
/** A row of cards that lead on, and the title of each. */
export const cards = 'data-folia-cards';
export const cardTitle = 'data-folia-card-title';
/** The list of a page's headings in its text: such a page is rendered twice. */
export const toc = 'data-folia-toc';
/** Controls and notes around the text, and no part of it: search and Markdown leave them out. */
export const screenOnly = 'data-folia-screen-only';
/** The button that copies the page as Markdown. */
export const copyPage = 'data-folia-copy-page';

/** The element that ends a group of tabs: when it comes into the document, the tabs are complete. */
export const tabsMark = 'folia-choice';

/** On the root element: address of the site's data, and the option `hydrate`. */
export const siteFile = 'data-folia-site-file';
export const hydrate = 'data-folia-hydrate';
