/**
 * A browser's translator has put nodes of its own in place of texts, so that React would stumble over them when it changes
 * the page.
 */
export const isTranslated = (): boolean => document.querySelector('#folia font') !== null;
