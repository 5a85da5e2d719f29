import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from './fixtures/compiler';

const root = join(import.meta.dirname, 'fixtures');
const cases: [folder: string, title: string][] = [
  ['headings', 'PD-06, DP-04 ids, custom ids, anchors, headings without text'],
  ['links', 'RT-12, RT-15, RT-16 links'],
  ['callouts', 'DP-06 containers and alerts'],
  ['code', 'CB-06, CB-07, CB-09 titles, marks and notations'],
  ['quoted-code', 'code taken from a file, by region and lines'],
  ['tables-and-tasks', 'DP-05 GitHub-flavoured Markdown'],
  ['images', 'DP-10 sizes, hashed copies, public images'],
  ['components', 'DP-08 components in plain Markdown'],
  ['directives', 'what is no container stays as it was written'],
  ['emphasis', 'emphasis beside full-width punctuation, .md'],
  ['emphasis-mdx', 'emphasis beside full-width punctuation, .mdx'],
  ['fragments', 'DP-07 fragments, nested, of both kinds'],
  ['mdx', 'DP-05 imports, exports, expressions, components'],
  ['raw-html', 'HTML in .md, and no JSX there'],
  ['footnotes', 'DP-05 footnotes'],
];

describe('fixtures', () => {
  const compiler = testCompiler(root);
  afterAll(() => compiler.close());

  test.each(cases)('%s: %s', async (folder) => {
    const input = readdirSync(join(root, folder)).find((name) => name.startsWith('input.')) ?? '';
    const { html, page } = await renderPage(compiler, sourceFile(root, join(root, folder, input)));
    expect(page.problems.filter(({ level }) => level === 'error')).toEqual([]);
    expect(html.trimEnd()).toBe(readFileSync(join(root, folder, 'expected.html'), 'utf8').trimEnd());
  });
});
