import { pathToFileURL } from 'node:url';
import type { SourceFile } from '../../shared/page';
import type { UrlRules } from '../../shared/route';
import type { DevBundler } from '../bundler/dev-server';
import { getModulePath } from '../bundler/module-key';
import { enginePaths } from '../bundler/paths';
import type { Config } from '../config/config';
import { readAllFields } from '../page-fields';
import { withHead } from '../page-head';
import type { StoredPage } from '../render/page-entries';
import type { Pool } from '../render/pool';
import { pageKey } from '../site/fallbacks';
import { lastUpdates } from '../site/last-updates';

export type DevPages = ReturnType<typeof createDevPages>;

interface Kept {
  file: SourceFile;
  page: Promise<StoredPage>;
  /** Filled once the page is rendered. */
  dependencies: string[];
}

export interface DevPagesInput {
  config: Config;
  rules: UrlRules;
  pool: Pool;
  bundler: DevBundler;
  /** Path of the server bundle. */
  serverFile: string;
  /** Called with every page that was rendered. */
  onRendered: (page: StoredPage) => void;
}

/** Renders pages when they are asked for, and keeps them until something they were made of changes. */
export function createDevPages({ config, rules, pool, bundler, serverFile, onRendered }: DevPagesInput) {
  const kept = new Map<string, Kept>();
  /** Address of the newest code that pages are rendered with. */
  const getServer = async () => `${pathToFileURL(serverFile).href}?v=${await bundler.server()}`;
  const renderOnce = async (file: SourceFile): Promise<StoredPage> => {
    const fields = await readAllFields([file], config);
    const server = await getServer();
    const [page] = await pool.run('renderBodies', { files: [file], fields, server, renderedWith: '' });
    if (!page) throw new Error(`The page ${file.path} was not rendered.`);
    return page;
  };
  const renderAnew = async (file: SourceFile, dependencies: string[]): Promise<StoredPage> => {
    const times = lastUpdates([file], config);
    const first = await renderOnce(file);
    if (first.missing.length > 0) await bundler.include(getPaths(first.missing, config));
    const rendered = first.missing.length > 0 ? await renderOnce(file) : first;
    const lastUpdated = (await times).get(file.path) ?? null;
    const page = await withHead({ ...rendered, facts: { ...rendered.facts, lastUpdated } }, config, rules);
    dependencies.push(...page.dependencies);
    onRendered(page);
    return page;
  };
  return {
    getServer,
    render(file: SourceFile): Promise<StoredPage> {
      const key = pageKey(file.path, file.route);
      const known = kept.get(key);
      if (known) return known.page;
      const dependencies: string[] = [];
      const page = renderAnew(file, dependencies);
      kept.set(key, { file, page, dependencies });
      page.catch(() => kept.delete(key));
      return page;
    },
    /** Drops what depends on the file, the page itself included; returns the pages that were dropped. */
    drop(path: string): SourceFile[] {
      const dropped = [...kept.values()].filter(
        ({ file, dependencies }) => file.path === path || dependencies.includes(path),
      );
      for (const { file } of dropped) kept.delete(pageKey(file.path, file.route));
      return dropped.map(({ file }) => file);
    },
    dropAll: () => kept.clear(),
  };
}

function getPaths(keys: readonly string[], { root }: Config): Map<string, string> {
  const own = keys.filter((key) => key !== '@theme');
  return new Map(own.map((key) => [key, getModulePath(key, root, enginePaths.themeFolder)]));
}
