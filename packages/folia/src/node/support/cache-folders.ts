import { join } from 'node:path';

/** Everything a site's builds remember, by the folder of its configuration. */
export const getCacheDir = (root: string): string => join(root, 'node_modules', '.cache', 'folia');
