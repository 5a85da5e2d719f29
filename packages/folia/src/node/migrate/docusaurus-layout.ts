import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Options, SourceContext } from './migration';
import { isObject, listOf, objectOf, textOf } from './options';
import { firstFile, readText } from './source-files';

/** A folder of pages of one language, and of one version. */
export interface Section {
  kind: 'docs' | 'blog' | 'pages';
  /** Relative to the project. */
  folder: string;
  /** Where its addresses begin: `docs`, `docs/next`; '' for the root. */
  base: string;
  locale: string;
  /** The folder of the default language. */
  main: string;
  /** Of documentation: its version and its sidebars. */
  docs?: DocsVersion;
}

export interface DocsVersion {
  /** `current` for the folder that is written. */
  version: string;
  label: string;
  /** Whether its addresses carry no version. */
  isLatest: boolean;
  /** The file of the sidebars, absolute; null: the tree of the files. */
  sidebarPath: string | null;
  /** The file with the translated labels, relative to the project. */
  labels: string;
  /** Whether groups start closed. */
  collapsed: boolean;
}

export interface Layout {
  /** The default language first. */
  locales: string[];
  sections: Section[];
  /** Whether there is more than one version. */
  isVersioned: boolean;
}

interface Kind {
  plugin: Section['kind'];
  options: Options;
}

/** The folders that the presets and plugins of a configuration publish. */
export function getLayout(config: Options, context: SourceContext): Layout {
  const preset = objectOf(listOf(listOf(config.presets).find((each) => Array.isArray(each)))[1]);
  const i18n = objectOf(config.i18n);
  const main = textOf(i18n.defaultLocale) ?? 'en';
  const locales = [...new Set([main, ...listOf(i18n.locales).flatMap((each) => textOf(each) ?? [])])];
  const ofPreset = (['docs', 'blog', 'pages'] as const)
    .filter((plugin) => preset[plugin] !== false)
    .map((plugin): Kind => ({ plugin, options: objectOf(preset[plugin]) }));
  const folders = [...ofPreset, ...pluginKinds(config)].flatMap((kind) => foldersOf(kind, context));
  const sections = folders.flatMap(({ translated, ...folder }) =>
    locales.map((locale): Section => {
      const own = locale === main ? folder.main : `i18n/${locale}/${translated}`;
      const docs = folder.docs && { ...folder.docs, labels: `i18n/${locale}/${folder.docs.labels}` };
      return { ...folder, locale, folder: own, ...(docs && { docs }) };
    }),
  );
  const versions = new Set(sections.flatMap(({ docs }) => docs?.version ?? []));
  return { locales, sections, isVersioned: versions.size > 1 };
}

/** Further documentation and blogs: `plugins: [['@docusaurus/plugin-content-docs', { id: 'api' }]]`. */
const pluginKinds = (config: Options): Kind[] =>
  listOf(config.plugins).flatMap((each) => {
    const [name, options] = listOf(each);
    const plugin = /plugin-content-(docs|blog)$/.exec(textOf(name) ?? '')?.[1] as 'docs' | 'blog' | undefined;
    return plugin && isObject(options) ? [{ plugin, options }] : [];
  });

type Folder = Omit<Section, 'locale' | 'folder'> & { translated: string };

const trim = (path: string): string => path.replace(/^(?:\.?\/)+|\/+$/g, '');

function foldersOf({ plugin, options }: Kind, context: SourceContext): Folder[] {
  const id = textOf(options.id);
  const own = id === undefined || id === 'default' ? '' : id;
  const translated = `docusaurus-plugin-content-${plugin}${own && `-${own}`}`;
  const path = trim(textOf(options.path) ?? (plugin === 'pages' ? 'src/pages' : plugin));
  const base =
    typeof options.routeBasePath === 'string' ? trim(options.routeBasePath) : plugin === 'pages' ? '' : plugin;
  if (plugin !== 'docs') return [{ kind: plugin, main: path, base, translated }];
  const collapsed = options.sidebarCollapsed !== false;
  return versionsOf(options, own, context).map(({ version, address, label, isLatest }): Folder => {
    const isCurrent = version === 'current';
    const prefix = own && `${own}_`;
    const folder = isCurrent ? path : `${prefix}versioned_docs/version-${version}`;
    const sidebars = isCurrent
      ? currentSidebars(options, own, context)
      : firstFile(context.root, [`${prefix}versioned_sidebars/version-${version}-sidebars.json`]);
    const name = isCurrent ? 'current' : `version-${version}`;
    return {
      ...{ kind: 'docs', main: folder, translated: `${translated}/${name}` },
      base: [base, address].filter(Boolean).join('/'),
      docs: { version, label, isLatest, collapsed, sidebarPath: sidebars, labels: `${translated}/${name}.json` },
    };
  });
}

/** The versions that are published; the latest has no name in its addresses. */
function versionsOf(options: Options, id: string, { root }: SourceContext) {
  const file = join(root, `${id && `${id}_`}versions.json`);
  const known = existsSync(file) ? listOf(parse(readText(file))).flatMap((each) => textOf(each) ?? []) : [];
  const current = options.includeCurrentVersion === false && known.length > 0 ? [] : ['current'];
  const only = listOf(options.onlyIncludeVersions);
  const all = [...current, ...known].filter((version) => only.length === 0 || only.includes(version));
  const latest = textOf(options.lastVersion) ?? known.find((version) => all.includes(version)) ?? 'current';
  return all.map((version) => {
    const { label, path } = objectOf(objectOf(options.versions)[version]);
    const isLatest = version === latest;
    const own = typeof path === 'string' ? trim(path) : isLatest ? '' : version === 'current' ? 'next' : version;
    const name = version === 'current' && all.length > 1 ? 'Next' : version;
    return { version, isLatest, address: own, label: textOf(label) ?? name };
  });
}

/** `sidebarPath: './sidebars.ts'`, an absolute path, or the file of that name. */
function currentSidebars({ sidebarPath }: Options, id: string, { root }: SourceContext): string | null {
  if (sidebarPath === false) return null;
  const names = ['ts', 'js', 'mjs', 'cjs', 'json'].map((extension) => `sidebars.${extension}`);
  const given = textOf(sidebarPath);
  if (given !== undefined) return firstFile(root, [isAbsolute(given) ? relative(root, given) : given]);
  return id === '' ? firstFile(root, names) : null;
}
