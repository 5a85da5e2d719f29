import type { NavNode } from '../../shared/nav';
import { type Folder, folderIn } from './folder';
import { byName, getMeta, getNodes, pageNode, type TreeContext } from './tree';

/**
 * The trees of one locale and version: one per top folder, and '' for the pages beside them (a page belongs to the
 * section of its top folder even when the tree leaves it out). A topmost `_meta.json` makes one tree of the folders it
 * names; they are then no sections of their own.
 */
export function getSectionTrees(root: Folder, context: TreeContext): Map<string, NavNode[]> {
  const trees = new Map<string, NavNode[]>();
  const entries = getMeta(root, context);
  const named = new Set(
    entries?.map((entry) => ('name' in entry ? folderIn(root, entry.name)?.path.split('/')[0] : '')),
  );
  for (const [name, folder] of root.folders) {
    if (!named.has(name)) trees.set(name, withPageBeside(root, folder, context));
  }
  return trees.set('', entries ? getNodes(root, context) : loosePages(root));
}

/** A page `config` beside a folder `config` is the first of its section, unless a `_meta.json` orders the section. */
function withPageBeside(root: Folder, folder: Folder, context: TreeContext): NavNode[] {
  const beside = getMeta(folder, context) ? undefined : root.pages.get(folder.path);
  const nodes = getNodes(folder, context);
  return beside ? [pageNode(beside), ...nodes] : nodes;
}

/** Pages outside of all folders; the home page and that of unknown addresses are no entries. */
function loosePages(root: Folder): NavNode[] {
  const names = [...root.pages].filter(([name]) => name !== 'index' && name !== '404' && !root.folders.has(name));
  return names.sort(([a], [b]) => byName(a, b)).map(([, page]) => pageNode(page));
}
