import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { Options, SourceContext } from './migration';
import { compact, objectOf, textOf } from './options';
import { readText } from './source-files';

/** A page of a section. Paths are relative to the folder of the section. */
export interface Entry {
  source: string;
  path: string;
  frontmatter: Options;
}

interface Item {
  position: number;
  name: string;
  meta: Options;
}

/** `_meta.json` files with the order and the labels that `sidebar_position` and `_category_.json` gave. */
export function sidebarFiles(
  entries: readonly Entry[],
  place: { folder: string; context: SourceContext },
): Map<string, string> {
  const folders = new Map<string, Item[]>();
  const items = (folder: string) => {
    const known = folders.get(folder) ?? [];
    folders.set(folder, known);
    return known;
  };
  for (const { source, path, frontmatter } of entries) {
    const name = posix.basename(path).replace(/\.mdx?$/, '');
    const { sidebar_position, sidebar_label } = frontmatter;
    const position = typeof sidebar_position === 'number' ? sidebar_position : getNumber(posix.basename(source), name);
    const label = textOf(sidebar_label);
    items(getFolder(path)).push({ position, name, meta: compact({ type: 'file', name, label }) });
    addFolders({ source, path, items, place });
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
  place,
}: {
  source: string;
  path: string;
  items: (folder: string) => Item[];
  place: { folder: string; context: SourceContext };
}): void {
  let [old, own] = [getFolder(source), getFolder(path)];
  while (own !== '') {
    const [above, name] = [getFolder(own), posix.basename(own)];
    const siblings = items(above);
    if (siblings.some((item) => item.name === name && item.meta.type === 'dir')) return;
    const category = readCategory(join(place.folder, old), place.context);
    const position = typeof category.position === 'number' ? category.position : getNumber(posix.basename(old), name);
    const meta = compact({
      type: 'dir',
      name,
      label: textOf(category.label) ?? name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' '),
      collapsible: typeof category.collapsible === 'boolean' ? category.collapsible : undefined,
      collapsed: typeof category.collapsed === 'boolean' ? category.collapsed : undefined,
    });
    siblings.push({ position, name, meta });
    [old, own] = [getFolder(old), above];
  }
}

const getFolder = (path: string): string => (path.includes('/') ? posix.dirname(path) : '');

/** Pages without a position follow those that have one; the index comes first. */
const getNumber = (name: string, target: string): number => {
  const number = /^(\d+)[-_. ]+\S/.exec(name)?.[1];
  return number === undefined ? (target === 'index' ? -1 : 1_000) : Number(number);
};

function readCategory(folder: string, context: SourceContext): Options {
  const file = ['_category_.json', '_category_.yml', '_category_.yaml']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  if (!file) return {};
  try {
    const category = objectOf(parse(readText(file)));
    if (category.link)
      context.note(
        { file, line: 0 },
        'The index that is generated for the category was not translated.',
        'Add a page with `overview: true` to the folder.',
      );
    return category;
  } catch {
    context.note({ file, line: 0 }, 'The file cannot be read.', 'Correct it.');
    return {};
  }
}
