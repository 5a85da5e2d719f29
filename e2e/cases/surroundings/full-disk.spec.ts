import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';
import { canMount, mount } from '../../harness/small-disk';
import { type FullDisk, fullDisks } from './full-disks';

const pages = Array.from({ length: 40 }, (_, at) => [`docs/guide/page-${at}.md`, `# Page ${at}\n`]);
const site = {
  'folia.config.ts':
    "export default { outDir: 'output/dist', title: 'Full', globalStyles: ['./own.css'], compress: true };\n",
  'own.css': 'h1 { color: red }\n',
  'docs/index.md': '# Old\n',
  ...Object.fromEntries(pages),
  'public/file.bin': 'x'.repeat(400_000),
};
const folders = { output: 'output', cache: 'node_modules/.cache/folia', 'generated code': '.folia' };

const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), digestOf(join(parentPath, name))])
    .sort();

/** Writes as much into the folder of a small disk as leaves so many kB. */
function fill(folder: string, size: number, free: number): () => void {
  const path = join(folder, 'filler');
  const used = Number(readdirSync(folder).length > 0 ? blocksOf(folder) : 0);
  writeFileSync(path, Buffer.alloc(Math.max(0, size - used - free) * 1024));
  return () => rmSync(path);
}

/** In kB: a file takes whole pages of memory. */
const blocksOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + Math.ceil(statSync(join(parentPath, name)).size / 4096) * 4, 0);

/** Of each disk, in kB. */
const size = 8_000;

/** @returns the step in which the build failed */
async function tryDisk(folder: string, { disk, free }: FullDisk): Promise<string> {
  const what = `${free} kB for the ${disk}`;
  const dist = join(folder, 'output/dist');
  const small = join(folder, folders[disk]);
  const before = contentOf(dist);
  if (disk !== 'output') for (const name of readdirSync(small)) rmSync(join(small, name), { recursive: true });
  const cache = join(folder, folders.cache);
  if (disk === 'generated code') for (const name of readdirSync(cache)) rmSync(join(cache, name), { recursive: true });
  const title = `New after ${free} kB for the ${disk}`;
  writeFileSync(join(folder, 'docs/index.md'), `# ${title}\n`);
  const empty = fill(small, size, free);
  const { code, output } = await runFolia(folder, ['build']);
  expect.soft(code, `${what}\n${output}`).toBe(1);
  expect
    .soft(output, what)
    .toMatch(new RegExp(`The disk is full: no space left in \\S*, where the ${disk} is written`));
  expect.soft(output, what).toContain('Free some space there');
  expect.soft(output, what).not.toMatch(/^\s+at .*\(?(node:|file:|\/)/m);
  expect.soft(contentOf(dist), what).toEqual(before);
  empty();
  const next = await runFolia(folder, ['build']);
  expect.soft(next.code, `${what}: the next build\n${next.output}`).toBe(0);
  expect.soft(readFileSync(join(dist, 'index.html'), 'utf8'), what).toContain(title);
  const names = (content: string[][]) => content.map(([path]) => path?.replace(/\.[0-9a-f]{8}\./, '.'));
  expect.soft(names(contentOf(dist)), what).toEqual(names(before));
  expect.soft(readdirSync(join(folder, 'output')), what).toEqual(['dist']);
  return /✗ (\S.*?)\s{2,}/.exec(output)?.[1] ?? 'after the steps';
}

test('a disk that is full in whatever phase of a build: the message names the folder, the old output stays, the next build is right', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.skip(!canMount(), 'Only root can mount a small disk.');
  test.setTimeout(600_000);
  const folder = fixtureDir.write('full-disk', site);
  const mounted = Object.values(folders).map((each) => mount(join(folder, each), `${size}k`));
  const steps = new Set<string>();
  try {
    expect((await runFolia(folder, ['build'])).code).toBe(0);
    for (const each of fullDisks) steps.add(await tryDisk(folder, each));
  } finally {
    for (const unmount of mounted) unmount();
  }
  const expected = ['Bundle for browsers', 'Bundle for rendering', 'Render pages', 'Write files', 'after the steps'];
  expect([...steps].sort()).toEqual(expect.arrayContaining(expected));
});
