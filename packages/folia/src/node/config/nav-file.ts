import type { Problem, SourceLocation } from '../../shared/site';
import type { NavEntry } from './config';
import { checkEach } from './findings';
import { parseJson } from './parse';
import { type NavItemInput, navItemSchema, navSchema } from './schema/nav';
import { type KeyPath, locate } from './source';

/** Reads and checks the text of a `_nav.json`. Wrong entries are left out and reported. */
export function readNav(text: string, file: string): { items: NavEntry[]; problems: Problem[] } {
  const { value, problems, source } = parseJson(text, file, '_nav.json');
  if (problems.length > 0) return { items: [], problems };
  const checked = checkEach({ list: navSchema, entry: navItemSchema }, value, source);
  const findLocation = (path: KeyPath): SourceLocation => locate(source, source.getPosition(path, 'value')).at;
  return {
    items: checked.items.map(({ item, index }) => getNavEntry(item, [index], findLocation)),
    problems: checked.problems,
  };
}

/** A checked entry with nothing left out. `findLocation` says where it was written, when that is known. */
export function getNavEntry(
  input: NavItemInput,
  path: KeyPath = [],
  findLocation?: (path: KeyPath) => SourceLocation,
): NavEntry {
  return {
    text: input.text,
    link: input.link ?? null,
    items: (input.items ?? []).map((item, index) => getNavEntry(item, [...path, 'items', index], findLocation)),
    tag: input.tag ?? null,
    activeMatch: input.activeMatch ?? null,
    position: input.position ?? 'right',
    at: findLocation?.(path) ?? null,
  };
}
