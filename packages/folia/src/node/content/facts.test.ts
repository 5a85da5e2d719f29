import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { readFacts } from './facts';

const anchor = '<a class="folia-anchor" data-folia-screen-only href="#x" aria-label="Link">#</a>';
const page = `<h1 id="top">The <em>title</em>${anchor}</h1>
<p>First &amp; <b>bold</b>.</p><p>Second</p>
<h2 id="one"><code>lib.format</code> and <strong>bold <a href="/b">link</a></strong>${anchor}</h2>
<div class="folia-code" data-folia-code><div class="folia-code-title" data-folia-code-title>a.ts</div><pre><code><span class="line"><span>const</span> a;</span>
<span class="line">b</span></code></pre></div>
<h3 id="two">中文${anchor}</h3><ul><li>x</li><li>y</li></ul>
<button>Copy</button><svg><title>rendering</title></svg><span aria-hidden="true">hidden</span>
<h5 id="deep">Deep</h5><p>Text <a href="/c?x=1#y">c</a><a href="#one">same</a><a href="https://example.org">out</a><a href="mailto:a@b">m</a></p>
<h2 id="none">${anchor}</h2>
<section><h2 class="sr-only" id="footnote-label">Footnotes</h2><p>note</p></section>`;

describe('readFacts', () => {
  const facts = readFacts(page);

  test('title is the first h1 as plain text', () => {
    expect(facts.title).toBe('The title');
    expect(readFacts('<p>x</p>').title).toBe('');
    expect(readFacts('<h1>a</h1><h1>b</h1>').title).toBe('a');
  });

  test('outline: depth 2–4, marks kept, links flattened, place in the text', requirement('PD-05'), () => {
    expect(facts.toc.map(({ id, text, depth }) => [id, text, depth])).toEqual([
      ['one', '`lib.format` and **bold link**', 2],
      ['two', '中文', 3],
      ['none', '', 2],
    ]);
    expect(facts.toc.map(({ charIndex }) => charIndex)).toEqual([
      facts.text.indexOf('lib.format and bold link'),
      facts.text.indexOf('中文'),
      -1,
    ]);
  });

  test('sections hold text and code between headings', () => {
    expect(facts.sections).toEqual([
      { id: '', title: 'The title', depth: 1, text: 'First & bold. Second', code: '' },
      { id: 'one', title: 'lib.format and bold link', depth: 2, text: '', code: 'const a;\nb' },
      { id: 'two', title: '中文', depth: 3, text: 'x y', code: '' },
      { id: 'deep', title: 'Deep', depth: 5, text: 'Text csameoutm', code: '' },
      { id: 'none', title: '', depth: 2, text: 'note', code: '' },
    ]);
  });

  test('links that stay on the site, and ids', () => {
    expect(facts.links).toEqual(['/b', '/c?x=1#y', '#one']);
    expect(facts.anchors).toEqual(['top', 'one', 'two', 'deep', 'none', 'footnote-label']);
  });

  test('an empty page and broken HTML', () => {
    expect(readFacts('')).toMatchObject({ title: '', toc: [], links: [], text: '' });
    expect(readFacts('<h2 id="a">open <p>text').sections).toHaveLength(2);
    expect(readFacts('<div>'.repeat(20_000)).text).toBe('');
  });
});

test('cards that are links are apart, and so are their titles and texts', () => {
  const card = (title: string, text: string) =>
    `<a href="/x"><span data-folia-card-title="">${title}</span> <span>${text}</span></a>`;
  const { text } = readFacts(`<div>${card('CLI', 'Every flag')}${card('dts', 'Declarations')}</div>`);
  expect(text).toBe('CLI Every flag dts Declarations');
});

test('cells of a table are apart', () => {
  const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  const { sections } = readFacts(`<table>${cells('dts', 'boolean', 'off')}${cells('id', 'string')}</table>`);
  expect(sections[0]?.text).toBe('dts · boolean · off id · string');
});
