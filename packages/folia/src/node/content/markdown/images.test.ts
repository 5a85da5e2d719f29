import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { sourceFile, testCompiler } from '../fixtures/compiler';

const top = mkdtempSync(join(tmpdir(), 'folia-images-'));
afterAll(() => rmSync(top, { recursive: true }));
const root = join(top, 'site');
const publicFiles = ['public/dot.png', 'public/sub/dot.png', 'public/Über.png', 'public/.secret.png'];
mkdirSync(join(root, 'public/sub'), { recursive: true });
for (const file of ['../secret.png', '.secret.png', 'notes.txt', 'dot.png', ...publicFiles])
  writeFileSync(join(root, file), '');
symlinkSync(join(top, 'secret.png'), join(root, 'link.png'));
symlinkSync(join(root, 'dot.png'), join(root, 'same.png'));
for (const [name, to] of [
  ['same.png', 'dot.png'],
  ['elsewhere.png', '../dot.png'],
  ['out.png', '../../secret.png'],
  ['hidden.png', '../.secret.png'],
  ['out', '../..'],
] as const)
  symlinkSync(to, join(root, 'public', name));
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
  ['![y](/dot.png)', null],
  ['![y](/dot.png?a#b)', null],
  ['![y](/sub/dot.png)', null],
  ['![y](/%C3%9Cber.png)', null],
  ['![y](/same.png)', null],
  ['![y](/elsewhere.png)', null],
  ['![y](/none.png)', 'There is no image "/none.png" in the public folder.'],
  ['![y](/out.png)', 'The image "/out.png" is outside of the project.'],
  ['![y](/out/secret.png)', 'The image "/out/secret.png" is outside of the project.'],
  ['![y](/../dot.png)', 'The image "/../dot.png" is not in the public folder.'],
  ['![y](/../../secret.png)', 'The image "/../../secret.png" is not in the public folder.'],
  ['![y](/%2e%2e/dot.png)', 'The image "/%2e%2e/dot.png" is not in the public folder.'],
  ['![y](/..%2fdot.png)', 'The image "/..%2fdot.png" is not in the public folder.'],
  ['<img src="/../dot.png">', 'The image "/../dot.png" is not in the public folder.'],
  ['<img src="/dot.png" srcset="/out.png 2x">', 'The image "/out.png" is outside of the project.'],
  ['![y](/hidden.png)', 'The image "/hidden.png" is a hidden file or belongs to an installed package.'],
  ['![y](/.secret.png)', 'The image "/.secret.png" is a hidden file or belongs to an installed package.'],
  ['![y](/sub/../dot.png)', 'The image "/sub/../dot.png" is spelled in another way than its file.'],
  ['![y](/sub//dot.png)', 'The image "/sub//dot.png" is spelled in another way than its file.'],
  ['![y](/./dot.png)', 'The image "/./dot.png" is spelled in another way than its file.'],
])('%s', async (source, message) => {
  const page = join(root, 'page.md');
  writeFileSync(page, `${source}\n`);
  const { problems, assets } = await compiler.compile(sourceFile(root, page));
  expect(problems.map((problem) => [problem.level, problem.message])).toEqual(message ? [['error', message]] : []);
  expect([...assets.values()].map(({ from }) => from).filter((from) => !/(dot|same)\.png$/.test(from))).toEqual([]);
});

const ignoresCase = existsSync(join(root, 'DOT.png'));
test.runIf(ignoresCase)('an image is named as its file is, in upper and lower case', async () => {
  const page = join(root, 'page.md');
  writeFileSync(page, '![y](/Sub/dot.PNG)\n');
  const { problems } = await compiler.compile(sourceFile(root, page));
  expect(problems).toMatchObject([{ level: 'error', hint: 'Write "/sub/dot.png".' }]);
});
