import type { Place, Problem } from '../../shared/site';
import type { NavEntry } from './config';
import { checkEach } from './findings';
import { parseJson } from './parse';
import { type NavItemInput, navItemSchema, navSchema } from './schema/nav';
import { type KeyPath, placeIn } from './source';

/** Reads and checks the text of a `_nav.json`. Wrong entries are left out and reported. */
export function readNav(text: string, file: string): { items: NavEntry[]; problems: Problem[] } {
  const { value, problems, source } = parseJson(text, file, '_nav.json');
  if (problems.length > 0) return { items: [], problems };
  const checked = checkEach({ list: navSchema, entry: navItemSchema }, value, source);
  const getPlace = (path: KeyPath): Place => placeIn(source, source.getPosition(path, 'value')).at;
  return {
    items: checked.items.map(({ item, index }) => getNavEntry(item, [index], getPlace)),
    problems: checked.problems,
  };
}

/** A checked entry with nothing left out. `getPlace` says where it was written, when that is known. */
export function getNavEntry(input: NavItemInput, path: KeyPath = [], getPlace?: (path: KeyPath) => Place): NavEntry {
  return {
    text: input.text,
    link: input.link ?? null,
    items: (input.items ?? []).map((item, index) => getNavEntry(item, [...path, 'items', index], getPlace)),
    tag: input.tag ?? null,
    activeMatch: input.activeMatch ?? null,
    position: input.position ?? 'right',
    at: getPlace?.(path) ?? null,
  };
}
