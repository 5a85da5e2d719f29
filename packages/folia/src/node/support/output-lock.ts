import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DocsError } from './errors';
import { isRunning, resolveTarget } from './swap';

/** Milliseconds between two looks at the lock. */
const lockInterval = 100;

/** The number of the process is written at once: a lock without it, older than this in milliseconds, was left on a full disk. */
const writeTime = 2_000;

/**
 * Waits until no other build writes to `outDir`, and keeps others waiting until the returned function is called. Whoever asks is told
 * whom it waits for; what a killed run has left holds no one up. `.dist.folia-lock` beside `dist` holds the number of the process that
 * builds.
 */
export async function lockOutput(outDir: string, onWait: (message: string) => void): Promise<() => Promise<void>> {
  const target = await resolveTarget(outDir);
  const path = join(dirname(target), `.${basename(target)}.folia-lock`);
  await mkdir(dirname(path), { recursive: true });
  await checkTarget(target);
  const state = { told: false };
  while (!(await createLock(path))) {
    const pid = Number(await readFile(path, 'utf8').catch(() => ''));
    if (await isLeft(path, pid)) await rm(path, { force: true });
    else if (!state.told && pid > 0) {
      state.told = true;
      onWait(
        `Another build (process ${pid}) is writing to ${outDir}. Waiting for it to finish. If no build is running, remove ${path}.`,
      );
    }
    await setTimeout(lockInterval);
  }
  return () => rm(path, { force: true });
}

/** What can't be replaced whole, or must not be, is refused before anything is made. */
async function checkTarget(target: string): Promise<void> {
  const found = await stat(target).catch(() => null);
  if (!found) return;
  if (!found.isDirectory())
    throw new DocsError(`The output folder ${target} is a file.`, { hint: 'Remove it, or choose another `outDir`.' });
  if (found.dev !== (await stat(dirname(target))).dev)
    throw new DocsError(`The output folder ${target} is a mount point, so a build cannot replace it.`, {
      hint: 'Set `outDir` to a folder inside it.',
    });
}

/** Whether there was none. */
async function createLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // what the file system throws
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // a full disk has room for the name of the file alone
    await rm(path, { force: true });
    throw error;
  }
}

/** Whether a killed run has left the lock. In containers its process often had the number that this one has. */
async function isLeft(path: string, pid: number): Promise<boolean> {
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
  if (!(pid > 0)) return written < Date.now() - writeTime;
  return pid === process.pid ? written < performance.timeOrigin - lockInterval : !isRunning(pid);
}
