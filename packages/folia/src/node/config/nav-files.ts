import type { z } from 'zod';
import type { Problem } from '../../shared/site';
import { createProblem } from '../support/errors';
import { getRawHtmlFaults } from '../support/html-fault';
import type { MetaEntry, NavEntry } from './config';
import { checkValue } from './findings';
import { parseJson } from './parse';
import { metaEntrySchema, metaSchema } from './schema/meta';
import { type NavItem, navItemSchema, navSchema } from './schema/nav';
import { type KeyPath, locate, nameIn, type Source } from './source';

/** Reads and checks the text of a `_meta.json`. Wrong entries are left out and reported. */
export function readMeta(text: string, file: string): { entries: MetaEntry[]; problems: Problem[] } {
  const { items, problems, source } = readList(text, {
    file,
    label: '_meta.json',
    list: metaSchema,
    entry: metaEntrySchema,
  });
  return { entries: items.map(({ item, index }) => ({ ...item, at: getPlace(source, [index]) })), problems };
}

/** Reads and checks the text of a `_nav.json`. Wrong entries are left out and reported. */
export function readNav(text: string, file: string): { items: NavEntry[]; problems: Problem[] } {
  const { items, problems, source } = readList(text, {
    file,
    label: '_nav.json',
    list: navSchema,
    entry: navItemSchema,
  });
  const addLocation = (item: NavItem, path: KeyPath): NavEntry => ({
    ...item,
    items: item.items.map((inner, index) => addLocation(inner, [...path, 'items', index])),
    at: getPlace(source, path),
  });
  return { items: items.map(({ item, index }) => addLocation(item, [index])), problems };
}

const getPlace = (source: Source, path: KeyPath) => locate(source, source.getPosition(path, 'value')).at;

interface ListFile<S extends z.ZodType> {
  file: string;
  label: string;
  list: z.ZodType;
  entry: S;
}

/** Checks a list entry by entry: valid entries are returned with their index, beside the findings. */
function readList<S extends z.ZodType>(text: string, { file, label, list, entry }: ListFile<S>) {
  const { value, problems, source } = parseJson(text, file, label);
  const items = (Array.isArray(value) ? value : []).flatMap((raw: unknown, index) => {
    const result = entry.safeParse(raw);
    return result.success ? [{ item: result.data, index }] : [];
  });
  if (problems.length > 0) return { items, source, problems };
  return { items, source, problems: [...checkValue(list, value, source).problems, ...tagProblems(value, [], source)] };
}

/** A `tag` that is SVG becomes part of the page. */
function tagProblems(value: unknown, path: KeyPath, source: Source): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key !== 'tag' || typeof inner !== 'string' || !inner.startsWith('<svg')) return tagProblems(inner, at, source);
    return getRawHtmlFaults(inner).map(({ fault }) =>
      createProblem(`${nameIn(source, at)} cannot have ${fault}.`, locate(source, source.getPosition(at, 'value'))),
    );
  });
}
