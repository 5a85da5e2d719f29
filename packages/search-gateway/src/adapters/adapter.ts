import type { SearchRecord } from 'folia/node';

/** A file of an export. */
interface ExportedFile {
  name: string;
  text: string;
}

/** The file of records: `header`, the records with `separator` between them, `footer`. */
export interface RecordsFormat {
  /** Name of the file. */
  name: string;
  header: string;
  separator: string;
  footer: string;
  format(record: SearchRecord): string;
}

/** A query for a search engine. */
export interface EngineQuery {
  index: string;
  /** Never empty. */
  words: readonly string[];
  /** '' for every language. */
  lang: string;
  /** Most records in the response. */
  size: number;
}

export interface Connection {
  /** Address of the search engine, without a slash at its end. */
  url: string;
  /** '' when the search engine needs none. */
  key: string;
  /** Application id, for Algolia. */
  application: string;
}

export interface EngineRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
}

/** All that is specific to one search engine. */
export interface Adapter {
  /** Its schema or settings. */
  settings(index: string): ExportedFile[];
  records(index: string): RecordsFormat;
  /** How to import an export, in one line. */
  importHint(index: string): string;
  /** Requests for one query, sent one after the other until a response has records. */
  requests(query: EngineQuery, connection: Connection): EngineRequest[];
  /** The records of a response, not validated; null when it is not a search response. */
  parse(response: unknown): unknown[] | null;
}

/** The fields that are searched, by weight. */
export const searchedFields = { titleWords: 8, headingWords: 6, textWords: 2, codeWords: 1 } as const;

/** The fields that the gateway reads. */
export const retrievedFields = [
  ...['title', 'heading', 'anchor', 'depth', 'parents', 'parentAnchors', 'text', 'code'],
  ...['group', 'routePath', 'lang', 'version', 'section', 'keywords'],
] as const;

export const ndjson = (format: RecordsFormat['format']): RecordsFormat => ({
  ...{ name: 'records.ndjson', header: '', separator: '\n', footer: '\n' },
  format,
});

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A request with a JSON body. */
export const post = (url: string, headers: Record<string, string>, body: unknown): EngineRequest => ({
  ...{ url, method: 'POST' },
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The array under `key`; null when there is none. */
export const getArray = (value: unknown, key: string): unknown[] | null => {
  const array = isObject(value) ? value[key] : null;
  return Array.isArray(array) ? array : null;
};

/** A string in the filter syntax of Groonga, Algolia and Meilisearch. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
