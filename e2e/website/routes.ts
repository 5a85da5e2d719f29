import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../website/dist', import.meta.url));

/** Addresses of all pages of the built website, in order. */
export const routes: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
  .map((path) => `/${path.replace(/(^|\/)index\.html$|\.html$/, '$1')}`)
  .sort();

/** The file of an address. */
export const fileOf = (route: string): string => `${dist}${route.endsWith('/') ? `${route}index` : route}.html`;
