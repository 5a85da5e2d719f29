import { existsSync, type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type FSWatcher, watch } from 'chokidar';
import type { Problem } from '../../shared/site';
import { createProblem } from '../support/errors';

export interface FileChange {
  /** Absolute path. */
  path: string;
  kind: 'add' | 'change' | 'unlink';
}

export interface WatchOptions {
  /** When the files were read, in milliseconds since 1970: newer files are reported. @default now */
  since?: number;
  /** Called once when the system's limit of watched files is reached. */
  onLimit?: (problem: Problem) => void;
}

export type ContentWatcher = ReturnType<typeof watchContent>;

/** Editors that save through a temporary file send an `unlink` and an `add` a moment apart; together they are a change. */
const settleTime = 8;

/** chokidar drops what happens to a file within 50 ms of a change: it is checked again after that. */
const secondLook = 60;

const ignored = /[\\/](node_modules|\.git|\.folia)([\\/]|$)/;

/** Milliseconds between two checks for something that is missing. */
const missingLook = 200;

/** File systems round the time of a file down. */
const timeGrain = 10;

/**
 * Reports changed files in groups: files that are saved together arrive together. Finding all files takes a while; one that is
 * saved meanwhile is reported as well. What does not exist is reported as soon as it does.
 *
 * @param paths files and folders
 */
export function watchContent(
  paths: readonly string[],
  onChanges: (changes: FileChange[]) => void,
  { since = Date.now(), onLimit = () => {} }: WatchOptions = {},
) {
  const { note, cancel } = groupChanges(onChanges);
  const looks = new Set<NodeJS.Timeout>();
  const [noteAdded, noteChange] = [note('add'), note('change')];
  const told = new Set<string>();
  const watcher: FSWatcher = watch([], { alwaysStat: true, ignored });
  const isMissing = (path: string) => {
    waitFor(path, looks, () => {
      // files that are moved back with their folder are as old as they were
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) noteAdded(path);
      watcher.add(path);
    });
  };
  const add = (paths: readonly string[]) => {
    for (const path of paths.filter((path) => !told.has(path))) {
      told.add(path);
      if (existsSync(path)) watcher.add(path);
      else isMissing(path);
    }
  };
  /** chokidar forgets what it was told to watch. */
  const noteGone = (path: string) => {
    if (told.has(path)) isMissing(path);
  };
  watcher
    .on('add', (path, stats) => {
      // a file that is moved keeps the time of its content, not of its place
      if (!stats || stats.ctimeMs >= since - timeGrain) noteAdded(path);
    })
    .on('change', (path, stats) => {
      noteChange(path);
      if (stats) lookAgain({ path, seen: stats, looks }, noteChange);
    })
    // a link that leads to itself, a folder that cannot be read: the rest is watched all the same
    .on('error', reportLimit(onLimit))
    .on('unlink', note('unlink'))
    .on('unlink', noteGone)
    .on('unlinkDir', noteGone);
  add(paths);
  return {
    /** Watches further files or folders. */
    add,
    async close() {
      cancel();
      for (const look of looks) clearTimeout(look);
      await watcher.close();
    },
  };
}

interface Look {
  path: string;
  seen: Stats;
  /** Timers that end with the watcher. */
  looks: Set<NodeJS.Timeout>;
}

/** Checks a file until it is as it was seen. */
function lookAgain({ path, seen, looks }: Look, noteChange: (path: string) => void): void {
  const look = setTimeout(async () => {
    looks.delete(look);
    const now = await stat(path).catch(() => null);
    if (now === null || now.mtimeMs === seen.mtimeMs) return;
    noteChange(path);
    lookAgain({ path, seen: now, looks }, noteChange);
  }, secondLook);
  looks.add(look);
}

/** Reports changes as one group, {@link settleTime} after the first of them. */
function groupChanges(onChanges: (changes: FileChange[]) => void) {
  const pending = new Map<string, FileChange['kind']>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const changes = [...pending].map(([path, kind]): FileChange => ({ path, kind }));
    pending.clear();
    onChanges(changes);
  };
  return {
    note: (kind: FileChange['kind']) => (path: string) => {
      pending.set(path, kind === 'add' && pending.get(path) === 'unlink' ? 'change' : kind);
      timer ??= setTimeout(flush, settleTime);
    },
    cancel: () => clearTimeout(timer),
  };
}

/** Of the errors while files are watched, only the limit of the system is reported, once: changes would be missed silently. */
export function reportLimit(onLimit: (problem: Problem) => void): (error: unknown) => void {
  const state = { told: false };
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (state.told || (code !== 'ENOSPC' && code !== 'EMFILE')) return;
    state.told = true;
    const limit = code === 'ENOSPC' ? 'fs.inotify.max_user_watches=524288' : 'fs.inotify.max_user_instances=512';
    onLimit(
      createProblem(
        `Some files are not watched: the limit of the system is reached (${code}). Their changes are not shown.`,
        {
          level: 'warning',
          hint: `Raise the limit ("sudo sysctl ${limit}" on Linux) and start again, or close other programs that watch files.`,
        },
      ),
    );
  };
}

/** Calls `whenThere` when the path exists. `looks`: timers that end with the watcher. */
function waitFor(path: string, looks: Set<NodeJS.Timeout>, whenThere: () => void): void {
  const look = setTimeout(() => {
    looks.delete(look);
    if (existsSync(path)) whenThere();
    else waitFor(path, looks, whenThere);
  }, missingLook);
  looks.add(look);
}
