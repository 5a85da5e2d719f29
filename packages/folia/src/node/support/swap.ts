import { randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/*
 * The output folder is replaced whole. Beside `dist` a run keeps `.dist.folia-new-<pid>-<random>` (what it writes) and, for
 * the moment of the swap, `.dist.folia-old-<pid>-<random>`. A killed run leaves them behind; the next one fixes that.
 */
type Role = 'new' | 'old';

/**
 * Makes the folder that a build writes to, after mending what killed runs have left. Hand it to {@link swapIn}.
 *
 * @param runs whether the process of a number is running: its folders are left alone
 */
export async function createTempDir(outDir: string, runs: (pid: number) => boolean = isRunning): Promise<string> {
  const target = await getTarget(outDir);
  await mkdir(dirname(target), { recursive: true });
  await fix(target, runs);
  const folder = besides(target, 'new');
  await mkdir(folder);
  return folder;
}

/**
 * Puts `tempDir` in the place of `outDir`. On failure `outDir` is what it was and the error is thrown; `tempDir` then
 * stays for the caller to remove ({@link dropTempDir}).
 */
export async function swapIn(tempDir: string, outDir: string): Promise<void> {
  const target = await getTarget(outDir);
  // Asked first: moving the old output away for a folder that is not there would be in vain.
  await stat(tempDir);
  const old = besides(target, 'old');
  const existed = await moved(target, old);
  try {
    await rename(tempDir, target);
  } catch (error) {
    if (existed) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Removes the folder of a build that has failed. */
export async function dropTempDir(tempDir: string): Promise<void> {
  await rm(tempDir, { recursive: true, force: true });
}

/** Killed between the two renames: the old output goes back. Then everything of dead runs is removed. */
async function fix(target: string, runs: (pid: number) => boolean): Promise<void> {
  const left = (await leftovers(target)).filter(({ pid }) => !runs(pid));
  const newestOld = left.filter(({ role }) => role === 'old').at(-1);
  const lost = newestOld && !(await exists(target));
  if (lost) await rename(newestOld.path, target);
  await Promise.all(left.map(({ path }) => rm(path, { recursive: true, force: true })));
}

interface Leftover {
  path: string;
  role: Role;
  pid: number;
  time: number;
}

async function leftovers(target: string): Promise<Leftover[]> {
  const folder = dirname(target);
  const pattern = new RegExp(`^\\.${quote(basename(target))}\\.folia-(new|old)-(\\d+)-[0-9a-f]+$`);
  const found = [];
  for (const name of await readdir(folder)) {
    const match = pattern.exec(name);
    if (!match) continue;
    const path = join(folder, name);
    const role: Role = match[1] === 'old' ? 'old' : 'new';
    found.push({ path, role, pid: Number(match[2]), time: (await stat(path)).mtimeMs });
  }
  return found.sort((a, b) => a.time - b.time);
}

/** An output folder that is a symbolic link stays one: what it points to is replaced. */
async function getTarget(outDir: string): Promise<string> {
  return (await exists(outDir)) ? realpath(outDir) : outDir;
}

const besides = (target: string, role: Role): string =>
  join(dirname(target), `.${basename(target)}.folia-${role}-${process.pid}-${randomBytes(4).toString('hex')}`);

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function moved(from: string, to: string): Promise<boolean> {
  if (!(await exists(from))) return false;
  await rename(from, to);
  return true;
}

/** Signal 0 only checks. Any answer but "no such process" means that a process with this id is running. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
