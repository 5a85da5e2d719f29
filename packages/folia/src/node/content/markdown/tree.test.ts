import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from '../fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-tree-'));
const compiler = testCompiler(root);

const expected = `<div class="folia-file-tree"><ul><li>src<ul><li>index.ts <em>the entry</em></li><li>a b.ts</li></ul></li><li>-x.json</li></ul></div>`;

test.each([
  ['boxes', 'page.md', '.\n├── src\n│   ├── index.ts  # the entry\n│   └── a b.ts\n└── -x.json'],
  ['boxes without a root', 'page.mdx', '├── src\n│   ├── index.ts // the entry\n│   └── a b.ts\n└── -x.json'],
  ['letters', 'letters.md', '|-- src\n|   |-- index.ts # the entry\n|   `-- a b.ts\n\n`-- -x.json'],
])('a block of code with the language tree is a file tree: %s', async (_, name, text) => {
  const path = join(root, name);
  writeFileSync(path, `\`\`\`tree\n${text}\n\`\`\`\n`);
  const { html, page } = await renderPage(compiler, sourceFile(root, path));
  expect(page.problems).toEqual([]);
  expect(html.replaceAll('\n', '')).toBe(expected);
});

test('other blocks, and one without a name, stay code', async () => {
  const path = join(root, 'code.md');
  writeFileSync(path, '```text\n├── src\n```\n\n```tree\n\n```\n');
  const { html } = await renderPage(compiler, sourceFile(root, path));
  expect(html.match(/data-folia-code /g)).toHaveLength(2);
  expect(html).not.toContain('folia-file-tree');
});
