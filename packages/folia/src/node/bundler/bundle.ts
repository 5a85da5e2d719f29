import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { brandCss } from '../../shared/brand';
import type { Json } from '../../shared/page';
import { searchHooksKey } from '../../shared/search/hooks-key';
import type { SiteData, SocialIconSvg } from '../../shared/site';
import type { Config } from '../config/config';
import { hashOf } from '../support/files';
import { browserEntry, type EntryInput, serverEntry } from './entries';
import { enginePaths } from './paths';
import { stockFolder, takeStock } from './prebuilt';
import { bundleId, remember, reuse } from './reuse';
import { entryFiles, type Side, serverBundleFile } from './settings';
import { type BrowserAssets, getAssets, getIslands, getSources } from './stats';

/** What is bundled: the site, for building it or for developing it. */
export interface BundleTarget {
  config: Config;
  site: SiteData;
  /** Icons and pop-overs of the social links. */
  socialIcons: SocialIconSvg[];
  mode: 'build' | 'dev';
}

export interface ServerBundle {
  /** `'use client'` modules: key → path. */
  islands: Map<string, string>;
  /** Changes with whatever the bundle was made of. */
  id: string;
}

export interface BrowserBundle extends BrowserAssets {
  /** Folder whose content is copied into the site. */
  folder: string;
}

/** Where generated entries and bundles of a project lie. Development has folders of its own: both may run at the same time. */
export const bundleFolders = ({ config, mode }: Pick<BundleTarget, 'config' | 'mode'>) => ({
  generated: join(config.root, '.folia', mode),
  serverOut: join(config.cacheDir, mode, 'server'),
  browserOut: join(config.cacheDir, mode, 'browser'),
});

/** Absolute path of the module that exports `server`. */
export const serverBundlePath = (target: Pick<BundleTarget, 'config' | 'mode'>): string =>
  join(bundleFolders(target).serverOut, serverBundleFile);

/** Bundles the theme and the component modules that pages import, to be rendered with in worker threads. */
export async function bundleServer(target: BundleTarget, modules: Map<string, string>): Promise<ServerBundle> {
  const entry = writeServerEntry(target, modules);
  const getResult = (stats: Rspack.Stats) => Object.fromEntries(getIslands(stats, target.config.root));
  const result = await bundleSide('server', target, {
    entry,
    getResult,
    isPlain: modules.size === 0 && isPlain(target),
  });
  // written by this very function, in this shape
  const islands = new Map(Object.entries(result as Record<string, string>));
  return { islands, id: bundleId(bundleFolders(target).serverOut) };
}

/** Bundles what readers download: entry, React with layout and theme, a chunk per island. */
export async function bundleBrowser(target: BundleTarget, islands: Map<string, string>): Promise<BrowserBundle> {
  const entry = writeBrowserEntry(target, islands);
  const getResult = (stats: Rspack.Stats) => ({ ...getAssets(stats, hashOf) });
  const result = await bundleSide('browser', target, {
    entry,
    getResult,
    isPlain: islands.size === 0 && isPlain(target),
  });
  // written by this very function, in this shape
  return { ...(result as unknown as BrowserAssets), folder: bundleFolders(target).browserOut };
}

/** Loads what bundles anyway; it can transpile a single module too. */
export const loadTranspiler = async () => (await import('./transpile')).transpile;

interface SideInput {
  entry: string;
  /** Whether nothing of the site's own is in it. */
  isPlain: boolean;
  getResult: (stats: Rspack.Stats) => Json;
}

async function bundleSide(side: Side, target: BundleTarget, { entry, isPlain, getResult }: SideInput): Promise<Json> {
  const { config, site, socialIcons } = target;
  const { root, base } = config;
  const folders = bundleFolders(target);
  const out = side === 'server' ? folders.serverOut : folders.browserOut;
  const key = hashOf([entry, base, root, process.version].join('\n'));
  const known = reuse(out, key);
  if (known !== null) return known;
  rmSync(out, { recursive: true, force: true });
  const taken = isPlain ? takeStock(stockFolder(side), { site, socialIcons, base }, out) : null;
  if (taken) {
    remember(out, { key, ...taken });
    return taken.result;
  }
  // the bundler takes a quarter of a second to load, which a build that needs none should not pay
  const { compile } = await import('./compile');
  const stats = await compile(side, { root, base, mode: 'production', ...folders });
  const result = getResult(stats);
  remember(out, { key, sources: getSources(stats), result });
  return result;
}

/** Whether nothing in a site's settings brings code or styles of its own: then the bundle that came with the engine will do. */
function isPlain({ config }: BundleTarget): boolean {
  const { base, hydrate, themeFile, theme, search, globalStyles, globalUIComponents, markdown } = config;
  const own = [
    themeFile,
    theme.brandColor,
    theme.familyMenu,
    search ? search.searchHooks : null,
    ...globalStyles,
    ...globalUIComponents,
    ...markdown.globalComponents,
  ];
  return hydrate === 'idle' && !/["'`]/.test(base) && !own.some(Boolean);
}

/** Writes the server's entry (only when its text changed, so that a watching bundler is not hydrated in vain); returns the text. */
export function writeServerEntry(target: BundleTarget, modules: Map<string, string>): string {
  const { clientServer } = enginePaths;
  return writeEntry(target, 'server', serverEntry({ ...entryInput(target), clientServer, modules }));
}

/** The same for the browser's entry. */
export function writeBrowserEntry(target: BundleTarget, islands: Map<string, string>): string {
  const { clientEntry, clientHydrate } = enginePaths;
  const clientDev = target.mode === 'dev' ? enginePaths.clientDev : null;
  const { hydrate, theme } = target.config;
  const productMenu = theme.familyMenu && join(bundleFolders(target).generated, 'product-menu.mjs');
  const onDemand = withSearchHooks(target, islands);
  const input = {
    ...entryInput(target),
    clientEntry,
    clientHydrate,
    clientDev,
    hydrate,
    productMenu,
    islands: onDemand,
  };
  const text = browserEntry(input);
  const data = `export default ${JSON.stringify(theme.familyMenu)};\n`;
  const written = writeEntry(target, 'browser', text) + data;
  if (productMenu) writeIfNew(productMenu, data);
  return written;
}

/** The hooks of search are, like an island, there when something asks for them. */
function withSearchHooks({ config }: BundleTarget, islands: Map<string, string>): Map<string, string> {
  const hooks = config.search ? config.search.searchHooks : null;
  return hooks ? new Map([...islands, [searchHooksKey, hooks]]) : islands;
}

const brandFile = 'brand.css';

function entryInput(target: BundleTarget): EntryInput {
  const { generated } = bundleFolders(target);
  const { markdown, globalStyles, globalUIComponents, themeFile, theme } = target.config;
  return {
    folder: generated,
    siteData: join(generated, 'site.mjs'),
    socialIcons: join(generated, 'social-icons.mjs'),
    defaultTheme: enginePaths.theme,
    theme: themeFile,
    globalStyles: theme.brandColor ? [join(generated, brandFile), ...globalStyles] : globalStyles,
    extendTheme: enginePaths.extendTheme,
    globalComponents: new Map(markdown.globalComponents.map((path) => [parse(path).name, path])),
    globalUI: globalUIComponents,
  };
}

function writeEntry(target: BundleTarget, side: Side, text: string): string {
  const { generated } = bundleFolders(target);
  const data = `export default ${JSON.stringify(target.site, null, 2)};\n`;
  const socialIcons = `export default ${JSON.stringify(target.socialIcons, null, 2)};\n`;
  const { brandColor } = target.config.theme;
  const brand = brandColor && brandCss(brandColor);
  mkdirSync(generated, { recursive: true });
  if (brand) writeIfNew(join(generated, brandFile), brand);
  writeIfNew(join(generated, 'site.mjs'), data);
  writeIfNew(join(generated, 'social-icons.mjs'), socialIcons);
  writeIfNew(join(generated, entryFiles[side]), text);
  return text + data + socialIcons + brand;
}

function writeIfNew(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
