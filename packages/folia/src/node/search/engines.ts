import { DocsError } from '../support/errors';
import { algolia } from './engines/algolia';
import type { Engine } from './engines/engine';
import { groonga } from './engines/groonga';
import { meilisearch } from './engines/meilisearch';
import { opensearch } from './engines/opensearch';
import { typesense } from './engines/typesense';

export const engines = { typesense, meilisearch, opensearch, algolia, groonga } as const;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines).filter((name): name is EngineName => name in engines);

/** @throws DocsError that names the known ones */
export function engineNamed(name: string): EngineName {
  const known = engineNames.find((each) => each === name.toLowerCase() || aliases[each] === name.toLowerCase());
  if (known) return known;
  throw new DocsError(`There is no search engine "${name}".`, { hint: `Known are: ${engineNames.join(', ')}.` });
}

const aliases: { readonly [name: string]: string } = { opensearch: 'elasticsearch' };

/** What all engines take for the name of an index. */
export const isIndexName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name);

export const engine = (name: EngineName): Engine => engines[name];
