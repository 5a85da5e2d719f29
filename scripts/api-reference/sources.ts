import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectEntries } from '../../packages/folia/src/node/config/reference-entries';
import { configSchema } from '../../packages/folia/src/node/config/schema/site';
import en from '../../packages/folia/src/theme/strings/en';
import enLazy from '../../packages/folia/src/theme/strings/en-lazy';
import type { Sources } from './pages';
import { type ApiEntry, readApi } from './read-api';
import { readTable, readTokens } from './tokens';

/** Reads the input of the reference pages. @param root folder of the repository */
export function readSources(root: string): Sources {
  const folder = join(root, 'packages/folia');
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const css = readFileSync(join(folder, 'src/theme/styles/tokens.css'), 'utf8');
  const api = readApi(root);
  return {
    api: { ...api, client: api.client.map(describeOptions) },
    tokens: readTokens(css, readTable(readme, 'Tokens')),
    slots: readTable(readme, 'Slots'),
    layouts: readTable(readme, 'Layouts'),
    strings: new Map(Object.entries({ ...en, ...enLazy }).map(([key, text]) => [key, textOf(text)])),
  };
}

/** The site's data has fields that are options, which are described where they are declared. */
function describeOptions(entry: ApiEntry): ApiEntry {
  if (entry.name !== 'SiteData') return entry;
  const options = new Map(collectEntries(configSchema).map(({ path, descriptions }) => [path, descriptions[0] ?? '']));
  const describe = (name: string) => options.get(`theme.${name}`) ?? options.get(name) ?? '';
  return {
    ...entry,
    fields: entry.fields.map((field) => ({ ...field, description: field.description || describe(field.name) })),
  };
}

/** `one: 1 page · other: {count} pages` */
const textOf = (text: string | Record<string, string>): string =>
  typeof text === 'string'
    ? text
    : Object.entries(text)
        .map(([form, words]) => `${form}: ${words}`)
        .join(' · ');
