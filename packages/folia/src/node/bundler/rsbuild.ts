import { join } from 'node:path';
import { type EnvironmentConfig, mergeRsbuildConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { rspressModules } from '../../shared/rspress-names';
import { DocsError } from '../support/errors';
import { browsers } from './browsers';
import { chunks, scriptFolder, styleFolder } from './chunks';
import type { IslandOptions } from './island-loader';
import { enginePaths } from './paths';
import { type BundleSettings, entryFiles, type Side } from './settings';
import { usesRspress } from './uses-rspress';

/**
 * Rsbuild's configuration for the wanted sides: one environment per side.
 *
 * @throws DocsError when the path of the site has a character that means something else in a bundler's requests
 */
export function rsbuildConfig(settings: BundleSettings, sides: Side[]): RsbuildConfig {
  const [special] = /[#?!]/.exec(settings.root) ?? [];
  if (special) {
    const hint = 'Rename the folder, or move the site.';
    throw new DocsError(
      `The path of the site contains "${special}", which bundlers do not support: ${settings.root}.`,
      { hint },
    );
  }
  const environments: Record<string, EnvironmentConfig> = {};
  if (sides.includes('server')) environments.server = serverEnvironment(settings);
  if (sides.includes('browser')) environments.browser = browserEnvironment(settings);
  const { environments: _, ...added } = settings.rsbuild ?? {};
  return mergeRsbuildConfig<RsbuildConfig>(added, {
    mode: settings.mode,
    logLevel: 'silent',
    plugins: [pluginReact()],
    environments,
    server: { base: settings.base, middlewareMode: true, publicDir: false, printUrls: false, cors: false },
    dev: { progressBar: false, lazyCompilation: false, client: { overlay: false } },
    performance: { printFileSize: false },
  });
}

function serverEnvironment(settings: BundleSettings): EnvironmentConfig {
  return {
    source: { entry: { server: join(settings.generated, entryFiles.server) } },
    output: {
      ...common(settings, settings.serverOut),
      target: 'node',
      module: true,
      filename: { js: '[name].mjs' },
      distPath: { root: settings.serverOut, js: '' },
      externals: [/^react($|\/)/, /^react-dom($|\/)/],
      minify: false,
      sourceMap: { js: 'cheap-module-source-map' },
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.module ??= {};
        config.module.rules ??= [];
        config.module.rules.push(islandRule(settings.root), ...svgRules, ...pageListRule(settings));
        config.plugins ??= [];
        config.plugins.push(reporter('server', settings), ...replacements, languagesReplacement(settings));
      },
    },
  };
}

function browserEnvironment(settings: BundleSettings): EnvironmentConfig {
  const hashed = settings.mode === 'production';
  return {
    source: { entry: browserEntries(settings) },
    output: {
      ...common(settings, settings.browserOut),
      target: 'web',
      // `import()` of the browser instead of a loader of our own: a third of a kilobyte less. Development needs scripts it can replace.
      module: hashed,
      overrideBrowserslist: browsers,
      // Names differ already; eight digits distinguish the files of two deployments.
      filenameHash: hashed ? 'contenthash:8' : false,
      distPath: {
        root: settings.browserOut,
        js: scriptFolder,
        jsAsync: scriptFolder,
        css: styleFolder,
        cssAsync: styleFolder,
      },
      legalComments: 'none',
      manifest: false,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.optimization ??= {};
        config.optimization.splitChunks = { cacheGroups };
        config.module ??= {};
        config.module.rules ??= [];
        config.module.rules.push(...svgRules, ...pageListRule(settings));
        config.plugins ??= [];
        config.plugins.push(reporter('browser', settings), ...replacements, languagesReplacement(settings));
      },
    },
  };
}

/** Two bundles in production; one in development, so that hot updates have one runtime. */
function browserEntries({ generated, mode }: BundleSettings): Record<string, string | Rspack.EntryDescription> {
  const entry = { [chunks.entry]: join(generated, entryFiles.browser) };
  if (mode === 'development') return entry;
  return { ...entry, [chunks.app]: { import: join(generated, entryFiles.app), library: { type: 'module' } } };
}

/** `Zoom.lazy.css` comes with the code that imports it, when the user gets near what it renders. */
const notOnDemand = /^(?!.*\.lazy\.css$)/;

/**
 * Style sheets: one for every page and one that follows it, one more for pages with components of the site's own, and one for pages whose layout is loaded on
 * demand (its chunk has no name: it comes from `import()` in a theme), so that document pages do not pay for the landing page. React in a chunk of its own: it outlives deployments.
 */
const cacheGroups: Record<string, false | Rspack.OptimizationSplitChunksCacheGroup> = {
  default: false,
  defaultVendors: false,
  styles: {
    name: chunks.styles,
    type: 'css/mini-extract',
    chunks: ({ name }) => name !== undefined && name !== chunks.components && name !== chunks.late,
    enforce: true,
  },
  components: {
    name: chunks.components,
    type: 'css/mini-extract',
    chunks: ({ name }) => name === chunks.components,
    enforce: true,
  },
  late: {
    name: chunks.late,
    type: 'css/mini-extract',
    chunks: ({ name }) => name === chunks.late,
    enforce: true,
  },
  layouts: {
    name: chunks.layouts,
    type: 'css/mini-extract',
    test: notOnDemand,
    chunks: ({ name }) => name === undefined,
    enforce: true,
  },
  react: {
    name: chunks.react,
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    chunks: ({ name }) => name === chunks.app,
    enforce: true,
  },
};

const common = (settings: BundleSettings, root: string) => ({
  distPath: { root },
  assetPrefix: settings.assetPrefix ?? settings.base,
  cleanDistPath: false,
});

function islandRule(root: string): Rspack.RuleSetRule {
  return {
    test: /\.[cm]?[jt]sx?$/,
    resourceQuery: { not: [/island/] },
    enforce: 'pre',
    loader: enginePaths.islandLoader,
    options: {
      root,
      themeFolder: enginePaths.themeFolder,
      clientIsland: enginePaths.clientIsland,
      rspress: usesRspress(root),
    } satisfies IslandOptions,
  };
}

/** The list behind `usePages` of Rspress. */
const pageListRule = ({ pageList }: BundleSettings): Rspack.RuleSetRule[] =>
  pageList
    ? [{ test: enginePaths.rspressPages, loader: enginePaths.rspressPagesLoader, options: { ...pageList } }]
    : [];

/** An SVG as a component: imported with `?react`, which is put behind the names of those that are used as one. */
const svgRules: Rspack.RuleSetRule[] = [
  { test: /\.svg$/, resourceQuery: /^\?react$/, type: 'javascript/auto', loader: enginePaths.svgLoader },
  {
    test: /\.[jt]sx$/,
    exclude: /[\\/]node_modules[\\/]/,
    enforce: 'pre',
    loader: enginePaths.svgImportLoader,
  },
];

/** Not aliases: `paths` of a tsconfig, which say where editors find the types of `@theme`, would go before them. */
const replacements = [
  new rspack.NormalModuleReplacementPlugin(rspressModules.theme, enginePaths.rspress.theme),
  new rspack.NormalModuleReplacementPlugin(rspressModules.runtime, enginePaths.rspress.runtime),
  new rspack.NormalModuleReplacementPlugin(rspressModules.plugins, enginePaths.rspress.plugins),
];

/** The texts of the site's languages, in place of those of the theme. */
const languagesReplacement = ({ generated }: BundleSettings): Rspack.RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(/^#languages$/, join(generated, entryFiles.languages));

const reporter = (side: Side, { onDone, onInvalid }: BundleSettings): Rspack.RspackPluginInstance => ({
  apply: (compiler: Rspack.Compiler) => {
    compiler.hooks.done.tap('folia', (stats) => onDone(side, stats));
    if (onInvalid) compiler.hooks.invalid.tap('folia', onInvalid);
  },
});
