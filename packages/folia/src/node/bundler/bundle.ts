import { rmSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';
import type { Json } from '../../shared/page';
import { hashOf } from '../support/files';
import { getPrebuiltBrowser, getPrebuiltServer } from './prebuilt';
import { bundleId, remember, reuse } from './reuse';
import { type BundleTarget, bundleFolders, type Side, serverBundlePath } from './settings';
import { type BrowserAssets, type BrowserBundle, getAssets, getIslands, getSources, type ServerBundle } from './stats';
import { isPlain, writeBrowserEntry, writeServerEntry } from './write-entries';

export type { BrowserBundle, ServerBundle };

/** Bundles the theme and the component modules that pages import, to be rendered with in worker threads. */
export async function bundleServer(target: BundleTarget, modules: Map<string, string>): Promise<ServerBundle> {
  const prebuilt = modules.size === 0 && isPlain(target.config) ? getPrebuiltServer() : null;
  if (prebuilt) return prebuilt;
  const { root } = target.config;
  const result = await bundleSide('server', target, {
    entry: writeServerEntry(target, modules),
    getResult: async (stats) => Object.fromEntries(getIslands(stats, root)),
  });
  // written by this very function, in this shape
  const islands = new Map(Object.entries(result as Record<string, string>));
  return { file: serverBundlePath(target), islands, id: bundleId(bundleFolders(target).serverOut) };
}

/** Bundles what readers download: entry, React with layout and theme, a chunk per island. */
export async function bundleBrowser(target: BundleTarget, islands: Map<string, string>): Promise<BrowserBundle> {
  const prebuilt = islands.size === 0 && isPlain(target.config) ? getPrebuiltBrowser() : null;
  if (prebuilt) return prebuilt;
  const { browserOut: folder } = bundleFolders(target);
  const result = await bundleSide('browser', target, {
    entry: writeBrowserEntry(target, islands),
    getResult: async (stats) => ({ ...(await getAssets(stats, folder)) }),
  });
  // written by this very function, in this shape
  return { ...(result as unknown as BrowserAssets), folder };
}

/** Loads what bundles anyway; it can transpile a single module too. */
export const loadTranspiler = async () => (await import('./transpile')).transpile;

interface SideInput {
  entry: string;
  getResult: (stats: Rspack.Stats) => Promise<Json>;
}

async function bundleSide(side: Side, target: BundleTarget, { entry, getResult }: SideInput): Promise<Json> {
  const { root, base } = target.config;
  const folders = bundleFolders(target);
  const out = side === 'server' ? folders.serverOut : folders.browserOut;
  const key = hashOf([entry, base, root, process.version].join('\n'));
  const known = reuse(out, key);
  if (known !== null) return known;
  rmSync(out, { recursive: true, force: true });
  // the bundler takes a quarter of a second to load, which a build that needs none should not pay
  const { compile } = await import('./compile');
  const stats = await compile(side, { root, base, mode: 'production', ...folders });
  const result = await getResult(stats);
  remember(out, { key, sources: getSources(stats), result });
  return result;
}
