/** Of the text that describes links which open in a new tab. */
export const newTabId = 'folia-new-tab';

/** Ids of the engine's own elements. A heading or raw HTML with one of them would be found in their place. */
export const reservedIds: ReadonlySet<string> = new Set([
  'folia',
  'folia-page',
  'folia-page-menu',
  'folia-content',
  'folia-filter',
  'folia-header-menu',
  newTabId,
  'folia-outline',
  'folia-outline-title',
  'folia-products',
  'folia-sidebar',
]);

/** Those above, and `_r_1_`, as React's `useId` makes them. */
export const isReservedId = (id: string): boolean => reservedIds.has(id) || /^_[rR]_/.test(id);
