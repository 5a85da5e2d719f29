import type { SourceFile } from '../../shared/page';
import type { DevBundler } from '../bundler/dev-server';
import { getModulePath } from '../bundler/module-key';
import { enginePaths } from '../bundler/paths';
import type { Config } from '../config/config';
import { lastUpdates } from '../last-updates';
import type { Pool } from '../render/pool';
import type { RenderedPage } from '../render-page';

/** Renders pages when they are asked for, and keeps them until something they were made of changes. */
export interface DevPages {
  /** Resolves when the worker renders with the newest code. */
  ready(): Promise<void>;
  render(file: SourceFile): Promise<RenderedPage>;
  /** Drops what depends on the file, the page itself included; returns the pages that were dropped. */
  drop(path: string): SourceFile[];
  dropAll(): void;
}

interface Kept {
  file: SourceFile;
  page: Promise<RenderedPage>;
  /** Filled once the page is rendered. */
  dependencies: string[];
}

export interface DevPagesInput {
  config: Config;
  pool: Pool;
  bundler: DevBundler;
  /** Hears of every page that was rendered. */
  onRendered: (page: RenderedPage) => void;
}

export function createDevPages({ config, pool, bundler, onRendered }: DevPagesInput): DevPages {
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
  const renderWith = async (missing: readonly string[], file: SourceFile): Promise<RenderedPage> => {
    await bundler.include(getPaths(missing, config));
    await ready();
    return pool.run('renderBody', file);
  };
  const renderAnew = async (file: SourceFile, dependencies: string[]): Promise<RenderedPage> => {
    const times = lastUpdates([file], config);
    await ready();
    const first = await pool.run<SourceFile, RenderedPage>('renderBody', file);
    const rendered = first.missing.length > 0 ? await renderWith(first.missing, file) : first;
    const lastUpdated = (await times).get(file.path) ?? null;
    const page = { ...rendered, facts: { ...rendered.facts, lastUpdated } };
    dependencies.push(...page.dependencies);
    onRendered(page);
    return page;
  };
  return {
    ready,
    render(file) {
      const known = kept.get(file.path);
      if (known) return known.page;
      const dependencies: string[] = [];
      const page = renderAnew(file, dependencies);
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
