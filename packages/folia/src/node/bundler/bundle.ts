import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { Json } from '../../shared/page';
import { hashOf } from '../support/files';
import { getPrebuiltBrowser, getPrebuiltServer } from './prebuilt';
import { bundleId, createBundleFolder, remember, reuse } from './reuse';
import { type BundleTarget, bundleFolders, type Side, serverBundleFile } from './settings';
import { type BrowserAssets, type BrowserBundle, getAssets, getIslands, getSources, type ServerBundle } from './stats';
import { isPlain, writeBrowserEntry, writeServerEntry } from './write-entries';

export type { BrowserBundle, ServerBundle };

/** Bundles the theme and the component modules that pages import, to be rendered with in worker threads. */
export async function bundleServer(target: BundleTarget, modules: Map<string, string>): Promise<ServerBundle> {
  const prebuilt = modules.size === 0 && isPlain(target.config) ? getPrebuiltServer() : null;
  if (prebuilt) return prebuilt;
  const { root } = target.config;
  const { folder, result } = await bundleSide('server', target, {
    entry: writeServerEntry(target, modules),
    getResult: async (stats) => Object.fromEntries(getIslands(stats, root)),
  });
  // written by this very function, in this shape
  const islands = new Map(Object.entries(result as Record<string, string>));
  return { file: join(folder, serverBundleFile), islands, id: bundleId(folder) };
}

/** Bundles what users download: entry, React with layout and theme, a chunk per island. */
export async function bundleBrowser(target: BundleTarget, islands: Map<string, string>): Promise<BrowserBundle> {
  const prebuilt = islands.size === 0 && isPlain(target.config) ? getPrebuiltBrowser() : null;
  if (prebuilt) return prebuilt;
  const { folder, result } = await bundleSide('browser', target, {
    entry: writeBrowserEntry(target, islands),
    getResult: async (stats, made) => ({ ...(await getAssets(stats, made)) }),
  });
  // written by this very function, in this shape
  return { ...(result as unknown as BrowserAssets), folder };
}

interface SideInput {
  entry: string;
  getResult: (stats: Rspack.Stats, folder: string) => Promise<Json>;
}

interface BuiltSide {
  folder: string;
  result: Json;
}

/** Every bundle has a folder of its own: a build that runs at the same time may be using another one. */
async function bundleSide(side: Side, target: BundleTarget, { entry, getResult }: SideInput): Promise<BuiltSide> {
  const { root, base } = target.config;
  const folders = bundleFolders(target);
  const out = side === 'server' ? folders.serverOut : folders.browserOut;
  const key = hashOf([entry, base, root, process.version].join('\n'));
  // remembered below, in this shape
  const known = reuse(out, key) as unknown as BuiltSide | null;
  if (known) {
    const now = new Date();
    utimesSync(known.folder, now, now);
    return known;
  }
  const folder = createBundleFolder(out);
  // the bundler takes a quarter of a second to load, which a build that needs none should not pay
  const { compile } = await import('./compile');
  const own = side === 'server' ? { serverOut: folder } : { browserOut: folder };
  const stats = await compile(side, { root, base, mode: 'production', ...folders, ...own });
  const built: BuiltSide = { folder, result: await getResult(stats, folder) };
  remember(out, { key, made: folder, sources: getSources(stats), result: { ...built } });
  return built;
}
