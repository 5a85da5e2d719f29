/** Under which name the site's own module for search stands among those that are loaded when they are needed. */
export const searchHooksKey = '@search-hooks';
