import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from './fixtures/compiler';

const root = join(import.meta.dirname, 'fixtures');
const cases: [folder: string, title: string][] = [
  ['headings', 'ids, custom ids, anchors, headings without text'],
  ['links', 'links'],
  ['callouts', 'containers and alerts'],
  ['code', 'titles, marks and notations'],
  ['code-groups', 'blocks of code as tabs'],
  ['snippets', 'code taken from a file, as VitePress writes it'],
  ['prompts', 'prompts of shells'],
  ['emoji', 'names of emoji'],
  ['quoted-code', 'code taken from a file, by region and lines'],
  ['tables-and-tasks', 'GitHub-flavoured Markdown'],
  ['images', 'sizes, hashed copies, public images'],
  ['components', 'components in plain Markdown'],
  ['directives', 'what is no container stays as it was written'],
  ['emphasis', 'emphasis beside full-width punctuation, .md'],
  ['emphasis-mdx', 'emphasis beside full-width punctuation, .mdx'],
  ['fragments', 'fragments, nested, of both kinds'],
  ['mdx', 'imports, exports, expressions, components'],
  ['raw-html', 'HTML in .md, and no JSX there'],
  ['footnotes', 'footnotes'],
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
