import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { testsAll } from '../../../scripts/tests-all';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';
import { type DamagedCacheCase, damagedCacheCases, kinds, quickTitles } from './damages';

const site = {
  'folia.config.ts':
    "import { title } from './title';\nexport default { outDir: 'dist', title, globalStyles: ['./own.css'] };\n",
  'title.ts': "export const title: string = 'Cached';\n",
  'own.css': 'h1 { color: red }\n',
  'components/Box.tsx': "'use client';\nexport const Box = () => <p>A box</p>;\n",
  'docs/index.md': '# Home\n\n```ts\nconst a = 1;\n```\n',
  'docs/plain.md': '# Plain\n\nText.\n',
  'docs/box.mdx': "import { Box } from '../components/Box';\n\n# Box\n\n<Box />\n",
};

const cache = 'node_modules/.cache/folia';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

const contentOf = (folder: string) =>
  filesIn(folder).map((path) => [path, readFileSync(join(folder, path)).toString('base64')] as const);

type Content = ReturnType<typeof contentOf>;

/** Paths of files that only one of them has, or that differ. */
function differing(made: Content, clean: Content): string[] {
  const [one, other] = [new Map(made), new Map(clean)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
}

/** The time of the file gives nothing away. */
function damage(path: string, change: DamagedCacheCase['damage']): void {
  const before = statSync(path);
  const changed = change(readFileSync(path), path);
  if (Buffer.isBuffer(changed)) writeFileSync(path, changed);
  else rmSync(path);
  if (changed === 'folder') mkdirSync(path);
  if (changed !== null) utimesSync(path, before.atime, before.mtime);
}

const state = ['node_modules', '.folia', 'dist'];

/** Builds the site once; later every case begins with what that build has left, to the nanosecond. */
async function prepare(folder: string) {
  const { code, output } = await runFolia(folder, ['build']);
  expect(code, output).toBe(0);
  execFileSync('mkdir', [join(folder, 'kept')]);
  execFileSync('cp', ['-a', ...state.map((name) => join(folder, name)), join(folder, 'kept')]);
  return () => {
    for (const name of state) rmSync(join(folder, name), { recursive: true, force: true });
    execFileSync('cp', ['-a', ...state.map((name) => join(folder, 'kept', name)), folder]);
  };
}

const tried = testsAll ? damagedCacheCases : damagedCacheCases.filter(({ title }) => quickTitles.includes(title));

test('a damaged cache gives what a clean build gives', { tag: '@build-only' }, async ({ fixtureDir }) => {
  test.setTimeout(120_000 + tried.length * 6_000);
  const folder = fixtureDir.write('damaged', site);
  const restore = await prepare(folder);
  const clean = contentOf(join(folder, 'dist'));
  const files = ['node_modules', '.folia'].flatMap((name) =>
    filesIn(join(folder, name)).map((path) => `${name}/${path}`),
  );
  const unnamed = files.filter((path) => !Object.values(kinds).some((kind) => kind.test(path)));
  expect(unnamed, 'files of the cache that no case damages').toEqual([]);
  for (const { title, kind, damage: change, hasOutput } of tried) {
    restore();
    const damaged = files.filter((path) => kind.test(path));
    expect(damaged, title).not.toEqual([]);
    for (const path of damaged) damage(join(folder, path), change);
    if (!hasOutput) rmSync(join(folder, 'dist'), { recursive: true });
    const { code, output } = await runFolia(folder, ['build']);
    expect.soft(code, `${title}\n${output}`).toBe(0);
    expect.soft(differing(contentOf(join(folder, 'dist')), clean), title).toEqual([]);
  }
});

test('a build that fails on something from the cache is tried again without it', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(60_000);
  const folder = fixtureDir.write('wrong-entry', site);
  expect((await runFolia(folder, ['build'])).code).toBe(0);
  const clean = contentOf(join(folder, 'dist'));
  // whole and with the right checksum, but not of the shape that the engine expects
  for (const name of filesIn(join(folder, cache, 'pages')).filter((each) => each.endsWith('.idx'))) {
    const pack = join(folder, cache, 'pages', name.replace('.idx', '.pack'));
    const index = join(folder, cache, 'pages', name);
    const bytes = Buffer.from(readFileSync(pack, 'latin1').replaceAll('"facts":', '"fatcs":'), 'latin1');
    writeFileSync(pack, bytes);
    const lines = readFileSync(index, 'latin1').replaceAll(/^(\w+) (\d+) (\d+) \d+$/gm, (_, key, start, length) => {
      const part = bytes.subarray(Number(start), Number(start) + Number(length));
      return [key, start, length, crc32(part, crc32(key))].join(' ');
    });
    writeFileSync(index, lines);
  }
  const { code, output } = await runFolia(folder, ['build']);
  expect(code, output).toBe(0);
  expect(output).toContain('without the cache');
  expect(contentOf(join(folder, 'dist'))).toEqual(clean);
});
