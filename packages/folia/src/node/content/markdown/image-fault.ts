import { realpathSync } from 'node:fs';
import { extname, join, posix, relative } from 'node:path';
import type { Config } from '../../config/config';
import { isBelow } from '../../support/files';
import { publishFault, publishFaultText } from '../../support/publishable';

export interface ImageFault {
  /** `is outside of the project` */
  text: string;
  hint: string | null;
}

const imageTypes = ['.apng', '.avif', '.bmp', '.gif', '.ico', '.jpeg', '.jpg', '.png', '.svg', '.webp'];
const projectHint = `Images are files of the project: ${imageTypes.join(', ')}.`;

/** Why an existing file cannot be the image of a page; a link counts as what it leads to. */
export function findFault(path: string, { root, docs }: Pick<Config, 'root' | 'docs'>): ImageFault | null {
  const fault = publishFault([root, docs], path);
  if (fault) return { text: publishFaultText[fault], hint: projectHint };
  const isImage = imageTypes.includes(extname(realpathSync.native(path)).toLowerCase());
  return isImage ? null : { text: 'is not an image', hint: projectHint };
}

/**
 * Why an existing file is not the one that the site serves at an address, because it is not in the public folder or is named in
 * another way there: a host that tells upper from lower case would not find it.
 *
 * @param name the address, decoded and without base: `/logo.svg`
 */
export function findPublicFault(
  name: string,
  { root, publicDir }: Pick<Config, 'root' | 'publicDir'>,
): ImageFault | null {
  const path = join(publicDir, name);
  if (!isBelow(publicDir, path)) return { text: 'is not in the public folder', hint: null };
  const fault = publishFault([root, publicDir], path);
  if (fault) return { text: publishFaultText[fault], hint: projectHint };
  if (name === posix.normalize(name) && !name.includes('\\') && hasOwnSpelling(path, publicDir)) return null;
  const real = relative(realpathSync.native(publicDir), realpathSync.native(path)).replaceAll('\\', '/');
  return { text: 'is spelled in another way than its file', hint: real.startsWith('..') ? null : `Write "/${real}".` };
}

/** `realpathSync` follows links and keeps the given spelling of everything else; `realpathSync.native` gives that of the file system. */
const hasOwnSpelling = (path: string, folder: string): boolean =>
  relative(realpathSync(folder), realpathSync(path)) ===
  relative(realpathSync.native(folder), realpathSync.native(path));
