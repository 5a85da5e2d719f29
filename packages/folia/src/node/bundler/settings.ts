import { join } from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import type { Config } from '../config/config';
import type { PageListSettings } from './rspress-pages-loader';

/** What is bundled for rendering pages, and what users download. */
export type Side = 'server' | 'browser';

/** What is bundled: the site, for building it or for developing it. */
export interface BundleTarget {
  config: Config;
  mode: 'build' | 'dev';
}

/** Paths and mode. */
export interface BundleSettings {
  root: string;
  base: string;
  /** What the site adds. */
  rsbuild?: RsbuildConfig | undefined;
  /** Absent for the prebuilt bundle, which lists no pages. */
  pageList?: PageListSettings;
  /** What addresses of files begin with; `auto`: they are relative to the file that names them. @default the base */
  assetPrefix?: 'auto';
  mode: 'development' | 'production';
  /** Folder of the generated entries. */
  generated: string;
  /** Folders the two bundles are written to. */
  serverOut: string;
  browserOut: string;
  /** Called with every finished compilation. */
  onDone: (side: Side, stats: Rspack.Stats) => void;
  /** Called when a file has changed: a compilation follows. */
  onInvalid?: () => void;
}

export const entryFiles = {
  server: 'server-entry.tsx',
  browser: 'browser-entry.tsx',
  app: 'app-entry.tsx',
  components: 'component-styles.ts',
  languages: 'languages.ts',
} as const;
export const serverBundleFile = 'server.mjs';

/** Where generated entries and bundles of a project are. Development has folders of its own: both may run at the same time. */
export const bundleFolders = ({ config, mode }: BundleTarget) => ({
  generated: join(config.root, '.folia', mode),
  serverOut: join(config.cacheDir, mode, 'server'),
  browserOut: join(config.cacheDir, mode, 'browser'),
});

/** Absolute path of the module that exports `createRenderer`. */
export const serverBundlePath = (target: BundleTarget): string =>
  join(bundleFolders(target).serverOut, serverBundleFile);

/** The bundler's settings for a site, besides folders and events. */
export const siteSettings = ({
  config,
}: BundleTarget): Pick<BundleSettings, 'root' | 'base' | 'rsbuild'> & Required<Pick<BundleSettings, 'pageList'>> => {
  const { root, base, rsbuild, docs, lang, theme, multiVersion } = config;
  const locales = theme.locales.map((locale) => locale.lang);
  const rules = {
    base,
    locales,
    defaultLocale: lang,
    versions: multiVersion.versions,
    defaultVersion: multiVersion.default,
  };
  return { root, base, rsbuild, pageList: { docs, rules } };
};
