import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { Options, SourceContext } from './migration';
import { compact, objectOf, readFlag, textOf } from './options';
import { readText } from './source-files';

/** A page of a section. Paths are relative to the folder of the section. */
export interface Entry {
  source: string;
  path: string;
  frontmatter: Options;
  /** How sidebars name it: `basics/first-step`. */
  id: string;
  /** Its first heading. */
  heading: string | undefined;
}

/** The title of a page: that of its frontmatter, its first heading, or the name of the file. */
export const getTitle = ({ frontmatter, heading, path }: Entry): string =>
  textOf(frontmatter.title) ?? heading ?? folderLabel(posix.basename(path).replace(/\.mdx?$/, ''));

export const folderLabel = (name: string): string =>
  name
    .replace(/^\d+[-_. ]+(?=\S)/, '')
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll('-', ' ');

interface Place {
  /** Absolute path of the section. */
  folder: string;
  context: SourceContext;
  /** Whether groups start closed. */
  collapsed: boolean;
  /** The label of a group in the language of the pages. */
  translate: (label: string) => string;
}

interface Item {
  position: number;
  name: string;
  meta: Options;
}

/** `_meta.json` files with the order and the labels that `sidebar_position` and `_category_.json` gave. */
export function sidebarFiles(entries: readonly Entry[], place: Place): Map<string, string> {
  const folders = new Map<string, Item[]>();
  const items = (folder: string) => {
    const known = folders.get(folder) ?? [];
    folders.set(folder, known);
    return known;
  };
  const groups = new Set(entries.flatMap(({ path }) => foldersOf(path)));
  const indexes = new Map(entries.map((entry) => [withoutExtension(entry.path), entry]));
  for (const { source, path, frontmatter } of entries) {
    // it is the page of a group
    if (groups.has(withoutExtension(path))) continue;
    const name = posix.basename(path).replace(/\.mdx?$/, '');
    const { sidebar_position, sidebar_label } = frontmatter;
    const position = typeof sidebar_position === 'number' ? sidebar_position : getNumber(posix.basename(source), name);
    const label = textOf(sidebar_label);
    items(getFolder(path)).push({ position, name, meta: compact({ type: 'file', name, label }) });
    addFolders({ source, path, items, indexes, place });
  }
  const files = new Map<string, string>();
  for (const [folder, all] of folders) {
    const sorted = all.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name));
    files.set(
      posix.join(folder, '_meta.json'),
      `${JSON.stringify(
        sorted.map(({ meta }) => meta),
        null,
        2,
      )}\n`,
    );
  }
  return files;
}

/** Every folder of a page is an entry of the folder above. */
function addFolders({
  source,
  path,
  items,
  indexes,
  place,
}: {
  source: string;
  path: string;
  items: (folder: string) => Item[];
  /** The page beside a folder. */
  indexes: ReadonlyMap<string, Entry>;
  place: Place;
}): void {
  let [old, own] = [getFolder(source), getFolder(path)];
  while (own !== '') {
    const [above, name] = [getFolder(own), posix.basename(own)];
    const siblings = items(above);
    if (siblings.some((item) => item.name === name && item.meta.type === 'dir')) return;
    const category = readCategory(join(place.folder, old), place.context);
    const index = indexes.get(own);
    const ofIndex = category.position ?? index?.frontmatter.sidebar_position;
    const position = typeof ofIndex === 'number' ? ofIndex : getNumber(posix.basename(old), name);
    const written = textOf(category.label);
    const label = written === undefined ? textOf(index?.frontmatter.sidebar_label) : place.translate(written);
    const meta = compact({
      type: 'dir',
      name,
      label: label ?? (index ? undefined : folderLabel(name)),
      collapsible: typeof category.collapsible === 'boolean' ? category.collapsible : undefined,
      collapsed: readFlag(category.collapsed) ?? ((place.collapsed && category.collapsible !== false) || undefined),
    });
    siblings.push({ position, name, meta });
    [old, own] = [getFolder(old), above];
  }
}

const withoutExtension = (path: string): string => path.replace(/\.mdx?$/, '');

/** `a/b/c.md` → `a/b`, `a` */
const foldersOf = (path: string): string[] => {
  const folder = getFolder(path);
  return folder === '' ? [] : [folder, ...foldersOf(folder)];
};

export const getFolder = (path: string): string => (path.includes('/') ? posix.dirname(path) : '');

/** Pages without a position follow those that have one; the index comes first. */
export const getNumber = (name: string, target: string): number => {
  const number = /^(\d+)[-_. ]+\S/.exec(name)?.[1];
  return number === undefined ? (target === 'index' ? -1 : 1_000) : Number(number);
};

export function readCategory(folder: string, context: SourceContext): Options {
  const file = ['_category_.json', '_category_.yml', '_category_.yaml']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  if (!file) return {};
  try {
    return objectOf(parse(readText(file)));
  } catch {
    context.note({ file, line: 0 }, 'The file cannot be read.', 'Correct it.');
    return {};
  }
}
