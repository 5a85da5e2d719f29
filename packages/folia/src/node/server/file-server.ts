import { join } from 'node:path';
import { publishFault } from '../support/publishable';

/** Suffixes that the file server tries for a path that does not exist. */
const endings = ['', '.html', '/index.html', '.br', '.gz', '.html.br', '.html.gz', '/index.html.br', '/index.html.gz'];

/**
 * Whether a path leads to a file that is not to be published: by a link to the outside, to a dotfile or into `node_modules`.
 *
 * @param folder the one that is served
 * @param roots where links may lead
 * @param path decoded, as the file server is given it
 */
export const isPrivate = (folder: string, roots: readonly string[], path: string): boolean =>
  endings.some((ending) => publishFault(roots, join(folder, path.replace(/\/+$/, '') + ending)) !== null);
