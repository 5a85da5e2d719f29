import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readFacts } from '../facts';
import { renderPage, sourceFile, testCompiler } from '../fixtures/compiler';
import { fillToc } from './toc';

const root = join(import.meta.dirname, '../fixtures');

test('[[toc]] becomes the list of the headings', async () => {
  const { html } = await renderPage(testCompiler(root), sourceFile(root, join(root, 'toc/input.md')));
  const { toc, text } = readFacts(html);
  expect(text).not.toContain('Two One');
  expect(fillToc(html, toc)).toContain(
    '<nav class="folia-toc" data-folia-toc="" aria-label="On this page"><ul><li data-level="0"><a href="#one-ab">One <code translate="no">a&lt;b&gt;</code></a></li><li data-level="1"><a href="#two"><strong>Two</strong></a></li></ul></nav>',
  );
  expect(fillToc(html, [])).not.toContain('folia-toc');
});

test.each([
  `<p title='<nav data-folia-toc></nav>'>a</p>`,
  `[a](/b '<nav data-folia-toc></nav>')`,
  '<!-- <nav data-folia-toc></nav> -->',
  '<p title="[[toc]]">[[toc]]</p>',
  '<p title="\n[[toc]]\n">a</p>',
])('a value that looks like the list is none: %s', async (text) => {
  const path = join(mkdtempSync(join(tmpdir(), 'folia-toc-')), 'page.md');
  writeFileSync(path, `${text}\n\n## ' lang=de '\n`);
  const { html } = await renderPage(testCompiler(root), sourceFile(root, path));
  expect(fillToc(html, readFacts(html).toc)).toBe(html);
  expect(fillToc(html, [])).toBe(html);
});
