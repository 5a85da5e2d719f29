/** Which pages of the website `pages.spec.ts` looks at. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chooseDue, currentCommit, hashOf, openPassNotes } from '../../scripts/choose-due.mjs';
import { testsAll } from '../../scripts/tests-all';
import { fileOf, routes } from './routes';

const sample = 2;
const notes = openPassNotes(fileURLToPath(new URL('../../node_modules/.cache/website-pages', import.meta.url)));

/** One page of each kind: landing page, document, overview, blog, post, and documents with an image, of one component, or long. */
const templates = [
  ...['/', '/zh/guide/start/quick-start', '/config/', '/zh/blog/', '/blog/rslib-1-0'],
  ...['/guide/start/', '/config/rsbuild', '/guide/advanced/third-party-deps'],
];

/** A page that passed other checks has not passed these. */
const checks = [
  fileURLToPath(new URL('pages.spec.ts', import.meta.url)),
  createRequire(import.meta.url).resolve('axe-core/package.json'),
];

/** Notes are written while tests run. A worker that starts later has to know the same tests: it inherits the choice. */
const inherited = 'FOLIA_CHOSEN_PAGES';
process.env[inherited] ??= (testsAll ? routes : choose()).join(' ');

export const chosenRoutes: string[] = process.env[inherited].split(' ');

/** Called when a page has passed. */
export const notePassed = (route: string): void => notes.note(route, keyOf(route));

function choose(): string[] {
  const missing = templates.filter((route) => !routes.includes(route));
  if (missing.length > 0) throw new Error(`There are no pages ${missing.join(' ')}.`);
  const others = routes.filter((route) => !templates.includes(route));
  const candidates = others.map((name) => ({ name, key: keyOf(name), passed: notes.passed(name) }));
  return [...templates, ...chooseDue(candidates, { sample, seed: currentCommit() })];
}

/** Hashes in the names of scripts and styles are left out: when only code has changed, the templates represent all pages. */
function keyOf(route: string): string {
  const html = readFileSync(fileOf(route), 'utf8').replaceAll(/\.[0-9a-f]{8}\./g, '.');
  return hashOf(html, ...checks.map((file) => readFileSync(file)));
}
