import type { Problem } from '../../shared/site';
import type { MetaEntry } from './config';
import { checkEach } from './findings';
import { parseJson } from './parse';
import { metaEntrySchema, metaSchema } from './schema/meta';
import { locate } from './source';

/** Reads and checks the text of a `_meta.json`. Wrong entries are left out and reported. */
export function readMeta(text: string, file: string): { entries: MetaEntry[]; problems: Problem[] } {
  const { value, problems, source } = parseJson(text, file, '_meta.json');
  if (problems.length > 0) return { entries: [], problems };
  const checked = checkEach({ list: metaSchema, entry: metaEntrySchema }, value, source);
  const entries = checked.items.map(({ item, index }) => ({
    ...item,
    at: locate(source, source.getPosition([index], 'value')).at,
  }));
  return { entries, problems: checked.problems };
}
