import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DocsError } from './errors';
import { isRunning, resolveTarget } from './swap';

/** Milliseconds between two checks of the lock. */
const lockInterval = 100;

/** The process id is written at once: a lock without it, older than this in milliseconds, was left on a full disk. */
const writeTime = 2_000;

/**
 * Waits until no other build writes to `outDir`, and blocks others until the returned function is called. Waiting is reported; the
 * lock of a killed run does not block. `.dist.folia-lock` beside `dist` holds the id of the process that builds.
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

/** An output folder that can't or must not be replaced is refused before the build. */
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
    // on a full disk only the empty file can be created
    await rm(path, { force: true });
    throw error;
  }
}

/** Whether the lock is from a killed run. In containers its process often had the same id as this one. */
async function isLeft(path: string, pid: number): Promise<boolean> {
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
  if (!(pid > 0)) return written < Date.now() - writeTime;
  return pid === process.pid ? written < performance.timeOrigin - lockInterval : !isRunning(pid);
}
