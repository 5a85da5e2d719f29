import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { DocsError } from './errors';

/** A short hash for file names and cache keys: the first `length` hex digits of SHA-256. */
export function hashOf(data: string | Uint8Array, length = 10): string {
  return createHash('sha256').update(data).digest('hex').slice(0, length);
}

/** Writes a file whole or not at all, and the folders above it. Concurrent reads get the old content or the new one. */
export async function writeFileSafe(path: string, data: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(temporary, data);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Whether `path` is `root` or below it, by the text of the paths alone. */
export function isBelow(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/**
 * For a path that a folder lists but that cannot be found.
 * @throws DocsError when its name is in another encoding: the decoded name matches no file
 */
export function checkName(path: string): void {
  if (!path.includes('\uFFFD')) return;
  throw new DocsError('The name of the file is not UTF-8.', {
    at: { file: path, line: 0, column: 0 },
    hint: 'Rename the file.',
  });
}

/** Whether there is a file: no folder, and no named pipe, which would be waited for when it is read. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // below a file, or with a name that is too long
    return false;
  }
}

/** The text of a file; null when there is none that can be read. */
export async function readOr(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ? readFile(path, 'utf8').catch(() => null) : null;
}

/**
 * For a file that is found by its name: reading a named pipe would wait forever.
 * @throws DocsError when there is a folder, a named pipe or the like in its place
 */
export function checkIsFile(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isFile()) return;
  throw new DocsError(
    `This is ${stats.isDirectory() ? 'a folder' : 'a named pipe, a socket or a device'}, not a file.`,
    {
      at: { file: path, line: 0, column: 0 },
      hint: 'Rename it, or remove it.',
    },
  );
}
