import { join } from 'node:path';
import { enginePaths } from './bundler/paths';
import { type Cache, openCache } from './cache/cache';
import { tidyCache } from './cache/tidy';
import type { Workspace } from './collect';
import type { Config } from './config/config';
import { createServerData, createUrlRules } from './config/site-data';
import { cacheVersion as highlightVersion } from './content/highlight/highlighter';
import { engineVersion } from './engine-version';
import { createPool } from './render/pool';

/** What a command that renders a whole site works with, from its beginning to its end. */
export interface OpenWorkspace extends Workspace {
  /** Files that the last builds have made. */
  outputs: Cache;
  /** Ends the threads; the bodies of pages can be read until then. */
  close(): Promise<void>;
}

/** @param output folder that threads write to; null: nothing is written */
export function openWorkspace(config: Config, output: string | null): OpenWorkspace {
  const version = engineVersion();
  const rules = createUrlRules(config);
  const getSettings = (name: string) => ({ folder: join(config.cacheDir, name), version });
  const kinds = ['pages', 'outputs'].map(getSettings);
  const [pages, outputs] = kinds.map(openCache) as [Cache, Cache];
  const setup = { config, rules, data: createServerData(config), output, pages: getSettings('pages') };
  const pool = createPool({ worker: enginePaths.worker, setup });
  return {
    ...{ config, rules, version, pool, pages, outputs },
    async close() {
      await pool.close();
      for (const cache of [pages, outputs]) cache.close();
      for (const settings of kinds) tidyCache(settings);
      tidyCache({ folder: join(config.cacheDir, 'highlight'), version: highlightVersion() });
      tidyCache({ folder: join(config.cacheDir, 'build', 'bundles'), version: process.version });
    },
  };
}
