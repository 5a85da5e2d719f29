/**
 * Attributes that mark the role of an element. Everything that reads HTML looks for these: search, the Markdown page,
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
/** Makes the page an overview. The value: heading depths of its cards, separated by commas, or nothing. */
export const overview = 'data-folia-overview';
/** Controls and notes around the text, and no part of it: search and Markdown leave them out. */
export const screenOnly = 'data-folia-screen-only';
/** A badge, or what a component adds to a heading: no part of its title. */
export const headingNote = 'data-folia-heading-note';
/** An element that scrolls sideways when it is too wide, and its accessible name then. */
export const scrollLabel = 'data-folia-scroll-label';
/** The button that copies the page as Markdown. */
export const copyPage = 'data-folia-copy-page';

/** The texts that buttons in the text of a page need, as JSON; on the element of the text. */
export const texts = 'data-folia-texts';
/** The list of the page's headings: its entries are links to them. */
export const outline = 'data-folia-outline';
/** What scrolls when the entry of the current page is out of sight. */
export const sidebar = 'data-folia-sidebar';
/** A button that changes the appearance; with the value `animated` in a circle. What is announced is in `data-light`, `data-dark`, `data-auto`. */
export const appearanceSwitch = 'data-folia-appearance';
/** On the root: address of the module that hydrates the page; absent in development. */
export const app = 'data-folia-app';
/** Address of the styles of what needs scripts. */
export const lateStyles = 'data-folia-late-styles';
/** Addresses of what hydration needs, separated by spaces. */
export const prefetch = 'data-folia-prefetch';

/** On inline code that stays on one line. */
export const shortCode = 'data-folia-short';

/** A group of tabs, and the list of its tabs. */
export const tabs = 'data-folia-tabs';
export const tabList = 'data-folia-tab-list';
/** The element that ends a group of tabs: when it comes into the document, the tabs are complete. */
export const tabsMark = 'folia-choice';

/** On the root element while the banner is shown; set before the first paint. */
export const banner = 'data-folia-banner';
/** On the root element: address of the site's data, and when it is hydrated: `idle`, `intent` or `prefetch`. */
export const siteFile = 'data-folia-site-file';
export const hydrate = 'data-folia-hydrate';
