import { statfs } from 'node:fs/promises';
import { DocsError, getProblems } from './errors';

/** The end of the message in `getProblems`. */
const isFullDisk = /\((ENOSPC|EDQUOT)\)\.$/;

/**
 * The file system does not report which disk is full: of the folders that a command writes to, it is the one with the least space.
 * Any other error is returned as it is.
 *
 * @param folders by what is written there; missing folders are ignored
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
