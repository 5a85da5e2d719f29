import type { Problem } from '../../shared/site';
import type { NavEntry } from './config';
import { checkEach } from './findings';
import { parseJson } from './parse';
import { type NavItem, navItemSchema, navSchema } from './schema/nav';
import { type KeyPath, locate } from './source';

/** Reads and checks the text of a `_nav.json`. Wrong entries are left out and reported. */
export function readNav(text: string, file: string): { items: NavEntry[]; problems: Problem[] } {
  const { value, problems, source } = parseJson(text, file, '_nav.json');
  if (problems.length > 0) return { items: [], problems };
  const checked = checkEach({ list: navSchema, entry: navItemSchema }, value, source);
  const addLocation = (item: NavItem, path: KeyPath): NavEntry => ({
    ...item,
    items: item.items.map((inner, index) => addLocation(inner, [...path, 'items', index])),
    at: locate(source, source.getPosition(path, 'value')).at,
  });
  return { items: checked.items.map(({ item, index }) => addLocation(item, [index])), problems: checked.problems };
}
