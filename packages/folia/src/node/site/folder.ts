import type { TreePage } from './site';

/** The pages of one locale and version by folder. */
export interface Folder {
  /** Without locale and version: `guide/start`; '' for the topmost. */
  path: string;
  /** File name without extension → page. */
  pages: Map<string, TreePage>;
  folders: Map<string, Folder>;
}

/** Sorts pages of one locale and version into their folders. */
export function getFolders(pages: Iterable<TreePage>): Folder {
  const root = emptyFolder('');
  for (const page of pages) {
    const names = page.route.id.split('/');
    const name = names.pop() ?? '';
    names.reduce(openFolder, root).pages.set(name, page);
  }
  return root;
}

const emptyFolder = (path: string): Folder => ({ path, pages: new Map(), folders: new Map() });

function openFolder(parent: Folder, name: string): Folder {
  const folder = parent.folders.get(name) ?? emptyFolder(parent.path === '' ? name : `${parent.path}/${name}`);
  parent.folders.set(name, folder);
  return folder;
}

/** The page that a name in `_meta.json` means; the name may go down into folders. */
export const pageIn = (folder: Folder, name: string): TreePage | null => {
  const { parent, last } = lookUp(folder, name);
  return parent?.pages.get(last) ?? null;
};

/** The folder that a name in `_meta.json` means. */
export const folderIn = (folder: Folder, name: string): Folder | null => {
  const { parent, last } = lookUp(folder, name);
  return parent?.folders.get(last) ?? null;
};

function lookUp(root: Folder, name: string): { parent: Folder | undefined; last: string } {
  const names = name
    .normalize('NFC')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const last = names.pop() ?? '';
  return { parent: names.reduce<Folder | undefined>((folder, part) => folder?.folders.get(part), root), last };
}
