import type { TreePage } from './site';

/** The pages of one locale and version as they lie in folders. */
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
    folderAt(root, names).pages.set(name, page);
  }
  return root;
}

/** The page a name in `_meta.json` speaks of; the name may go down into folders. */
export function pageIn(folder: Folder, name: string): TreePage | null {
  const [path, last] = splitName(name);
  return lookUp(folder, path)?.pages.get(last) ?? null;
}

/** The folder a name in `_meta.json` speaks of. */
export function folderIn(folder: Folder, name: string): Folder | null {
  const [path, last] = splitName(name);
  return lookUp(folder, path)?.folders.get(last) ?? null;
}

const emptyFolder = (path: string): Folder => ({ path, pages: new Map(), folders: new Map() });

function folderAt(root: Folder, names: string[]): Folder {
  let folder = root;
  for (const name of names) {
    let next = folder.folders.get(name);
    if (!next) {
      next = emptyFolder(folder.path === '' ? name : `${folder.path}/${name}`);
      folder.folders.set(name, next);
    }
    folder = next;
  }
  return folder;
}

function lookUp(root: Folder, names: string[]): Folder | null {
  return names.reduce<Folder | null>((folder, name) => folder?.folders.get(name) ?? null, root);
}

function splitName(name: string): [path: string[], last: string] {
  const names = name
    .normalize('NFC')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const last = names.pop() ?? '';
  return [names, last];
}
