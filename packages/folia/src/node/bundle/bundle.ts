import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { createRsbuild, type Rspack } from '@rsbuild/core';
import type { Json } from '../../model/page';
import type { SiteData } from '../../model/site';
import type { Config } from '../config/config';
import { DocsError } from '../support/errors';
import { hashOf } from '../support/files';
import { browserEntry, serverEntry } from './entries';
import { enginePaths } from './paths';
import { remember, reuse } from './reuse';
import { type BundleSettings, entryFiles, rsbuildConfig, type Side, serverBundleFile } from './rsbuild';
import { assetsOf, type BrowserAssets, islandsOf, problemsOf, sourcesOf } from './stats';

export interface ServerBundle {
  /** `'use client'` modules: key → path. */
  islands: Map<string, string>;
}

export interface BrowserBundle extends BrowserAssets {
  /** Folder whose content is copied into the site. */
  folder: string;
}

/** Where generated entries and bundles of a project lie. */
export const bundleFolders = ({ root, cacheDir }: Config) => ({
  generated: join(root, '.folia'),
  serverOut: join(cacheDir, 'server'),
  browserOut: join(cacheDir, 'browser'),
});

/** Absolute path of the module that exports `server`. */
export const serverBundlePath = (config: Config): string => join(bundleFolders(config).serverOut, serverBundleFile);

/** Bundles the theme and the component modules that pages import, to be drawn with in worker threads. */
export async function bundleServer(config: Config, site: SiteData, modules: Map<string, string>): Promise<ServerBundle> {
  const entry = writeServerEntry(config, site, modules);
  const result = await bundleSide('server', config, entry, (stats) => Object.fromEntries(islandsOf(stats, config.root)));
  // written by this very function, in this shape
  const islands = new Map(Object.entries(result as Record<string, string>));
  return { islands };
}

/** Bundles what readers download: entry, React with layout and theme, a chunk per island. */
export async function bundleBrowser(config: Config, site: SiteData, islands: Map<string, string>): Promise<BrowserBundle> {
  const { browserOut } = bundleFolders(config);
  const entry = writeBrowserEntry(config, site, islands, false);
  const result = await bundleSide('browser', config, entry, (stats) => ({ ...assetsOf(stats, hashOf) }));
  // written by this very function, in this shape
  return { ...(result as unknown as BrowserAssets), folder: browserOut };
}

async function bundleSide(side: Side, config: Config, entry: string, resultOf: (stats: Rspack.Stats) => Json): Promise<Json> {
  const folders = bundleFolders(config);
  const out = side === 'server' ? folders.serverOut : folders.browserOut;
  const key = hashOf([entry, config.base, config.root, process.version].join('\n'));
  const known = reuse(out, key);
  if (known !== null) return known;
  rmSync(out, { recursive: true, force: true });
  const finished: Rspack.Stats[] = [];
  const settings: BundleSettings = {
    root: config.root,
    base: config.base,
    mode: 'production',
    ...folders,
    onDone: (_, stats) => finished.push(stats),
  };
  const rsbuild = await createRsbuild({ cwd: config.root, callerName: 'folia', config: rsbuildConfig(settings, [side]) });
  const failure = await rsbuild.build().then(
    ({ close }) => close(),
    (error: Error) => error,
  );
  const stats = finished.at(-1);
  if (!stats || failure || stats.hasErrors()) throw bundleError(stats, failure ?? null);
  const result = resultOf(stats);
  remember(out, key, sourcesOf(stats), result);
  return result;
}

function bundleError(stats: Rspack.Stats | undefined, failure: Error | null): Error {
  const problems = stats ? problemsOf(stats) : [];
  if (problems.length > 0) return DocsError.all(problems);
  return failure ?? new Error('The bundler stopped without saying why.');
}

/** Writes the server's entry (only when its text changed, so that a watching bundler is not woken in vain); returns the text. */
export function writeServerEntry(config: Config, site: SiteData, modules: Map<string, string>): string {
  const { generated } = bundleFolders(config);
  const text = serverEntry({ ...entryInput(config), clientServer: enginePaths.clientServer, modules });
  return writeEntry(generated, entryFiles.server, text) + writeSiteData(generated, site);
}

/** The same for the browser's entry. */
export function writeBrowserEntry(config: Config, site: SiteData, islands: Map<string, string>, dev: boolean): string {
  const { generated } = bundleFolders(config);
  const { clientEntry, clientBoot, clientDev } = enginePaths;
  const text = browserEntry({
    ...entryInput(config),
    clientEntry,
    clientBoot,
    clientDev: dev ? clientDev : null,
    hydrate: config.hydrate,
    islands,
  });
  return writeEntry(generated, entryFiles.browser, text) + writeSiteData(generated, site);
}

const entryInput = (config: Config) => ({
  folder: bundleFolders(config).generated,
  siteData: join(bundleFolders(config).generated, 'site.json'),
  defaultTheme: enginePaths.theme,
  theme: config.themeFile,
  globalStyles: config.globalStyles,
  extendTheme: enginePaths.extendTheme,
  globalComponents: new Map(config.markdown.globalComponents.map((path) => [parse(path).name, path])),
  globalUI: config.globalUIComponents,
});

const writeSiteData = (folder: string, site: SiteData) => writeEntry(folder, 'site.json', `${JSON.stringify(site, null, 2)}\n`);

function writeEntry(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  const same = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!same) writeFileSync(path, text);
  return text;
}
