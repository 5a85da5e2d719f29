import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { hashOf, isBelow } from '../support/files';
import { readPrebuilt } from './prebuilt';
import { bundleId, createBundleFolder, remember, reuse } from './reuse';
import { type BundleTarget, bundleFolders, type Side, serverBundleFile, siteSettings } from './settings';
import {
  type BrowserBundle,
  type BrowserModules,
  getAssets,
  getBrowserModules,
  getSources,
  type ServerBundle,
} from './stats';
import { isPlain, writeBrowserEntry, writeServerEntry } from './write-entries';

export type { BrowserBundle, ServerBundle };

/** Bundles the theme and the component modules that pages import, to be rendered with in worker threads. */
export async function bundleServer(target: BundleTarget, modules: Map<string, string>): Promise<ServerBundle> {
  const prebuilt = modules.size === 0 && isPlain(target.config) ? readPrebuilt() : null;
  if (prebuilt) return prebuilt.server;
  const { folder, result } = await bundleSide('server', target, {
    entry: writeServerEntry(target, modules),
    getResult: async (stats) => getBrowserModules(stats, target.config, modules),
  });
  return { file: join(folder, serverBundleFile), browser: result, id: bundleId(folder) };
}

/** Bundles what users download: entry, React with layout and theme, a chunk per island. */
export async function bundleBrowser(target: BundleTarget, modules: BrowserModules): Promise<BrowserBundle> {
  const isEmpty = Object.keys(modules.islands).length === 0 && modules.styles.length === 0;
  const prebuilt = isEmpty && isPlain(target.config) ? readPrebuilt() : null;
  if (prebuilt) return prebuilt.browser;
  const { folder, result } = await bundleSide('browser', target, {
    entry: writeBrowserEntry(target, modules),
    getResult: getAssets,
  });
  return { ...result, folder };
}

interface BuiltSide<Result> {
  folder: string;
  result: Result;
}

/** Every bundle has a folder of its own: a build that runs at the same time may be using another one. */
async function bundleSide<Result>(
  side: Side,
  target: BundleTarget,
  { entry, getResult }: { entry: string; getResult: (stats: Rspack.Stats, folder: string) => Promise<Result> },
): Promise<BuiltSide<Result>> {
  const { root, base, rsbuildFingerprint } = target.config;
  const folders = bundleFolders(target);
  const out = side === 'server' ? folders.serverOut : folders.browserOut;
  const key = hashOf([entry, base, root, rsbuildFingerprint, process.version].join('\n'));
  const known = reuse<BuiltSide<Result>>(out, key);
  if (known) {
    const now = new Date();
    utimesSync(known.folder, now, now);
    return known;
  }
  const folder = createBundleFolder(out);
  const startedAt = Date.now();
  // loading the bundler takes a quarter of a second, which a build with a cached bundle saves
  const { compile } = await import('./compile');
  const own = side === 'server' ? { serverOut: folder } : { browserOut: folder };
  const stats = await compile(side, { ...siteSettings(target), mode: 'production', ...folders, ...own });
  const result: BuiltSide<Result> = { folder, result: await getResult(stats, folder) };
  const { sources, ...searched } = getSources(stats, target.config);
  // the texts of generated files, which have just been written, are part of the key
  const given = sources.filter((path) => !isBelow(folders.generated, path));
  remember(out, { key, made: folder, sources: given, ...searched, result, startedAt });
  return result;
}
