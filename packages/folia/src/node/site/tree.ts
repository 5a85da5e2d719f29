import type { NavNode } from '../../shared/nav';
import type { Route } from '../../shared/route';
import type { Problem, SourceLocation } from '../../shared/site';
import type { MetaEntry } from '../config/config';
import { createProblem } from '../support/errors';
import { didYouMean, nearestName } from '../support/nearest';
import { type Folder, folderIn, pageIn } from './folder';
import { type LinkContext, resolveLink } from './resolve-link';
import { localeVersionKey, type TreePage } from './site';

/** Input of the trees of one locale and version. */
export interface TreeContext extends LinkContext {
  locale: string;
  version: string;
  /** Entries of the `_meta.json` of a folder, by its path relative to the docs folder (`en/guide`). */
  metas: ReadonlyMap<string, MetaEntry[]>;
  /** Receives problems. */
  problems: Problem[];
  overviewHeaders: Map<NavNode, number[]>;
}

/** Fields of an entry about a page. */
interface Marks {
  label?: string | null;
  tag?: string | null;
  context?: string | null;
}

type FileEntry = Extract<MetaEntry, { type: 'file' }>;
type FolderEntry = Extract<MetaEntry, { type: 'dir' }>;

/** The nodes of a folder: in the order of its `_meta.json`, else of the folder listing. */
export function getNodes(folder: Folder, context: TreeContext): NavNode[] {
  const entries = getMeta(folder, context);
  return entries ? entries.flatMap((entry) => getNode(entry, folder, context)) : listed(folder, context);
}

/** The entries of a folder's `_meta.json`; null when it has none. */
export function getMeta(
  folder: Folder,
  context: Pick<TreeContext, 'locale' | 'version' | 'metas'>,
): MetaEntry[] | null {
  return context.metas.get([localeVersionKey(context), folder.path].filter(Boolean).join('/')) ?? null;
}

/** A page as a node of the tree. */
export function pageNode(page: TreePage, entry: Marks = {}): NavNode {
  const { id } = page.route;
  const label = entry.label ?? labelOf(page, id.slice(id.lastIndexOf('/') + 1));
  return { kind: 'page', id, label, href: page.href, tag: entry.tag ?? null, context: entry.context ?? null };
}

function getNode(entry: MetaEntry, folder: Folder, context: TreeContext): NavNode[] {
  switch (entry.type) {
    case 'file':
      return fileNode(entry, folder, context);
    case 'dir':
      return folderNode(entry, folder, context);
    case 'dir-section-header':
      return sectionNodes(entry, folder, context);
    case 'divider':
      return [{ kind: 'divider', dashed: entry.dashed }];
    case 'section-header':
      return [{ kind: 'header', label: entry.label, tag: entry.tag }];
    case 'custom-link':
      return [linkNode(entry, folder, context)];
  }
}

function fileNode(entry: FileEntry, folder: Folder, context: TreeContext): NavNode[] {
  const name = entry.name.replace(/\.(?:mdx?|[jt]sx?)$/, '');
  const page = pageIn(folder, entry.name) ?? pageIn(folder, name);
  if (page) return [noted(pageNode(page, entry), entry, context)];
  if (folderIn(folder, name)) return folderNode({ ...plainFolder, ...entry, name, type: 'dir' }, folder, context);
  context.problems.push(missing(entry, 'page', [...folder.pages.keys(), ...folder.folders.keys()]));
  return [];
}

function folderNode(entry: FolderEntry, folder: Folder, context: TreeContext): NavNode[] {
  const child = folderIn(folder, entry.name);
  if (child) return groupNodes({ child, parent: folder, entry }, context);
  const page = pageIn(folder, entry.name);
  if (page) return [noted(pageNode(page, entry), entry, context)];
  context.problems.push(missing(entry, 'folder', folder.folders.keys()));
  return [];
}

/**
 * A folder as a group. It is a link when a page beside the folder has its name, or when the folder has an
 * `index` and no `_meta.json` that would give it a place. A group without children is shown as its page.
 */
function groupNodes(
  { child, parent, entry }: { child: Folder; parent: Folder; entry: FolderEntry },
  context: TreeContext,
): NavNode[] {
  const name = child.path.slice(child.path.lastIndexOf('/') + 1);
  const beside = pageIn(parent, entry.name);
  const inside = getMeta(child, context) ? null : (child.pages.get('index') ?? null);
  const own = beside ?? inside;
  const children = getNodes(child, context).filter(
    (node) => own === null || node.kind !== 'page' || node.id !== own.route.id,
  );
  const label = entry.label ?? labelOf(own, name);
  const { tag, context: mark, collapsible, collapsed } = entry;
  if (children.length === 0) return own ? [noted(pageNode(own, { label, tag, context: mark }), entry, context)] : [];
  const [id, href] = [own?.route.id ?? null, own?.href ?? null];
  return [
    noted({ kind: 'group', label, href, id, collapsible, collapsed, children, tag, context: mark }, entry, context),
  ];
}

/** A folder as a bold line, with its pages below at the same level. */
function sectionNodes(
  entry: Extract<MetaEntry, { type: 'dir-section-header' }>,
  folder: Folder,
  context: TreeContext,
): NavNode[] {
  const child = folderIn(folder, entry.name);
  if (!child) {
    context.problems.push(missing(entry, 'folder', folder.folders.keys()));
    return [];
  }
  const own = pageIn(folder, entry.name) ?? child.pages.get('index') ?? null;
  const label = entry.label ?? labelOf(own, entry.name);
  return [{ kind: 'header', label, tag: entry.tag }, ...getNodes(child, context)];
}

function linkNode(entry: Extract<MetaEntry, { type: 'custom-link' }>, folder: Folder, context: TreeContext): NavNode {
  const from: Route = {
    id: `${folder.path}/index`.replace(/^\//, ''),
    locale: context.locale,
    version: context.version,
  };
  const { href, dead } = resolveLink(entry.link, from, context);
  if (dead) context.problems.push(deadEntry(entry.link, entry.at));
  return { kind: 'link', label: entry.label, href, tag: entry.tag, context: entry.context };
}

/** Without `_meta.json`: pages and folders by name. */
function listed(folder: Folder, context: TreeContext): NavNode[] {
  const names = new Set([...folder.pages.keys(), ...folder.folders.keys()].sort(byName));
  return [...names].flatMap((name) => {
    const child = folder.folders.get(name);
    const page = folder.pages.get(name);
    if (child) return groupNodes({ child, parent: folder, entry: { ...plainFolder, name } }, context);
    return page ? [pageNode(page)] : [];
  });
}

const collator = new Intl.Collator('en', { numeric: true });
/** `index` first; numbers count as numbers. */
export const byName = (a: string, b: string): number =>
  Number(b === 'index') - Number(a === 'index') || collator.compare(a, b);

const plainFolder: FolderEntry = {
  type: 'dir',
  name: '',
  label: null,
  collapsible: true,
  collapsed: false,
  tag: null,
  context: null,
  overviewHeaders: null,
  at: { file: '', line: 0, column: 0 },
};

const labelOf = (page: TreePage | null, name: string): string => page?.title || name;

function noted(
  node: NavNode,
  { overviewHeaders }: { overviewHeaders: number[] | null },
  context: TreeContext,
): NavNode {
  if (overviewHeaders) context.overviewHeaders.set(node, overviewHeaders);
  return node;
}

/** An entry that names nothing is left out of the tree and reported. */
function missing(
  { name, at }: { name: string; at: SourceLocation },
  what: 'page' | 'folder',
  known: Iterable<string>,
): Problem {
  return createProblem(`"${name}" in _meta.json matches no ${what}.`, {
    level: 'warning',
    at,
    hint: didYouMean(nearestName(name, known), `Add the ${what} or remove the entry.`),
  });
}

/** A dead link of a navigation file. */
export const deadEntry = (link: string, at: SourceLocation | null): Problem =>
  createProblem(`Dead link: "${link}" leads to no page.`, { at, hint: 'Add the page or remove the entry.' });
