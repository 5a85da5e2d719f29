import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const e2e = fileURLToPath(new URL('..', import.meta.url));
const cases = join(e2e, 'cases');

/** Builds the sites of the features that are tested, in a process of its own: React's mode holds for a whole process. */
export default function buildFixtureSites(): void {
  const named = namedFeatures(process.argv.slice(2));
  const features = named.filter((name) => name !== 'website' && name !== 'docs');
  if (named.length > 0 && features.length === 0) return;
  const args = [
    'jiti',
    join(e2e, 'harness/build-fixtures.ts'),
    ...new Set([...features, ...features.flatMap(borrowed)]),
  ];
  const { status } = spawnSync('npx', args, { cwd: e2e, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The fixture sites could not be built.');
}

/** The features, `website` and `docs` that the file filters of Playwright's command line name. */
function namedFeatures(args: readonly string[]): string[] {
  const known = ['website', 'docs', ...readdirSync(cases)];
  return [...new Set(args.flatMap((arg) => arg.split(/[\\/:]/)))].filter((part) => known.includes(part));
}

/** The features whose sites the tests of a feature use, too: `'../versions/site'`. */
const borrowed = (feature: string): string[] =>
  readdirSync(join(cases, feature))
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(join(cases, feature, name), 'utf8').matchAll(/'\.\.\/([\w-]+)\/site/g)])
    .map(([, name = '']) => name);
