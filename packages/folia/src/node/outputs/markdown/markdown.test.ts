import { describe, expect, test } from '@rstest/core';
import { markdownToHtml } from 'satteri';
import { renderMarkdown } from './markdown';
import { readHtml } from './read-html';

const asWritten = { link: (href: string) => href, source: (src: string) => src };
const markdown = (html: string) => renderMarkdown(readHtml(html), asWritten);

describe('a rendered page as Markdown', () => {
  test.each<[name: string, html: string, text: string]>([
    [
      'headings without their anchors',
      '<h2 id="a">A <code>b</code><a class="folia-anchor" data-folia-screen-only href="#a">#</a></h2>',
      '## A `b`',
    ],
    ['white space as on the screen', '<p>one\n  two <b> three </b>four</p>', 'one two **three** four'],
    ['marks', '<p><em>a</em> <strong>b</strong> <del>c</del> x<sup>2</sup></p>', '*a* **b** ~~c~~ x<sup>2</sup>'],
    ['code with backticks', '<p><code>a`b</code> and <code>`</code></p>', '``a`b`` and `` ` ``'],
    ['links', '<p><a href="/a" title="T">a</a> <a href="/b c">b</a></p>', '[a](/a "T") [b](</b%20c>)'],
    ['an address that is its own text', '<p><a href="https://x.org/">https://x.org/</a></p>', '<https://x.org/>'],
    ['a link without text', '<p>x<a href="/a"></a></p>', 'x'],
    [
      'images, but no decoration',
      '<p><img src="/a.png" alt="A [b]"> <img src="/b.png" alt=""></p>',
      '![A [b]](/a.png)',
    ],
    [
      'a rendering with a name',
      '<p><svg role="img"><title>How it works</title><text>x</text></svg></p>',
      '*How it works*',
    ],
    ['a rendering without one', '<p>a<svg><text>x</text></svg></p>', 'a'],
    ['line breaks', '<p>a<br>b</p>', 'a\\\nb'],
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['a rule', '<hr>', '---'],
    ['lists', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    [
      'numbers from where they begin',
      '<ol start="9"><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>',
      '9. a\n\n   b\n\n10. c',
    ],
    [
      'tasks',
      '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox"> b</li></ul>',
      '- [x] a\n- [ ] b',
    ],
    [
      'a callout',
      '<div class="folia-callout" data-folia-callout data-type="tip"><p class="folia-callout-title" data-folia-callout-title>TIP</p><p>x</p></div>',
      '> [!TIP]\n> x',
    ],
    [
      'a callout with a title',
      '<details class="folia-callout" data-folia-callout data-type="details"><summary>More</summary><p>x</p></details>',
      '> [!DETAILS] More\n> x',
    ],
    [
      'panels of tabs, chosen or not',
      '<div role="tablist"><button>A</button></div><div role="tabpanel" data-label="A"><p>x</p></div><div role="tabpanel" data-label="B" hidden><p>y</p></div>',
      '**A**\n\nx\n\n**B**\n\ny',
    ],
    [
      'what is hidden',
      '<p hidden>x</p><p aria-hidden="true">y</p><button>z</button><p class="folia-page-line" data-folia-screen-only>w</p>',
      '',
    ],
    [
      'cards',
      '<div class="folia-next-steps" data-folia-cards><a class="folia-card" href="/a"><span class="folia-card-title" data-folia-card-title>A</span><span class="folia-card-text">b</span></a></div>',
      '- [A](/a): b',
    ],
    ['a card of the site itself', '<ul><li><a href="/a"><h3>A</h3><p>b</p></a></li></ul>', '- [A](/a): b'],
    ['spans that stand apart', '<h1><span>Name</span><span>Text</span></h1>', '# Name Text'],
    ['text that is in no paragraph', '<div>a <em>b</em><p>c</p>d</div>', 'a *b*\n\nc\n\nd'],
    ['islands are not seen', '<folia-island><div><folia-slot><p>x</p></folia-slot></div></folia-island>', 'x'],
    ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '**a**\n\nb'],
    [
      'footnotes',
      '<p>a<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup></p><section data-footnotes><h2 class="sr-only">Notes</h2><ol><li id="user-content-fn-1"><p>b <a data-footnote-backref href="#x">↩</a></p></li></ol></section>',
      'a[^1]\n\n[^1]: b',
    ],
    ['a video', '<video src="/a.mp4" title="A"></video>', '[A](/a.mp4)'],
    ['nothing at all', '', ''],
  ])('%s', (_, html, text) => expect(markdown(html)).toBe(text));

  test.each<[name: string, html: string, text: string]>([
    [
      'language and title',
      '<div class="folia-code" data-folia-code data-lang="ts"><div class="folia-code-title" data-folia-code-title>a.ts</div><pre><code><span class="line">a</span>\n<span class="line"></span>\n<span class="line">  b &lt;</span></code></pre></div>',
      '```ts title="a.ts"\na\n\n  b <\n```',
    ],
    [
      'spans of the site itself',
      '<pre><code><span title="a>b">x</span> <span class="t-k">y</span></code></pre>',
      '```\nx y\n```',
    ],
    ['backticks inside', '<pre><code>```\n</code></pre>', '````\n```\n````'],
    [
      'no language',
      '<div class="folia-code" data-folia-code data-lang="text"><pre><code>x</code></pre></div>',
      '```\nx\n```',
    ],
    [
      'a difference',
      '<div class="folia-code" data-folia-code data-lang="js"><pre><code><span class="line">a</span>\n<span class="line diff add">b</span>\n<span class="line diff remove">c</span></code></pre></div>',
      '```diff\n  a\n+ b\n- c\n```',
    ],
  ])('code: %s', (_, html, text) => expect(markdown(html)).toBe(text));

  test.each<[name: string, html: string, text: string]>([
    [
      'head and alignment',
      '<table><thead><tr><th>A</th><th class="align-right">B</th></tr></thead><tbody><tr><td>a|b</td><td><code>c|d</code></td></tr></tbody></table>',
      '| A | B |\n| --- | --: |\n| a\\|b | `c\\|d` |',
    ],
    [
      'no head, rows of different width',
      '<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>',
      '|  |  |\n| --- | --- |\n| a |  |\n| b | c |',
    ],
    [
      'blocks in a cell',
      '<table><tr><th>A</th></tr><tr><td>x<ul><li>a</li><li>b</li></ul></td></tr></table>',
      '| A |\n| --- |\n| x<br>a<br>b |',
    ],
    ['nothing in it', '<table></table>', ''],
  ])('table: %s', (_, html, text) => expect(markdown(html)).toBe(text));

  test.each([
    '2 * 3 * 4',
    '_a_ and snake_case and __b__',
    '`code`',
    '<b>no tag</b> 1 < 2',
    '&amp; &copy; AT&T',
    '[a](b) [c]: d [^1]',
    '# no heading',
    '> no quote',
    '- no list',
    '+ no list',
    '1. no list',
    '2) no list',
    '--- no rule',
    '~~no~~ ~x~',
    '\\ \\* \\',
    '| a | b |',
    '===',
    'Wow!',
  ])('text stays text: %s', async (text) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const { html } = await markdownToHtml(markdown(`<p>${escaped}</p>`), { features: { gfm: true } });
    expect(readHtml(html.trim()).children).toMatchObject([{ tag: 'p', children: [text] }]);
  });
});
