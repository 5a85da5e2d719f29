import { realpathSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { isBelow } from './files';

/** Why a file must not become part of a site. */
export type PublishFault = 'outside' | 'hidden';

/** Hidden files that hosts require. */
const published = new Set(['.nojekyll', '.well-known']);

/**
 * Authors of pages must not be able to publish arbitrary files of the machine that builds them. Checks the real path: it must be
 * below one of the folders, and neither a dotfile (`.env`) nor in `.git` or `node_modules`.
 *
 * @param folders absolute paths
 * @returns null when the file may be published, and when there is no such file
 */
export function publishFault(folders: readonly string[], path: string): PublishFault | null {
  const real = realPath(path);
  if (real === null) return null;
  const root = folders.map(realPath).find((folder) => folder !== null && isBelow(folder, real));
  if (!root) return 'outside';
  const way = relative(root, real).split(/[\\/]/);
  const isHidden = basename(real).startsWith('.') && !published.has(basename(real));
  return isHidden || way.includes('.git') || way.includes('node_modules') ? 'hidden' : null;
}

/** In the spelling of the file system, where `NODE_M~1` and `Node_Modules` may be names of `node_modules`. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

/** The message: `The image "x.png" is outside of the project.` */
export const publishFaultText: Record<PublishFault, string> = {
  outside: 'is outside of the project',
  hidden: 'is a hidden file or belongs to an installed package',
};
