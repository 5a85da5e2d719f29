import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { publicFiles } from './files';
import type { OutputSite, RenderContext } from './output';

const top = mkdtempSync(join(tmpdir(), 'folia-public-'));
afterAll(() => rmSync(top, { recursive: true }));
const config = { root: join(top, 'site'), publicDir: join(top, 'site/public') };
for (const path of [
  'secret.txt',
  'site/public/a/b.txt',
  'site/public/.nojekyll',
  'site/public/.env',
  'site/public/.DS_Store',
  'other/one.txt',
  'other/two.txt',
]) {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), '');
}
const link = (from: string, to: string) => symlinkSync(join(top, to), join(config.publicDir, from));
link('up', 'site');
link('a/itself', 'site/public/a');
link('out.txt', 'secret.txt');
link('elsewhere', 'other');
link('gone.txt', 'gone.txt');
link('loop', 'site/public/loop');

// the part of a site that is read
const [site, context] = [{ config } as OutputSite, { config } as RenderContext];

test('every file is listed once, links to folders above are not followed', () => {
  const paths = [...publicFiles.list(site)].map(({ path }) => path);
  expect(paths.sort()).toEqual(['.env', '.nojekyll', 'a/b.txt', 'elsewhere', 'out.txt']);
});

test.each([
  ['a/b.txt', null],
  ['.nojekyll', null],
  ['.env', /\.env is a hidden file/],
  ['elsewhere', /elsewhere is outside of the project/],
  ['out.txt', /out\.txt is outside of the project/],
])('%s: %s', async (path, problem) => {
  const { files, problems } = await publicFiles.render({ path, from: join(config.publicDir, path) }, context);
  expect(files).toHaveLength(problem ? 0 : 1);
  if (problem) expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(problem)]);
});

test.runIf(process.platform === 'linux')('a name in another encoding is an error', () => {
  const folder = join(top, 'latin');
  const path = join(folder, 'public/caf\uFFFD.txt');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(Buffer.from(path.replace('\uFFFD', '\xe9'), 'latin1'), '');
  const latin = { config: { root: folder, publicDir: join(folder, 'public') } } as OutputSite;
  expect(() => [...publicFiles.list(latin)]).toThrow('not UTF-8');
});
