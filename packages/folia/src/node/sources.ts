import { existsSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import type { UrlRules } from '../shared/route';
import type { Problem } from '../shared/site';
import type { Config, MetaEntry, NavEntry } from './config/config';
import { readMeta, readNav } from './config/nav-files';
import { readSource } from './content/source';
import { type ScanResult, scan } from './site/scan';
import { getProblems } from './support/errors';
import { isBelow } from './support/files';

/** Pages and navigation files as they lie in the docs folder. */
export interface Sources {
  files: ScanResult['files'];
  /** By folder relative to the docs folder. */
  metas: Map<string, MetaEntry[]>;
  navs: Map<string, NavEntry[]>;
  problems: Problem[];
}

/** Finds the pages and reads every `_meta.json` and `_nav.json`. */
export async function readSources(config: Config, rules: UrlRules): Promise<Sources> {
  const { files, meta, nav, problems } = await scan(config, rules, (path, globs) => picomatch.isMatch(path, globs));
  const sources: Sources = { files, metas: new Map(), navs: new Map(), problems: [...problems] };
  const metas = [...meta].map(async ([folder, file]) => {
    const { entries, problems } = readMeta(readSource(file), file);
    sources.metas.set(folder, entries);
    sources.problems.push(...problems);
  });
  const navs = [...nav].map(async ([folder, file]) => {
    const { items, problems } = readNav(readSource(file), file);
    sources.navs.set(folder, items);
    sources.problems.push(...problems);
  });
  for (const read of await Promise.allSettled([...metas, ...navs]))
    if (read.status === 'rejected') sources.problems.push(...getProblems(read.reason));
  return sources;
}

/** Says whether the public folder holds a file, by its decoded path without base: `/files/a.zip`. */
export function publicFile({ publicDir }: Config): (path: string) => boolean {
  return (path) => {
    const file = join(publicDir, path);
    return isBelow(publicDir, file) && existsSync(file);
  };
}
