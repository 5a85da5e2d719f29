import { join } from 'node:path';
import { enginePaths } from './bundler/paths';
import { openCache } from './cache/cache';
import { tidyCache } from './cache/tidy';
import { type Config, forThreads } from './config/config';
import { configCache } from './config/import-config';
import { createServerData, createUrlRules } from './config/site-data';
import { cacheVersion as highlightVersion } from './content/highlight/highlighter';
import { engineVersion } from './engine-version';
import { createPool } from './render/pool';

export type Workspace = ReturnType<typeof openWorkspace>;

/**
 * The resources of a command that renders a whole site.
 *
 * @param output folder that threads write to; null: nothing is written
 */
export function openWorkspace(config: Config, output: string | null) {
  const version = engineVersion();
  const rules = createUrlRules(config);
  const getSettings = (name: string) => ({ folder: join(config.cacheDir, name), version });
  const kinds = { pages: getSettings('pages'), outputs: getSettings('outputs') };
  const [pages, outputs] = [openCache(kinds.pages), openCache(kinds.outputs)];
  const setup = { config: forThreads(config), rules, data: createServerData(config), output, pages: kinds.pages };
  const pool = createPool({ worker: enginePaths.worker, setup });
  return {
    ...{ config, rules, pool },
    /** Of the engine. */
    version,
    /** Rendered pages of earlier builds, and files that they have made. */
    ...{ pages, outputs },
    /** Ends the threads; the bodies of pages can be read until then. */
    async close() {
      await pool.close();
      for (const cache of [pages, outputs]) cache.close();
      for (const settings of Object.values(kinds)) tidyCache(settings);
      tidyCache(configCache(config.cacheDir));
      tidyCache({ folder: join(config.cacheDir, 'highlight'), version: highlightVersion() });
      tidyCache({ folder: join(config.cacheDir, 'build', 'bundles'), version: process.version });
    },
  };
}
