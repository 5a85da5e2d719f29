import type { Problem, SourceLocation } from '../../shared/site';
import type { MetaEntry } from './config';
import { checkEach } from './findings';
import { parseJson } from './parse';
import { type MetaInput, metaEntrySchema, metaSchema } from './schema/meta';
import { locate } from './source';

/** Reads and checks the text of a `_meta.json`. Wrong entries are left out and reported. */
export function readMeta(text: string, file: string): { entries: MetaEntry[]; problems: Problem[] } {
  const { value, problems, source } = parseJson(text, file, '_meta.json');
  if (problems.length > 0) return { entries: [], problems };
  const checked = checkEach({ list: metaSchema, entry: metaEntrySchema }, value, source);
  const findLocation = (index: number): SourceLocation => locate(source, source.getPosition([index], 'value')).at;
  return {
    entries: checked.items.map(({ item, index }) => getEntry(item, findLocation(index))),
    problems: checked.problems,
  };
}

function getEntry(input: MetaInput, at: SourceLocation): MetaEntry {
  if (typeof input === 'string')
    return { kind: 'file', name: input, ...unmarked, label: null, overviewHeaders: null, at };
  const marks = {
    ...unmarked,
    ...('tag' in input && { tag: input.tag ?? null }),
    ...('context' in input && { context: input.context ?? null }),
  };
  switch (input.type) {
    case 'file':
      return { kind: 'file', name: input.name, ...marks, ...createOverview(input), at };
    case 'dir': {
      const { name, collapsible = true, collapsed = false } = input;
      return { kind: 'dir', name, collapsible, collapsed, ...marks, ...createOverview(input), at };
    }
    case 'divider':
      return { kind: 'divider', dashed: input.dashed ?? false, at };
    case 'section-header':
      return { kind: 'section-header', label: input.label, tag: input.tag ?? null, at };
    case 'custom-link':
      return { kind: 'custom-link', label: input.label, link: input.link, ...marks, at };
  }
}

const unmarked = { tag: null, context: null };

const createOverview = ({
  label,
  overviewHeaders,
}: {
  label?: string | undefined;
  overviewHeaders?: number[] | undefined;
}) => ({
  label: label ?? null,
  overviewHeaders: overviewHeaders ?? null,
});
