import type { BodyPointer } from '../../shared/site';
import type { StoredBody } from '../cache/body-store';
import type { Cache } from '../cache/cache';
import { entryText, parseEntry } from '../cache/entries';
import { type Fingerprint, fingerprint } from '../cache/fingerprint';
import { computeChecksum, type Shard } from '../cache/shard';
import { pageKey } from '../site/fallbacks';
import { hashOf } from '../support/files';
import type { RenderedPage } from './page-renderer';

/** A rendered page whose body is on disk. */
export type StoredPage = Omit<RenderedPage, 'content'> & { body: BodyPointer };

/** Resolution of the clocks of file systems, in milliseconds. */
const clockStep = 20;

interface PageValue {
  /** Changes with the engine, the settings and the code that pages are rendered with. */
  renderedWith: string;
  page: Omit<StoredPage, 'body'>;
}

/** A rendered page in the cache. Its body is on the line after that of the entry. */
export interface CachedPage extends PageValue {
  body: BodyPointer;
}

const keyOf = (key: string): string => hashOf(`page ${key}`, 32);

/** The page with this `pageKey`; null when its source, or a file that it was made of, has changed. */
export function readPage(cache: Cache, key: string): CachedPage | null {
  const found = cache.find(keyOf(key));
  if (!found) return null;
  const { pointer, bytes } = found;
  const end = bytes.indexOf('\n') + 1;
  const value = parseEntry<PageValue>(bytes.toString('utf8', 0, end));
  const body = bytes.subarray(end);
  return (
    value && {
      ...value,
      body: { file: pointer.file, start: pointer.start + end, length: body.length, check: computeChecksum(body, '') },
    }
  );
}

export interface StoreInput {
  page: Omit<StoredPage, 'body'>;
  content: StoredBody;
  renderedWith: string;
  /** When the page was begun, in milliseconds since 1970. */
  startedAt: number;
}

/** Stores a rendered page on disk; the next build finds it if it depends only on its files. */
export function storePage(cache: Shard, { page, content, renderedWith, startedAt }: StoreInput): BodyPointer {
  const body = JSON.stringify(content);
  const files = [page.path, ...page.dependencies].map(fingerprint);
  // a file that was changed meanwhile may have been read before
  const isSettled = ([, , modified]: Fingerprint) => modified < startedAt - clockStep;
  if (!page.reusable || !files.every(isSettled)) return cache.append(body);
  const value: PageValue = { renderedWith, page };
  const head = Buffer.byteLength(entryText({ files, value })) + 1;
  const { file, start, length } = cache.append(
    `${entryText({ files, value })}\n${body}`,
    keyOf(pageKey(page.path, page.facts.route)),
  );
  return { file, start: start + head, length: length - head, check: computeChecksum(Buffer.from(body), '') };
}
