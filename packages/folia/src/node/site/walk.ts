import { type Dirent, promises as fs } from 'node:fs';
import { join } from 'node:path';
import { DocsError } from '../support/errors';

/** A file below the folder that was walked. */
export interface FoundFile {
  path: string;
  /** Relative to the folder walked, with forward slashes. */
  relativePath: string;
  /** A symbolic link to a file. */
  isLink?: true;
}

/**
 * All files below a folder, sorted by path. Hidden files and folders, `node_modules` and the folders in `skipped`
 * (absolute paths) are left out. A link to a file counts as a file; a link to a folder is not followed, so there are no
 * circles. An absent folder holds nothing.
 */
export async function walkFolder(folder: string, skipped: ReadonlySet<string>): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  await walkInto({ path: folder, relativePath: '' }, skipped, found);
  return found.sort((a, b) => (a.relativePath < b.relativePath ? -1 : 1));
}

async function walkInto(folder: FoundFile, skipped: ReadonlySet<string>, found: FoundFile[]): Promise<void> {
  const entries = await getEntries(folder.path);
  const below = entries.map(async (entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return;
    const path = join(folder.path, entry.name);
    const relativePath = folder.relativePath === '' ? entry.name : `${folder.relativePath}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(path)) await walkInto({ path, relativePath }, skipped, found);
    } else if (entry.isFile()) {
      found.push({ path, relativePath });
    } else if (entry.isSymbolicLink() && (await leadsToFile(path))) {
      found.push({ path, relativePath, isLink: true });
    }
  });
  await Promise.all(below);
}

async function getEntries(path: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(path, { withFileTypes: true });
  } catch (error) {
    // A folder may vanish while it is read (an editor at work); every other error is reported.
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new DocsError(`The folder ${path} can't be read (${code ?? message}).`, { hint: 'Check its permissions.' });
  }
}

const leadsToFile = (path: string): Promise<boolean> =>
  fs.stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
