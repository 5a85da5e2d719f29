import { DocsError } from 'folia/node';
import type { Adapter } from './adapter';
import { algolia } from './algolia';
import { groonga } from './groonga';
import { meilisearch } from './meilisearch';
import { opensearch } from './opensearch';
import { typesense } from './typesense';

const adapters = { typesense, meilisearch, opensearch, algolia, groonga } as const satisfies Record<string, Adapter>;

export type EngineName = keyof typeof adapters;

export const engineNames = Object.keys(adapters).filter((name): name is EngineName => name in adapters);

const aliases: Readonly<Record<string, EngineName>> = { elasticsearch: 'opensearch' };

/** @throws DocsError that lists the supported ones */
export function parseEngineName(text: string): EngineName {
  const lower = text.toLowerCase();
  const name = engineNames.find((each) => each === lower) ?? aliases[lower];
  if (name) return name;
  throw new DocsError(`Unknown search engine "${text}".`, { hint: `Supported: ${engineNames.join(', ')}.` });
}

export const getAdapter = (name: EngineName): Adapter => adapters[name];

/** What all search engines accept as the name of an index. */
export const isIndexName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name);
