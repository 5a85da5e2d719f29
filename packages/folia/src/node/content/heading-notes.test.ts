import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { readFacts } from './facts';
import { renderPage, sourceFile, testCompiler } from './fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-headings-'));
const compiler = testCompiler(root);

async function getFacts(name: string, text: string) {
  const path = join(root, name);
  writeFileSync(path, text);
  const { html, page } = await renderPage(compiler, sourceFile(root, path));
  expect(page.problems).toEqual([]);
  return readFacts(html);
}

describe('badges and components of a heading are no part of its title', () => {
  test.each([
    ['a badge of Markdown', 'a.md', 'plugins :badge[plugins]', 'plugins', 'plugins'],
    ['a badge between words', 'b.md', 'One :badge[new]{type="tip"} two', 'one-two', 'One two'],
    ['a component with a text of its own', 'c.mdx', 'plugins <Badge text="plugins" />', 'plugins', 'plugins'],
    ['a badge around a text', 'd.mdx', 'plugins <Badge>new</Badge>', 'plugins', 'plugins'],
    ['a component around a text that is written', 'e.mdx', 'The <Tabs>best</Tabs> one', 'the-best-one', 'The best one'],
    ['elements', 'f.mdx', 'The <kbd>Tab</kbd> `key`', 'the-tab-key', 'The Tab `key`'],
    ['nothing but a badge', 'g.md', ':badge[new]', 'new', 'new'],
  ])('%s', async (_, name, heading, id, text) => {
    const { title, toc, sections, anchors } = await getFacts(name, `# ${heading}\n\n## ${heading} {#second}\n`);
    const plain = text.replaceAll('`', '');
    expect([title, sections[1]?.title]).toEqual([plain, plain]);
    expect(anchors).toEqual([id, 'second']);
    expect(toc).toMatchObject([{ id: 'second', text }]);
  });

  test('text after a note is part of the title', () => {
    const note = '<span data-folia-heading-note><b>new <i>x</i></b></span>';
    const facts = readFacts(`<h1>A ${note} b</h1><p>${note} text</p><h2 id="c">${note}</h2>`);
    expect(facts.title).toBe('A b');
    expect(facts.toc.map(({ text }) => text)).toEqual(['new x']);
    expect(facts.sections[0]?.text).toBe('new x text');
  });
});
