import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { sourceFile, testCompiler } from '../fixtures/compiler';

const top = mkdtempSync(join(tmpdir(), 'folia-images-'));
afterAll(() => rmSync(top, { recursive: true }));
const root = join(top, 'site');
mkdirSync(root);
for (const file of ['../secret.png', '.secret.png', 'notes.txt', 'dot.png']) writeFileSync(join(root, file), '');
symlinkSync(join(top, 'secret.png'), join(root, 'link.png'));
symlinkSync(join(root, 'dot.png'), join(root, 'same.png'));
const compiler = testCompiler(root);

test.each([
  ['![y](./dot.png)', null],
  ['![y](./same.png)', null],
  ['![y](../secret.png)', 'The image "../secret.png" is outside of the project.'],
  ['![y](<../../../../../../etc/passwd>)', 'The image "../../../../../../etc/passwd" is outside of the project.'],
  ['<img src="./link.png">', 'The image "./link.png" is outside of the project.'],
  ['<img src="./dot.png" srcset="./link.png 2x">', 'The image "./link.png" is outside of the project.'],
  ['![y](./.secret.png)', 'The image "./.secret.png" is a hidden file or belongs to an installed package.'],
  ['![y](./notes.txt)', 'The image "./notes.txt" is not an image.'],
])('%s', async (source, message) => {
  const page = join(root, 'page.md');
  writeFileSync(page, `${source}\n`);
  const { problems, assets } = await compiler.compile(sourceFile(root, page));
  expect(problems.map((problem) => [problem.level, problem.message])).toEqual(message ? [['error', message]] : []);
  expect([...assets.values()].map(({ from }) => from).filter((from) => !/(dot|same)\.png$/.test(from))).toEqual([]);
});
