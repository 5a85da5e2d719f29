import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CacheSettings, getHeader, listShards, readIndex } from './cache';
import { attempt, createShard, readBytes } from './shard';

export interface TidySettings extends CacheSettings {
  /** Bytes of texts that are kept at most, the newest first. @default 256 MB */
  limit?: number;
  /** Shards from which on they are joined. @default 16 */
  shards?: number;
  /** Files that another build may be using are left alone for so many milliseconds. @default ten minutes */
  patience?: number;
}

/** Joins the shards of a cache when they are many or large: what was superseded, or is beyond the limit, is left behind. */
export function tidyCache({
  folder,
  version,
  limit = 256_000_000,
  shards: most = 16,
  patience = 600_000,
}: TidySettings): void {
  const isIdle = (path: string) => (attempt(() => statSync(path).mtimeMs) ?? Infinity) < Date.now() - patience;
  removeOrphans(folder, isIdle);
  const idle = listShards(folder).filter(({ path }) => isIdle(`${path}.idx`));
  const bytes = idle.reduce((sum, { size }) => sum + size, 0);
  if (idle.length <= most && bytes <= limit) return;
  const header = getHeader(version);
  const joined = createShard(folder, header);
  const known = new Set<string>();
  const state = { size: 0 };
  for (const { path } of idle.toReversed()) {
    for (const [key, pointer] of readIndex(path, header)) {
      if (known.has(key) || state.size + pointer.length > limit) continue;
      known.add(key);
      const text = readBytes(pointer, key);
      if (!text) continue;
      joined.append(text.toString(), key);
      state.size += pointer.length;
    }
  }
  joined.close();
  // a process that has read an index may still read its texts: those are removed another time
  for (const { path } of idle) attempt(() => rmSync(`${path}.idx`, { force: true }));
}

/** Texts without an index cannot be found any more. */
function removeOrphans(folder: string, isIdle: (path: string) => boolean): void {
  const names = new Set(attempt(() => readdirSync(folder)) ?? []);
  for (const name of names) {
    const path = join(folder, name);
    const isOrphan = name.endsWith('.pack') && !names.has(name.replace(/\.pack$/, '.idx'));
    if (isOrphan && isIdle(path)) attempt(() => rmSync(path, { force: true }));
  }
}
