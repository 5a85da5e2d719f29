import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { stringify } from 'yaml';
import type { Layout, Section } from './docusaurus-layout';
import { type Entry, folderLabel, getFolder, readCategory, sidebarFiles } from './docusaurus-nav';
import {
  addressOf,
  type DocsTargets,
  getSidebars,
  isTree,
  labelsOf,
  linksOf,
  type SidebarInput,
  type Sidebars,
  sidebarTable,
} from './docusaurus-sidebar';
import { evaluateConfig } from './evaluate-config';
import type { NewFile, Options, SourceContext } from './migration';
import { compact, objectOf, textOf } from './options';

/** A section whose pages have their places. */
export interface AddedSection {
  section: Section;
  /** Folder of the new site: `docs/en/docs`. */
  start: string;
  entries: Entry[];
}

/** Groups whose index is generated get a page that lists what is below. */
export function addIndexes(
  { section, start, entries }: AddedSection,
  { files, context }: Target,
): { from: string; to: string }[] {
  const redirects: { from: string; to: string }[] = [];
  const folders = new Set(entries.map(({ source }) => getFolder(source)).filter((folder) => folder !== ''));
  for (const folder of folders) {
    const category = readCategory(join(context.root, section.main, folder), context);
    const { type, slug, title, description } = objectOf(category.link);
    const [first] = entries.filter(({ source }) => getFolder(source) === folder);
    const path = first && `${getFolder(first.path)}.md`;
    const label = textOf(category.label) ?? folderLabel(posix.basename(folder));
    if (
      type !== 'generated-index' ||
      !path ||
      path === '.md' ||
      entries.some(({ path: other }) => other.replace(/x$/, '') === path)
    )
      continue;
    const frontmatter = compact({ title: textOf(title) ?? label, description: textOf(description), overview: true });
    files.set(`${start}/${path}`, { text: `---\n${stringify(frontmatter)}---\n` });
    const entry: Entry = { source: `${folder}/index.md`, path, frontmatter, id: `${folder}/index`, heading: undefined };
    entries.push(entry);
    const from = textOf(slug) ?? `/category/${new GithubSlugger().slug(label)}`;
    const prefix = `/${section.base}`.replace(/\/$/, '');
    redirects.push({ from: prefix + from.replace(/^\/?/, '/'), to: addressOf(entry, { section, prefix: '' }) });
  }
  return redirects;
}

export interface Target {
  layout: Layout;
  files: Map<string, NewFile>;
  context: SourceContext;
}

/** Sidebars that are the tree of the files become `_meta.json`; others are written into the configuration. */
export async function addSidebars(added: readonly AddedSection[], { layout, files, context }: Target) {
  const tables = new Map<string, Options>();
  const targets: DocsTargets = { sidebars: new Map(), documents: new Map(), versions: [], latest: null };
  const docs = added.filter(({ section, entries }) => section.kind === 'docs' && entries.length > 0);
  const paths = new Set(docs.flatMap(({ section }) => section.docs?.sidebarPath ?? []));
  const written = new Map<string, Options | null>();
  for (const path of paths) written.set(path, (await evaluateConfig(context, path))?.value ?? null);
  const sidebarsOf = (section: Section) => written.get(section.docs?.sidebarPath ?? '') ?? null;
  const isPlain = !layout.isVersioned && docs.every(({ section }) => isTree(sidebarsOf(section)));
  for (const { section, start, entries } of docs) {
    const isMain = section.locale === layout.locales[0];
    const input = { section, entries, written: sidebarsOf(section), prefix: isMain ? '' : `/${section.locale}` };
    const sidebars = getSidebars(input, isPlain ? { ...context, note: () => {} } : context);
    if (isMain) noteTargets(input, sidebars, targets);
    if (isPlain) {
      const folder = join(context.root, section.main);
      const translate = labelsOf(input, [...sidebars.keys()][0] ?? '', context);
      const place = { folder, context, collapsed: section.docs?.collapsed !== false, translate };
      for (const [path, text] of sidebarFiles(entries, place)) files.set(`${start}/${path}`, { text });
    } else tables.set(section.locale, { ...tables.get(section.locale), ...sidebarTable(sidebars, input) });
  }
  return { targets, tables };
}

function noteTargets(input: SidebarInput, sidebars: Sidebars, targets: DocsTargets): void {
  const { docs } = input.section;
  const first = [...sidebars.values()].flatMap(linksOf)[0];
  if (docs && first) targets.versions.push({ text: docs.label, link: first });
  if (!docs?.isLatest) return;
  if (first) targets.latest ??= { text: docs.label, link: first };
  for (const [name, items] of sidebars) {
    const [link] = linksOf(items);
    if (link && !targets.sidebars.has(name)) targets.sidebars.set(name, link);
  }
  for (const entry of input.entries)
    if (!targets.documents.has(entry.id)) targets.documents.set(entry.id, addressOf(entry, input));
}
