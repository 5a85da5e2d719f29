import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HeadTag } from '../../shared/head';
import { withBase } from '../../shared/route';
import { getCacheDir } from '../support/cache-folders';
import { findLanguages } from './languages';
import { resolveModule } from './resolve-module';
import { resolveTheme } from './resolve-theme';
import type { ConfigOptions } from './schema/site';

/** What the command line overrides. */
export interface ConfigFlags {
  base?: string | undefined;
  /** Relative to the folder of the configuration. */
  out?: string | undefined;
  compress?: boolean | undefined;
}

export interface ResolveRequest {
  options: ConfigOptions;
  /** Absolute. */
  root: string;
  configFile: string | null;
  labels: ConfigOptions['labels'];
}

export type ResolvedConfig = ReturnType<typeof resolveConfig>;

/** Fills in what depends on other options or on the folder: absolute paths, the default language, complete locales. */
export function resolveConfig({ options, root, configFile, labels }: ResolveRequest) {
  const { themeColor, touchIcon: _, themeDir, i18nSourcePath, head, ...rest } = withoutCode(options);
  const lang = options.lang || options.theme.locales[0]?.lang || 'en';
  const toPath = (written: string) => resolve(root, written);
  const toPaths = (written: readonly string[]) => written.map(toPath);
  return {
    ...rest,
    /** The project folder: where the configuration file is (or was looked for). */
    root,
    configFile,
    lang,
    labels,
    /** Folder of the pages. */
    docs: toPath(options.root),
    outDir: toPath(options.outDir),
    /** `<root>/node_modules/.cache/folia` */
    cacheDir: getCacheDir(root),
    publicDir: join(root, 'public'),
    /** `theme.tsx` or `theme/index.tsx`; null when there is none. */
    themeFile: findThemeFile(toPath(themeDir)),
    /** The record of translations; '' when the site keeps none. */
    translations: options.translations && toPath(options.translations),
    search: resolveSearch(options.search, toPath),
    markdown: {
      ...options.markdown,
      globalComponents: toPaths(options.markdown.globalComponents),
      languages: toPaths(options.markdown.languages),
      codeTransformers: toPaths(options.markdown.codeTransformers),
      mdastPlugins: toPaths(options.markdown.mdastPlugins),
      hastPlugins: toPaths(options.markdown.hastPlugins),
    },
    socialCards: options.socialCards && {
      fonts: options.socialCards.fonts.map((written) => resolveModule(written, root) ?? toPath(written)),
      /** Null: it is not installed. */
      renderer: resolveModule(cardRenderer, root),
    },
    globalUIComponents: toPaths(options.globalUIComponents),
    globalStyles: toPaths(options.globalStyles),
    head: [
      ...createColorTags(themeColor),
      ...createTouchIconTags(options),
      ...head.filter((each) => typeof each !== 'function'),
    ],
    theme: resolveTheme(options, lang),
    languages: findLanguages(
      root,
      options.theme.locales.length > 0 ? options.theme.locales.map((locale) => locale.lang) : [lang],
    ),
  };
}

/** Values that cannot be serialised. They are used by the hooks and the bundler. */
const withoutCode = ({ rsbuild: _, plugins: __, frontmatter: ___, ...data }: ConfigOptions) => data;

/** Renders social cards; only sites that have some install it. */
export const cardRenderer = '@takumi-rs/core';

const findThemeFile = (folder: string): string | null => themeFiles(folder).find((file) => existsSync(file)) ?? null;

/** Where the theme may be; the first that exists counts. */
export const themeFiles = (folder: string): string[] => [
  `${folder}.tsx`,
  `${folder}.ts`,
  join(folder, 'index.tsx'),
  join(folder, 'index.ts'),
];

function resolveSearch(search: ConfigOptions['search'], toPath: (written: string) => string): ConfigOptions['search'] {
  return search && { ...search, searchHooks: search.searchHooks && toPath(search.searchHooks) };
}

function createColorTags(color: ConfigOptions['themeColor']): HeadTag[] {
  if (color === '') return [];
  const tag = (hex: string) => ({ name: 'theme-color', content: `#${hex.replace('#', '')}` });
  if (typeof color === 'string') return [['meta', tag(color)]];
  return (['light', 'dark'] as const).map((scheme) => [
    'meta',
    { ...tag(color[scheme]), media: `(prefers-color-scheme: ${scheme})` },
  ]);
}

const createTouchIconTags = ({ touchIcon, base }: ConfigOptions): HeadTag[] =>
  touchIcon === '' ? [] : [['link', { rel: 'apple-touch-icon', href: withBase(touchIcon, base) }]];
