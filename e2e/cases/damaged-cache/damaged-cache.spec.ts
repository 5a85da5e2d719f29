import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { testsAll } from '../../../scripts/tests-all';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

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

/** Every kind of file that a build leaves for the next one. */
const kinds: Record<string, RegExp> = {
  'compiled configuration': /\/config\/.*\.pack$/,
  'index of compiled configuration': /\/config\/.*\.idx$/,
  'rendered pages': /\/pages\/.*\.pack$/,
  'index of rendered pages': /\/pages\/.*\.idx$/,
  'record of output files': /\/outputs\/.*\.pack$/,
  'index of output files': /\/outputs\/.*\.idx$/,
  'highlighted code': /\/highlight\/.*\.pack$/,
  'index of highlighted code': /\/highlight\/.*\.idx$/,
  'record of bundles': /\/bundles\/.*\.pack$/,
  'index of bundles': /\/bundles\/.*\.idx$/,
  'code that pages are rendered with': /\/build\/server\/.*\/server\.mjs$/,
  'a chunk of it': /\/build\/server\/.*\/\w+\.mjs$/,
  'its source map': /\/server\.mjs\.map$/,
  'scripts of the browser': /\/static\/js\/main\./,
  'a chunk of the browser': /\/static\/js\/island-0\./,
  'styles of the browser': /\/static\/css\/styles\./,
  'generated entry of the server': /\.folia\/build\/server-entry/,
  'generated entry of the browser': /\.folia\/build\/browser-entry/,
};

/** Null: the file is removed. Of the same length where it can be: size and time give nothing away. */
const damages: Record<string, (bytes: Buffer, path: string) => Buffer | null> = {
  'cut off': (bytes) => bytes.subarray(0, bytes.length >> 1),
  emptied: () => Buffer.alloc(0),
  'a bit flipped': (bytes) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)) as Buffer,
  'garbage instead': (bytes) => Buffer.from('garbage; '.repeat(bytes.length)).subarray(0, bytes.length),
  'null bytes instead': (bytes) => Buffer.alloc(bytes.length),
  'of an older version': (bytes, path) =>
    /\.(pack|idx)$/.test(path)
      ? Buffer.from(bytes.toString('latin1').replace(/^folia-cache 1/, 'folia-cache 0'), 'latin1')
      : Buffer.from('export default {};\n'.padEnd(bytes.length)),
  removed: () => null,
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

const contentOf = (folder: string) =>
  filesIn(folder).map((path) => [path, readFileSync(join(folder, path)).toString('base64')] as const);

function damage(path: string, change: (bytes: Buffer, path: string) => Buffer | null): void {
  const changed = change(readFileSync(path), path);
  if (changed === null) rmSync(path);
  else writeFileSync(path, changed);
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

const cases = Object.keys(kinds).flatMap((kind) =>
  Object.keys(damages).flatMap((name) => [true, false].map((hasOutput) => ({ kind, name, hasOutput }))),
);
/** Three of them: a cache entry, a bundle and a generated file. */
const tried = testsAll ? cases : cases.filter((_, index) => index % 108 === 32);

test('a damaged cache gives what a clean build gives', { tag: '@build-only' }, async ({ fixtureDir }) => {
  test.setTimeout(120_000 + tried.length * 6_000);
  const folder = fixtureDir.write('damaged', site);
  const restore = await prepare(folder);
  const clean = contentOf(join(folder, 'dist'));
  const files = ['node_modules', '.folia'].flatMap((name) =>
    filesIn(join(folder, name)).map((path) => `${name}/${path}`),
  );
  for (const { kind, name, hasOutput } of tried) {
    const title = `${kind}: ${name}, ${hasOutput ? 'with' : 'without'} output`;
    restore();
    const path = files.find((each) => kinds[kind]?.test(each)) ?? '';
    expect(path, title).not.toBe('');
    damage(join(folder, path), damages[name] ?? (() => null));
    // the time of the file gives nothing away
    if (existsSync(join(folder, path))) execFileSync('touch', ['-r', join(folder, 'kept', path), join(folder, path)]);
    if (!hasOutput) rmSync(join(folder, 'dist'), { recursive: true });
    const { code, output } = await runFolia(folder, ['build']);
    expect.soft(code, `${title}\n${output}`).toBe(0);
    const made = contentOf(join(folder, 'dist'));
    expect
      .soft(
        made
          .filter(([file, text], index) => clean[index]?.[0] !== file || clean[index]?.[1] !== text)
          .map(([file]) => file),
        title,
      )
      .toEqual([]);
    expect.soft(made.length, title).toBe(clean.length);
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
