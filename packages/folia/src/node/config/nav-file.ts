import type { Place, Problem } from '../../model/site';
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
  const placeOf = (path: KeyPath): Place => placeIn(source, source.positionOf(path, 'value')).at;
  return {
    items: checked.items.map(({ item, index }) => navEntryOf(item, [index], placeOf)),
    problems: checked.problems,
  };
}

/** A checked entry with nothing left out. `placeOf` says where it was written, when that is known. */
export function navEntryOf(input: NavItemInput, path: KeyPath = [], placeOf?: (path: KeyPath) => Place): NavEntry {
  return {
    text: input.text,
    link: input.link ?? null,
    items: (input.items ?? []).map((item, index) => navEntryOf(item, [...path, 'items', index], placeOf)),
    tag: input.tag ?? null,
    activeMatch: input.activeMatch ?? null,
    position: input.position ?? 'right',
    at: placeOf?.(path) ?? null,
  };
}
