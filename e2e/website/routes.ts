import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../website/dist', import.meta.url));

/** A page of the public folder that leads to the new address of a page. */
export const isRedirect = (path: string): boolean =>
  readFileSync(join(dist, path), 'utf8').includes('http-equiv="refresh"');

/** A document in a fold of a page: the files of a sample. */
export const isSample = (path: string): boolean => /^(zh\/)?samples\//.test(path);

/** Addresses of all pages of the built website, in order. */
export const routes: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html') && !path.endsWith('404.html') && !isRedirect(path) && !isSample(path))
  .map((path) => `/${path.replace(/(^|\/)index\.html$|\.html$/, '$1')}`)
  .sort();

/** The file of an address. */
export const fileOf = (route: string): string => `${dist}${route.endsWith('/') ? `${route}index` : route}.html`;
