import type { SourceFile } from '../../shared/page';
import type { DevBundler } from '../bundler/dev-server';
import { getModulePath } from '../bundler/module-key';
import { enginePaths } from '../bundler/paths';
import type { Config } from '../config/config';
import type { DrawnPage } from '../render-page';
import { lastUpdates } from '../last-updates';
import type { Pool } from '../render/pool';

/** Draws pages when they are asked for, and keeps them until something they were made of changes. */
export interface DevPages {
  /** Resolves when the worker draws with the newest code. */
  ready(): Promise<void>;
  draw(file: SourceFile): Promise<DrawnPage>;
  /** Drops what depends on the file, the page itself included; returns the pages that were dropped. */
  drop(path: string): SourceFile[];
  dropAll(): void;
}

interface Kept {
  file: SourceFile;
  page: Promise<DrawnPage>;
  /** Filled once the page is drawn. */
  dependencies: string[];
}

export interface DevPagesInput {
  config: Config;
  pool: Pool;
  bundler: DevBundler;
  /** Hears of every page that was drawn. */
  onDrawn: (page: DrawnPage) => void;
}

export function createDevPages({ config, pool, bundler, onDrawn }: DevPagesInput): DevPages {
  const kept = new Map<string, Kept>();
  const loaded: { version: number; done: Promise<void> } = { version: -1, done: Promise.resolve() };
  const ready = async () => {
    const version = await bundler.server();
    if (version !== loaded.version) {
      loaded.version = version;
      loaded.done = pool.run('reload', version);
    }
    await loaded.done;
  };
  const drawWith = async (missing: readonly string[], file: SourceFile): Promise<DrawnPage> => {
    await bundler.include(getPaths(missing, config));
    await ready();
    return pool.run('drawOne', file);
  };
  const drawAnew = async (file: SourceFile, dependencies: string[]): Promise<DrawnPage> => {
    const times = lastUpdates([file], config);
    await ready();
    const first = await pool.run<SourceFile, DrawnPage>('drawOne', file);
    const drawn = first.missing.length > 0 ? await drawWith(first.missing, file) : first;
    const lastUpdated = (await times).get(file.path) ?? null;
    const page = { ...drawn, facts: { ...drawn.facts, lastUpdated } };
    dependencies.push(...page.dependencies);
    onDrawn(page);
    return page;
  };
  return {
    ready,
    draw(file) {
      const known = kept.get(file.path);
      if (known) return known.page;
      const dependencies: string[] = [];
      const page = drawAnew(file, dependencies);
      kept.set(file.path, { file, page, dependencies });
      page.catch(() => kept.delete(file.path));
      return page;
    },
    drop(path) {
      const dropped = [...kept.values()].filter(
        ({ file, dependencies }) => file.path === path || dependencies.includes(path),
      );
      for (const { file } of dropped) kept.delete(file.path);
      return dropped.map(({ file }) => file);
    },
    dropAll: () => kept.clear(),
  };
}

function getPaths(keys: readonly string[], { root }: Config): Map<string, string> {
  const own = keys.filter((key) => key !== '@theme');
  return new Map(own.map((key) => [key, getModulePath(key, root, enginePaths.themeFolder)]));
}
