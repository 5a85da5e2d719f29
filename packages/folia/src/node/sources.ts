import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import picomatch from 'picomatch';
import type { UrlRules } from '../shared/route';
import type { Problem } from '../shared/site';
import type { Config, MetaEntry, NavEntry } from './config/config';
import { readMeta, readNav } from './config/nav-files';
import { readSource } from './content/source';
import { readPluginPages } from './plugin-pages';
import { fallbackFiles, withFallbackFolders } from './site/fallbacks';
import { type ScanResult, scan } from './site/scan';
import { createProblem, getProblems } from './support/errors';
import { isBelow } from './support/files';

/** Pages and navigation files of the docs folder. */
export interface Sources {
  files: ScanResult['files'];
  /** By folder relative to the docs folder. */
  metas: Map<string, MetaEntry[]>;
  navs: Map<string, NavEntry[]>;
  problems: Problem[];
  /** Files outside of the docs folder that determine the pages. */
  watched: string[];
}

/** Finds the pages and reads every `_meta.json` and `_nav.json`. */
export async function readSources(config: Config, rules: UrlRules): Promise<Sources> {
  const found = await scan(config, rules, (path, globs) => picomatch.isMatch(path, globs));
  const added = await readPluginPages({ config, rules, files: found.files });
  const sources: Sources = {
    files: [...found.files, ...added.files],
    metas: new Map(),
    navs: new Map(),
    problems: [...found.problems, ...added.problems],
    watched: added.watched,
  };
  if (sources.files.length === 0 && sources.problems.length === 0) sources.problems.push(noPages(config, rules));
  const metas = [...found.meta].map(async ([folder, file]) => {
    const { entries, problems } = readMeta(readSource(file), file);
    sources.metas.set(folder, entries);
    sources.problems.push(...problems);
  });
  const navs = [...found.nav].map(async ([folder, file]) => {
    const { items, problems } = readNav(readSource(file), file);
    sources.navs.set(folder, items);
    sources.problems.push(...problems);
  });
  for (const read of await Promise.allSettled([...metas, ...navs]))
    if (read.status === 'rejected') sources.problems.push(...getProblems(read.reason));
  return config.i18n.fallback ? withFallbacks(sources, rules) : sources;
}

/** The first mistake of a second language: its folders are missing. */
function noPages({ root, docs }: Config, { locales, versions, defaultLocale, defaultVersion }: UrlRules): Problem {
  const folder = relative(root, docs).replaceAll('\\', '/');
  const parts = [
    folder,
    versions.length > 0 ? defaultVersion : '',
    locales.length > 1 ? defaultLocale : '',
    'index.md',
  ];
  return createProblem(`There are no pages in ${docs}.`, {
    level: 'warning',
    hint: `Write ${parts.filter(Boolean).join('/')}.`,
  });
}

/** The default language fills the gaps of the others. */
const withFallbacks = (sources: Sources, rules: UrlRules): Sources => ({
  ...sources,
  files: [...sources.files, ...fallbackFiles(sources.files, rules)],
  metas: withFallbackFolders(sources.metas, rules),
  navs: withFallbackFolders(sources.navs, rules),
});

/** Whether the public folder holds a file, by its decoded path without base: `/files/a.zip`. */
export function publicFile({ publicDir }: Config): (path: string) => boolean {
  return (path) => {
    const file = join(publicDir, path);
    return isBelow(publicDir, file) && existsSync(file);
  };
}
