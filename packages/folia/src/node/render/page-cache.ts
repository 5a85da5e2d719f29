import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BodyPointer } from '../../shared/site';
import { hashOf, writeFileSafe } from '../support/files';
import { type Fingerprint, fingerprint, isUnchanged } from '../support/fingerprints';

/** What is asked of a page that is to be kept. */
export interface KeepablePage {
  /** Absolute. */
  path: string;
  /** Absolute paths of other files it was made of. */
  dependencies: string[];
  body: BodyPointer;
  /** Rendered from its files, the settings and the bundle alone, and nothing is wrong with it. */
  reusable: boolean;
}

interface Kept<Page> {
  fingerprints: Fingerprint[];
  page: Page;
}

/** Rendered pages, kept from one build to the next. */
export interface PageCache<Page> {
  /** Where the threads leave the bodies that they render now. */
  folder: string;
  /** How many pages the last build has left. */
  size: number;
  /** Whether neither the page nor anything it was made of has changed since it was rendered. */
  has(path: string): boolean;
  /** The page, when it was rendered with the same settings and the same bundle, of which `key` tells; null otherwise. */
  find(path: string, key: string): Page | null;
  /** Keeps what can be kept of a build that has begun at `startedAt` (milliseconds since 1970). */
  save(key: string, pages: readonly Page[], startedAt: number): Promise<void>;
  /** Removes the bodies rendered now when none of them was kept. */
  close(): void;
}

export interface PageCacheInput {
  /** Folder of the cache. */
  folder: string;
  /** Of the engine: what another one has rendered is not looked at. */
  version: string;
}

const listFile = 'pages.ndjson';

/** Folders that another build may just be writing to are left alone for as long, in milliseconds. */
const patience = 10 * 60_000;

/** Clocks of file systems go in steps; in milliseconds. */
const clockStep = 20;

/** Opens the cache; one that is broken or of another version is empty. */
export function openPageCache<Page extends KeepablePage>({ folder, version }: PageCacheInput): PageCache<Page> {
  const { key: knownKey, kept } = readList<Page>(join(folder, listFile), version);
  const looked = new Map<string, boolean>();
  const has = (path: string): boolean => {
    const known = looked.get(path);
    if (known !== undefined) return known;
    const fresh = kept.get(path)?.fingerprints.every(isUnchanged) ?? false;
    looked.set(path, fresh);
    return fresh;
  };
  const state = { ownIsUsed: false };
  const own = join(folder, hashOf(`${process.pid} ${performance.timeOrigin} ${performance.now()}`));
  return {
    folder: own,
    size: kept.size,
    has,
    find: (path, key) => (key === knownKey && has(path) ? (kept.get(path)?.page ?? null) : null),
    async save(key, pages, startedAt) {
      const entries = keepable(pages, { kept, startedAt });
      const used = new Set(entries.map(({ page }) => dirname(page.body.file)));
      state.ownIsUsed = used.has(own);
      if (key === knownKey && !state.ownIsUsed && entries.length === kept.size) return;
      const lines = [{ version, key }, ...entries].map((line) => JSON.stringify(line));
      await writeFileSafe(join(folder, listFile), `${lines.join('\n')}\n`);
      removeUnused(folder, used.add(own));
    },
    close: () => {
      if (!state.ownIsUsed) rmSync(own, { recursive: true, force: true });
    },
  };
}

function readList<Page extends KeepablePage>(
  file: string,
  version: string,
): { key: string; kept: Map<string, Kept<Page>> } {
  try {
    const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    // written by `save`, in this shape; anything else fails the next check or throws
    const head = JSON.parse(first) as { version: string; key: string };
    if (head.version !== version) return { key: '', kept: new Map() };
    const entries = lines.map((line) => JSON.parse(line) as Kept<Page>);
    return { key: head.key, kept: new Map(entries.map((entry) => [entry.page.path, entry])) };
  } catch {
    return { key: '', kept: new Map() };
  }
}

/** What the next build may find. */
function keepable<Page extends KeepablePage>(
  pages: readonly Page[],
  { kept, startedAt }: { kept: ReadonlyMap<string, Kept<Page>>; startedAt: number },
): Kept<Page>[] {
  // a file that was changed meanwhile may have been read before
  const isSettled = ([, , modified]: Fingerprint) => modified < startedAt - clockStep;
  const isOld = (page: Page) => kept.get(page.path)?.page === page;
  const all = pages.filter(({ reusable }) => reusable);
  const worth = isWasteful(all) ? all.filter((page) => !isOld(page)) : all;
  return worth.flatMap((page) => {
    const known = isOld(page) ? kept.get(page.path) : undefined;
    if (known) return [known];
    const fingerprints = [page.path, ...page.dependencies].map(fingerprint);
    return fingerprints.every(isSettled) ? [{ fingerprints, page }] : [];
  });
}

/** More than half of what lies there belongs to no page any more. Then old bodies are given up: they are rendered once more. */
function isWasteful(pages: readonly KeepablePage[]): boolean {
  const used = pages.reduce((sum, { body }) => sum + body.length, 0);
  const files = new Set(pages.map(({ body }) => body.file));
  const there = [...files].reduce((sum, file) => sum + statSync(file).size, 0);
  return there > 2 * used;
}

function removeUnused(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (used.has(path) || name === listFile) continue;
    if (Date.now() - statSync(path).mtimeMs > patience) rmSync(path, { recursive: true, force: true });
  }
}
