import type { Rspack } from '@rsbuild/core';
import type { Config } from '../config/config';
import { hashOf } from '../support/files';
import { chunks, type DocumentAssets } from './chunks';
import { getModuleKey } from './module-key';
import { enginePaths } from './paths';
import { entryFiles } from './settings';
import { type LoadedFile, measureFiles } from './transfer-size';
import { namesRspressTokens } from './uses-rspress';

/** Facts about the browser's bundle. */
export interface BrowserAssets extends DocumentAssets {
  /** Everything that a first visit loads: entry, React, layout, theme and styles, but no island's own chunk. */
  firstVisit: LoadedFile[];
  /** Changes when any piece of code or style changes. */
  build: string;
}

/** Modules of the server bundle that the browser also needs. */
export interface BrowserModules {
  /** `'use client'` modules: key → path. */
  islands: Record<string, string>;
  /** Paths of the style sheets that modules imported by pages import, in their order. */
  styles: string[];
  /** The same for the components that pages use without an import. */
  globalStyles: string[];
}

export const noModules: BrowserModules = { islands: {}, styles: [], globalStyles: [] };

export interface ServerBundle {
  /** Absolute path of the module that exports `createRenderer`. */
  file: string;
  browser: BrowserModules;
  /** Changes with any input of the bundle. */
  id: string;
}

export interface BrowserBundle extends BrowserAssets {
  /** Folder whose content is copied into the site. */
  folder: string;
}

/** @param folder that the bundle was written to */
export async function getAssets(stats: Rspack.Stats, folder: string): Promise<BrowserAssets> {
  const names = (stats.toJson({ all: false, assets: true }).assets ?? []).map(({ name }) => name);
  const getFiles = (chunk: string, extension: string): string[] =>
    [...(stats.compilation.namedChunks.get(chunk)?.files ?? [])].filter((name) => name.endsWith(extension));
  const scripts = getFiles(chunks.entry, '.js');
  const styles = getFiles(chunks.styles, '.css');
  const [app = ''] = getFiles(chunks.app, '.js');
  const hydration = [...getFiles(chunks.react, '.js'), app];
  const loaded = [...scripts, ...styles, ...hydration];
  return {
    scripts,
    styles,
    componentStyles: getFiles(chunks.components, '.css'),
    lateStyles: getFiles(chunks.late, '.css'),
    layoutStyles: getFiles(chunks.layouts, '.css'),
    app,
    hydration,
    firstVisit: await measureFiles(folder, loaded),
    build: hashOf(names.sort().join('\n')),
  };
}

/** @param modules that pages import, by module key */
export function getBrowserModules(
  { compilation }: Rspack.Stats,
  { root, markdown }: Pick<Config, 'root' | 'markdown'>,
  modules: ReadonlyMap<string, string>,
): BrowserModules {
  const islands: Record<string, string> = {};
  const byPath = new Map<string, Rspack.Module>();
  const byRequest = new Map<string | undefined, Rspack.Module | null>();
  for (const module of compilation.modules) {
    const path = module.nameForCondition();
    if (path === null || path === undefined) continue;
    if (isIsland(module)) islands[getModuleKey(path, root, enginePaths.themeFolder)] = path;
    else byPath.set(path, module);
    if (path.endsWith(entryFiles.server))
      for (const { dependency, module: imported } of compilation.moduleGraph.getOutgoingConnectionsInOrder(module))
        byRequest.set(dependency.request, imported);
  }
  const getStyles = (paths: string[]) => {
    const start = paths.flatMap((path) => byPath.get(path) ?? byRequest.get(path) ?? []);
    return findStyles(start, compilation.moduleGraph);
  };
  const globalStyles = getStyles(markdown.globalComponents);
  const styles = getStyles([...modules.values()].sort());
  return { islands, styles: [...getRspressTokens(compilation.modules), ...styles], globalStyles };
}

/** The tokens of Rspress, where components import its modules or their style sheets name one. */
function getRspressTokens(modules: Iterable<Rspack.Module>): string[] {
  const compat = new Set<string>(Object.values(enginePaths.rspress));
  for (const module of modules) {
    const path = module.nameForCondition() ?? '';
    if (compat.has(path) || (styleSheet.test(path) && namesRspressTokens(path))) return [enginePaths.rspressTokens];
  }
  return [];
}

const isIsland = (module: Rspack.Module): boolean => module.identifier().includes('?island');

const styleSheet = /\.(?:css|s[ac]ss|less|styl(?:us)?)$/;

/** In the order of the imports. Islands bring their own styles to the browser. */
function findStyles(start: Rspack.Module[], graph: Rspack.ModuleGraph): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: Rspack.Module) => {
    const id = module.identifier();
    if (seen.has(id) || isIsland(module)) return;
    seen.add(id);
    const path = module.nameForCondition();
    if (path && styleSheet.test(path)) styles.add(path);
    else for (const next of graph.getOutgoingConnectionsInOrder(module)) if (next.module) visit(next.module);
  };
  for (const module of start) visit(module);
  return [...styles];
}

/**
 * What decides whether a bundle can be used again: all files it was made of, and the folders that a loader has searched, as Tailwind CSS
 * does: a file that is added there may change it.
 */
export const getSources = ({ compilation }: Rspack.Stats, { outDir }: Pick<Config, 'outDir'>) => ({
  sources: [...compilation.fileDependencies],
  searched: [...compilation.contextDependencies],
  skipped: [outDir],
});
