import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getCacheDir } from '../support/cache-folders';
import type { Config, HeadTag, MarkdownConfig, SearchConfig } from './config';
import { resolveTheme } from './resolve-theme';
import { pageExtensions } from './schema/route';
import { type CheckedConfig, zoomSelector } from './schema/site';

/** What the command line overrides. */
export interface ConfigFlags {
  base?: string | undefined;
  /** Relative to the folder of the configuration. */
  out?: string | undefined;
  compress?: boolean | undefined;
}

export interface ResolveRequest {
  input: CheckedConfig;
  /** Absolute. */
  root: string;
  configFile: string | null;
  labels: Config['labels'];
}

type Resolved = Omit<Config, 'configDependencies' | 'warnings'>;

/** Fills in what follows from the rest: absolute paths, the default language, one form where several may be written. */
export function resolveConfig({ input, root, configFile, labels }: ResolveRequest): Resolved {
  const lang = input.lang || input.theme.locales[0]?.lang || 'en';
  const path = (written: string) => resolve(root, written);
  const { title, description, icon, logoText, hydrate, compress, multiVersion, replaceRules } = input;
  const asWritten = { title, description, icon, logoText, hydrate, compress, multiVersion, replaceRules };
  return {
    ...asWritten,
    root,
    configFile,
    lang,
    labels,
    translations: input.translations && path(input.translations),
    ssg: input.ssg !== false,
    ssgStrict: typeof input.ssg === 'boolean' || input.ssg.strict,
    docs: path(input.root),
    outDir: path(input.outDir),
    cacheDir: getCacheDir(root),
    publicDir: join(root, 'public'),
    themeFile: getThemeFile(path(input.themeDir)),
    base: getBase(input.base),
    logo: getLogo(input.logo),
    siteOrigin: input.siteOrigin.replace(/\/$/, ''),
    search: getSearch(input.search, path),
    markdownPages: input.markdownPages === true ? { control: true } : input.markdownPages || null,
    llms: input.llms,
    feed: input.feed === false ? null : { ...input.feed, folder: input.feed.folder.replace(/^\/+|\/+$/g, '') },
    route: { ...input.route, extensions: getExtensions(input.route.extensions) },
    markdown: getMarkdown(input.markdown, path),
    mediumZoom: getZoom(input.mediumZoom),
    globalUIComponents: input.globalUIComponents.map(path),
    globalStyles: [input.globalStyles].flat().map(path),
    head: getHead(input),
    theme: resolveTheme(input, lang),
  };
}

function getThemeFile(folder: string): string | null {
  const files = [`${folder}.tsx`, `${folder}.ts`, join(folder, 'index.tsx'), join(folder, 'index.ts')];
  return files.find((file) => existsSync(file)) ?? null;
}

/** `docs` → `/docs/` */
function getBase(written: string): string {
  const inner = written.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

function getLogo(logo: CheckedConfig['logo']): Config['logo'] {
  if (typeof logo !== 'string') return logo;
  return logo === '' ? null : { light: logo, dark: logo };
}

function getSearch(search: CheckedConfig['search'], path: (written: string) => string): SearchConfig {
  if (search === false) return false;
  const searchHooks = search.searchHooks ? path(search.searchHooks) : null;
  if (search.mode === 'local') return { ...search, searchHooks };
  const searchIndexes = search.searchIndexes.map((index) =>
    typeof index === 'string' ? { value: index, label: index } : index,
  );
  return { ...search, searchIndexes, searchHooks };
}

/** In the order of precedence of {@link pageExtensions} when nothing was written, otherwise as written. */
function getExtensions(written: readonly string[]): string[] {
  const plain = [...new Set(written.map((extension) => extension.replace(/^\./, '')))];
  return plain.length > 0 ? plain : [...pageExtensions];
}

function getMarkdown(markdown: CheckedConfig['markdown'], path: (written: string) => string): MarkdownConfig {
  const { highlightLanguages: aliases } = markdown;
  return {
    ...markdown,
    highlightLanguages: Array.isArray(aliases) ? Object.fromEntries(aliases) : aliases,
    globalComponents: markdown.globalComponents.map(path),
    mdastPlugins: markdown.mdastPlugins.map(path),
    hastPlugins: markdown.hastPlugins.map(path),
  };
}

function getZoom(zoom: CheckedConfig['mediumZoom']): Config['mediumZoom'] {
  return zoom === true ? { selector: zoomSelector, options: {} } : zoom;
}

function getHead({ head, themeColor }: CheckedConfig): HeadTag[] {
  if (themeColor === '') return head;
  return [['meta', { name: 'theme-color', content: `#${themeColor.replace('#', '')}` }], ...head];
}
