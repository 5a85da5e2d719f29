/** The key of the site's own search module among the modules that are loaded on demand. */
export const searchHooksKey = '@search-hooks';
