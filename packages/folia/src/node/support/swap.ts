import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/*
 * The output folder is replaced whole. Beside `dist` a run keeps `.dist.folia-new-<pid>-<random>` (what it writes) and, for
 * the moment of the swap, `.dist.folia-old-<pid>-<random>`. A killed run leaves them behind; the next one removes them.
 */

/**
 * Makes the folder that a build writes to, after cleaning up after killed runs. Pass it to {@link swapIn}.
 *
 * @param runs whether the process with an id is running: its folders are kept
 */
export async function createTempDir(outDir: string, runs: (pid: number) => boolean = isRunning): Promise<string> {
  const target = await resolveTarget(outDir);
  await mkdir(dirname(target), { recursive: true });
  await fix(target, runs);
  const folder = pathBeside(target, 'new');
  await mkdir(folder);
  return folder;
}

/**
 * Replaces `outDir` with `tempDir`. On failure `outDir` is unchanged and the error is thrown; the caller then removes `tempDir`.
 *
 * @returns the old output when it can't be removed, because it belongs to another user; the next build tries again
 */
export async function swapIn(tempDir: string, outDir: string): Promise<string | null> {
  const target = await resolveTarget(outDir);
  // Checked first, so that the old output is not moved for a missing folder.
  await stat(tempDir);
  const old = pathBeside(target, 'old');
  const existed = existsSync(target);
  if (existed) await rename(target, old);
  try {
    await rename(tempDir, target);
  } catch (error) {
    if (existed) await rename(old, target);
    throw error;
  }
  return rm(old, { recursive: true, force: true }).then(
    () => null,
    () => old,
  );
}

/** Killed between the two renames: the old output is restored. Then everything of dead runs is removed. */
async function fix(target: string, runs: (pid: number) => boolean): Promise<void> {
  const left = (await findLeftovers(target)).filter(({ pid }) => !runs(pid));
  const old = left.find(({ role }) => role === 'old');
  if (old && !existsSync(target)) await rename(old.path, target);
  await Promise.allSettled(left.map(({ path }) => rm(path, { recursive: true, force: true })));
}

async function findLeftovers(target: string): Promise<{ path: string; role: string; pid: number }[]> {
  const start = `.${basename(target)}.folia-`;
  const names = (await readdir(dirname(target))).filter((name) => name.startsWith(start));
  return names.flatMap((name) => {
    const [, role = '', pid] = /^(new|old)-(\d+)-[0-9a-f]+$/.exec(name.slice(start.length)) ?? [];
    return pid ? [{ path: join(dirname(target), name), role, pid: Number(pid) }] : [];
  });
}

/** An output folder that is a symbolic link stays one: what it points to is replaced. */
export const resolveTarget = async (outDir: string): Promise<string> =>
  existsSync(outDir) ? realpath(outDir) : outDir;

const pathBeside = (target: string, role: 'new' | 'old'): string =>
  join(dirname(target), `.${basename(target)}.folia-${role}-${process.pid}-${randomBytes(4).toString('hex')}`);

/** Signal 0 only checks. Any answer but "no such process" means that a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
