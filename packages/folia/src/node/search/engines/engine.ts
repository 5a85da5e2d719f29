import type { SearchRecord } from '../records';

/** A file of an export. */
export interface ExportedFile {
  name: string;
  text: string;
}

/** How records stand in a file: `opening`, a line each with `between` them, `closing`. */
export interface RecordsForm {
  name: string;
  opening: string;
  between: string;
  closing: string;
  line(record: SearchRecord): string;
}

/** What the gateway wants to know of an engine. */
export interface EngineQuestion {
  index: string;
  /** Words of the query; never empty. */
  words: readonly string[];
  /** '' means every language. */
  lang: string;
  /** Number of records. */
  size: number;
}

/** Where an engine is, and what it asks of those who come. */
export interface EngineAccess {
  /** Without a slash at its end. */
  url: string;
  /** '' when it asks for none. */
  key: string;
  /** Algolia's name for the application. */
  application: string;
}

export interface EngineRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
}

/** All that is particular about an engine. */
export interface Engine {
  /** Its schema or settings. */
  settings(index: string): ExportedFile[];
  records(index: string): RecordsForm;
  /** One line that says how an index is filled. */
  filling(index: string): string;
  /** Asked one after the other until one has an answer. */
  requests(question: EngineQuestion, access: EngineAccess): EngineRequest[];
  /** The records of an answer, as they came; null when it is none. */
  read(answer: unknown): unknown[] | null;
}

/** Fields that are searched, the most telling first, and how much each counts. */
export const searched = { titleWords: 8, headingWords: 6, textWords: 2, codeWords: 1 } as const;

/** Fields that the gateway needs of a record. */
export const shown = [
  ...['title', 'heading', 'anchor', 'depth', 'parents', 'parentAnchors', 'text', 'code'],
  ...['group', 'routePath', 'lang', 'version', 'section', 'keywords'],
] as const;

/** Lines of JSON. */
export const ndjson = (line: RecordsForm['line']): RecordsForm => ({
  ...{ name: 'records.ndjson', opening: '', between: '\n', closing: '\n' },
  line,
});

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A question in JSON. */
export const post = (url: string, headers: Record<string, string>, body: unknown): EngineRequest => ({
  ...{ url, method: 'POST' },
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export type Fields = { readonly [key: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list under `key`. */
export const listIn = (answer: unknown, key: string): unknown[] | null => {
  const list = isFields(answer) ? answer[key] : null;
  return Array.isArray(list) ? list : null;
};
