import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the search document of a page. */
export interface SearchDocument {
  title: string;
  routePath: string;
  lang: string;
  version: string;
}

/** The documents of all search indexes of a built site. */
export function searchDocuments(out: string): SearchDocument[] {
  const folder = join(out, 'static');
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  // the shapes of the manifest and of an index
  const manifest = read('search_index.json') as Record<string, string>;
  return Object.values(manifest).flatMap(
    (url) => (read(url.slice(url.lastIndexOf('/') + 1)) as { documents: SearchDocument[] }).documents,
  );
}
