import { statfs } from 'node:fs/promises';
import { DocsError, getProblems } from './errors';

/** As `getProblems` ends the message of the file system. */
const isFullDisk = /\((ENOSPC|EDQUOT)\)\.$/;

/**
 * The file system does not say where it has no space left: of the folders that a command writes to, it is the one with the least. Any other
 * error is returned as it is.
 *
 * @param folders by what is written there; one that does not exist is not it
 */
export async function asFullDisk(
  error: unknown,
  folders: Record<'output' | 'cache' | 'generated code', string>,
): Promise<unknown> {
  const [, code] = getProblems(error).flatMap(({ message }) => [...(isFullDisk.exec(message) ?? [])]);
  if (!code) return error;
  const measured = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => ({ name, folder, free: await freeBytes(folder) })),
  );
  const [fullest] = measured.sort((a, b) => a.free - b.free);
  if (!fullest) return error;
  const hint = `Free some space there, or set \`outDir\` to a folder on another disk. The cache may be removed: ${folders.cache}.`;
  return new DocsError(
    `The disk is full: no space left in ${fullest.folder}, where the ${fullest.name} is written (${code}).`,
    { hint },
  );
}

const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
