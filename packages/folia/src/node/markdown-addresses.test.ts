import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { markdownToHtml } from 'satteri';
import { getActing } from 'scripts/acting-html';
import { renderPage, sourceFile, testCompiler } from './content/fixtures/compiler';
import { renderMarkdown } from './outputs/markdown/markdown';
import { type Html, isElement, readHtml } from './outputs/markdown/read-html';

const asWritten = { link: (href: string) => href, source: (src: string) => src };
const markdown = (html: string) => renderMarkdown(readHtml(html), asWritten);
const again = (text: string) => markdownToHtml(text, { features: { gfm: true } }).html;

/** Text and links: `see ⟨https://example.org → /a⟩`. */
const shape = (node: Html): string => {
  if (!isElement(node)) return node;
  const inner = node.children.map(shape).join('');
  return node.tag === 'a' ? `⟨${inner} → ${node.attributes.href}⟩` : inner;
};

const root = mkdtempSync(join(tmpdir(), 'folia-addresses-'));
const compiler = testCompiler(root);

test.each([
  'a https://example.org/a_b_c*d* b',
  'https://example.org/_a_, www.example.org/*a*.',
  '见https://example.org/a。后面，见 www.example.org。',
  '（https://example.org/中文/x）后《https://example.org/a》',
  'https://例子.测试/a',
  '**https://example.org/**后',
  '(https://example.org/a_(b)) https://example.org/a?b=1&c=2&copy=3&amp;d',
  'https\\://example.org `https://example.org/_a_` <https://example.org/_a_>',
  '[https://example.org/_a_](/b) [www.example.org/_a_](/b)',
  'https://example.org/a\\b https://example.org/[x] https://example.org/`a`',
  'www.javascript:hit() javascript:hit() javascript://example.org/_a_',
  'https://example.org/a](javascript:hit()) https://example.org/[a](javascript:hit())',
])('a bare address of a page is the same address on its Markdown page: %s', async (text) => {
  const path = join(root, 'page.md');
  writeFileSync(path, text);
  const { html } = await renderPage(compiler, sourceFile(root, path));
  expect(shape(readHtml(again(markdown(html)))).trim()).toBe(shape(readHtml(html)).trim());
});

test.each([
  ['<a href="https://e.org/_a_">https://e.org/_a_</a>', '<https://e.org/_a_>'],
  ['<a href="https://e.org/%E4%B8%AD">https://e.org/中</a>。', '<https://e.org/中>。'],
  ['<a href="https://e.org/%2541">https://e.org/%41</a>', '[https://e.org/%41](https://e.org/%2541)'],
  [
    '<a href="https://e.org/&amp;copy;">https://e.org/&amp;copy;</a>',
    '[https://e.org/&amp;copy;](https://e.org/&amp;copy;)',
  ],
  ['<a href="https://e.org/a\\b">x</a>', '[x](https://e.org/a\\\\b)'],
  ['see https://e.org/a_b, www.e.org.', 'see https://e.org/a_b, www.e.org.'],
  ['see https://e.org/_a_b_, then *', 'see <https://e.org/_a_b>\\_, then \\*'],
  ['见https://e.org/_a。后（https://e.org/*）', '见<https://e.org/_a>。后（<https://e.org/>\\*）'],
  ['(www.e.org/*a_(b*))', '([www.e.org/\\*a\\_(b\\*)](<http://www.e.org/*a_(b*)>))'],
  ['见www.e.org/_a', '见www.e.org/\\_a'],
  ['<b>https://e.org/~a</b>', '**<https://e.org/~a>**'],
])('text with addresses outside of links: %s', (html, text) => {
  expect(markdown(`<p>${html}</p>`)).toBe(text);
  expect(
    readHtml(again(text))
      .children.map(shape)
      .join('')
      .trim()
      .replaceAll(/⟨(.*?) → .*?⟩/g, '$1'),
  ).toBe(shape(readHtml(html)).replaceAll(/⟨(.*?) → .*?⟩/g, '$1'));
});

describe('no text becomes markup on the Markdown page', () => {
  test.each([
    '<a href="https://e.org/><img src=x onerror=hit()>">https://e.org/&gt;&lt;img src=x onerror=hit()&gt;</a>',
    '<a href="https://e.org/(\\" title="> &lt;img src=x onerror=hit()>">x</a>',
    '[x]<u>(javascript:hit())</u>',
    '<u>[x]</u>(javascript:hit())',
    '[x]<img alt="" src="/a.png">(javascript:hit())',
    '<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup>(javascript:hit())',
    '&lt;<u>img src=x onerror=hit()&gt;</u>',
    '&lt;<u></u><u>img</u> src=x onerror=hit()&gt;',
    '[x]<u>: javascript:hit()</u></p><p>[x]',
    '&amp;<u>lt;</u>',
    'https://e.org/<u>[a](javascript:hit())</u>',
    `<b title='<pre><span class="'">q</b><i title='><a href="javascript:hit()">y</a></pre>'>z</i>`,
    '<!-- <pre> -<span class="a">-> <a href="javascript:hit()">y</a> --></pre>',
  ])('%s', (html) => {
    expect(getActing(again(markdown(`<p>${html}</p>`)))).toEqual([]);
  });
});

test('a long line of many elements takes time in proportion to its length', () => {
  const started = performance.now();
  markdown(`<p>${'<u>https://e.org/a_ </u>'.repeat(40_000)}</p>`);
  expect(performance.now() - started).toBeLessThan(20_000);
});
