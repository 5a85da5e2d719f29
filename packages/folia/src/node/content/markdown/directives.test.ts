import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from '../fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-directives-'));
const compiler = testCompiler(root);

test.each([
  [':::unknown\ntext\n:::', 'Unknown container ":::unknown".', /^Available: .*tip.*code-group/],
  ['::: unknown\ntext\n:::', 'Unknown container ":::unknown".', /^Available/],
  ['::: warn\ntext\n:::', 'Unknown container ":::warn".', /^Did you mean ":::warning"\?$/],
  ['a\n\n:::tipp\ntext\n:::', 'Unknown container ":::tipp".', /^Did you mean ":::tip"\?$/],
])('an unknown container keeps its text and is reported: %j', async (text, message, hint) => {
  const path = join(root, 'page.md');
  writeFileSync(path, text);
  const { html, page } = await renderPage(compiler, sourceFile(root, path));
  const line = text.split('\n').findIndex((each) => each.startsWith(':::')) + 1;
  expect(page.problems).toMatchObject([{ level: 'warning', message, at: { file: path, line } }]);
  expect(page.problems[0]?.hint).toMatch(hint);
  expect(html).toContain('<p>text</p>');
});
