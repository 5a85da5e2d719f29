import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { getPageId, hrefOf, readPrefix, type UrlRules } from '../../shared/route';

/** What the list of pages is made with. */
export interface PageListSettings {
  /** Absolute path of the docs folder. */
  docs: string;
  rules: UrlRules;
}

/** What the loader needs of the bundler's loader context. */
interface LoaderContext {
  getOptions(): PageListSettings;
  addDependency(path: string): void;
  addContextDependency(path: string): void;
}

/** Fills the list behind `usePages` of Rspress. Only sites whose components import it have this module in their bundle. */
export default function rspressPagesLoader(this: LoaderContext, _source: string): string {
  const { docs, rules } = this.getOptions();
  const { files, folders } = findPages(docs);
  this.addContextDependency(docs);
  // a page that is added or removed changes the folder it is in
  for (const path of [...folders, ...files]) this.addDependency(join(docs, path));
  const pages = files.map((path) => describePage(path, readFileSync(join(docs, path), 'utf8'), rules));
  return `export const pages = ${JSON.stringify(pages)};`;
}

/** Paths relative to the docs folder, which is a folder too. */
function findPages(docs: string): { files: string[]; folders: string[] } {
  const entries = readdirSync(docs, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(docs, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    isFolder: entry.isDirectory(),
  }));
  const own = entries.filter(
    ({ path }) => !/(?:^|\/)(?:[._]|node_modules(?:\/|$)|public(?:\/|$)|shared(?:\/|$))/.test(path),
  );
  const paths = (wanted: (entry: (typeof own)[number]) => boolean) => own.filter(wanted).map(({ path }) => path);
  return {
    files: paths(({ path, isFolder }) => !isFolder && /\.mdx?$/.test(path)).sort(),
    folders: ['', ...paths(({ isFolder }) => isFolder)],
  };
}

/** A page as Rspress lists it. */
export function describePage(path: string, source: string, rules: UrlRules) {
  const { version, locale, rest } = readPrefix(path.replace(/\.mdx?$/, ''), rules);
  const route = {
    id: getPageId(rest),
    locale: locale ?? rules.defaultLocale,
    version: version ?? rules.defaultVersion,
  };
  const [head = '', yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  const frontmatter = readYaml(yaml);
  const heading = /^# +(.+)$/m.exec(source.slice(head.length))?.[1] ?? '';
  const { title = heading.replace(/\{#[^}]*\}|<[^>]*>|[`*]/g, '').trim() } = frontmatter;
  const routePath = hrefOf(route, { ...rules, base: '/' });
  return { title: String(title), routePath, lang: route.locale, version: route.version, frontmatter };
}

/** Broken YAML is reported when the page is compiled. */
function readYaml(yaml: string): Record<string, unknown> {
  try {
    const value: unknown = parse(yaml);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
