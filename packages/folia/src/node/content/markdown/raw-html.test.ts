import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { getHeadFault } from '../../support/html-fault';
import { renderPage, sourceFile, testCompiler } from '../fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-html-'));
const compiler = testCompiler(root);

function put(name: string, text: string): string {
  const path = join(root, name);
  writeFileSync(path, text);
  return path;
}

const render = (name: string, text: string) => renderPage(compiler, sourceFile(root, put(name, text)));

describe('active HTML, and HTML that replaces parts of the page', () => {
  const told = async (name: string, text: string, open = compiler) => {
    const { problems } = await open.compile(sourceFile(root, put(name, text)));
    return problems.map(({ message, at }) => `${at?.line} ${message}`);
  };

  test.each([
    ['a script', 'x\n\n<script src="/a.js"></script>', '3 HTML in a page cannot have <script>.'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=/">', '1 HTML in a page cannot have <meta>.'],
    ['a base', 'x <base href="/">', '1 HTML in a page cannot have <base>.'],
    ['a style sheet', '<div>\n<link rel=stylesheet href=/a.css>\n</div>', '2 HTML in a page cannot have <link>.'],
    ['a frame', '<iframe src="/"></iframe>', '1 HTML in a page cannot have <iframe>.'],
    ['a handler', '<b OnClick=alert(1)>x</b>', '1 HTML in a page cannot have the attribute "onclick".'],
    [
      'the data',
      '<p id="folia-page">{}</p>',
      '1 HTML in a page cannot have the id "folia-page", which the page itself uses.',
    ],
    ['an island', '<folia-island data-island=0></folia-island>', '1 HTML in a page cannot have <folia-island>.'],
    [
      'a name',
      '<img name="getElementById" src="/x.png">',
      '1 HTML in a page cannot have a name on <img>, which would replace a part of the document.',
    ],
    [
      'a link',
      '<svg><a xlink:href="java&Tab;script:x">x</a></svg>',
      '1 HTML in a page cannot have a "javascript:" address.',
    ],
    [
      'an open tag',
      '<div title="\n\nx" onclick="y">',
      '1 HTML in a page cannot have a tag or comment that does not end.',
    ],
    [
      'what is behind an empty comment',
      '<!--> <b onclick=x> -->',
      '1 HTML in a page cannot have the attribute "onclick".',
    ],
    ['CDATA', '<svg>\n<![CDATA[x]]></svg>', '2 HTML in a page cannot have a CDATA section.'],
  ])('%s is refused', async (_, text, expected) => {
    expect(await told('active.md', text)).toContainEqual(expected);
    expect(await told('active.md', text, testCompiler(root, { markdown: { rawHtml: true } }))).not.toContainEqual(
      expected,
    );
  });

  test.each([
    ['<Badge text="new" />', '<badge>', /Components are for \.mdx/],
    ['of Array<string> ones', '<string>', /`&lt;` or as code/],
    ['<script>1</script>', '<script>', /rawHtml: true/],
  ])('a tag that would be dropped is reported with a replacement: %s', async (text, tag, hint) => {
    const { problems } = await compiler.compile(sourceFile(root, put('tag.md', text)));
    expect(problems[0]).toMatchObject({ level: 'error', message: `HTML in a page cannot have ${tag}.` });
    expect(problems[0]?.hint).toMatch(hint);
  });

  test.each([
    ['<script src="/a.js"></script>', '<script>'],
    ['x <meta httpEquiv="refresh" />', '<meta>'],
    ['<p id="folia">x</p>', 'the id "folia", which the page itself uses'],
  ])('so it is in MDX: %s', async (text, fault) => {
    expect(await told('active.mdx', text)).toEqual([`1 HTML in a page cannot have ${fault}.`]);
  });

  test.each([
    '[x](javascript:alert%281%29)',
    '[x](java&#115;cript:x)',
    '<a href="&#x6A;avascript:x">x</a>',
    '[x]: data:text/html,x\n\n[x]',
    '![x](javascript:alert%281%29)',
  ])('no link runs code: %s', async (text) =>
    expect((await told('link.md', text)).join()).toMatch(/cannot (?:be|have) a "(?:javascript|data):" address/),
  );

  test('what is written around text stays', async () => {
    const text =
      '<!-- note -->\n\n<details open><summary>A <kbd>x</kbd></summary>\n\n<my-chart style="color: red"></my-chart>\n\n</details>\n';
    const { page, html } = await render('passive.md', text);
    expect(page.problems).toEqual([]);
    expect(html).toContain('<details open><summary>A <kbd>x</kbd></summary>');
  });

  test('headings get no id that the page itself uses', async () => {
    const { page, html } = await render('reserved.md', '# Folia page\n\n## Folia\n\n## \\_r\\_1\\_\n');
    expect(page.problems).toEqual([]);
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'section-folia-page',
      'section-folia',
      'section-_r_1_',
    ]);
    expect(await told('chosen.md', '## A {#folia-page}\n')).toEqual([
      '1 The id "folia-page" is used by the page itself.',
    ]);
  });
});

describe('addresses are resolved where a browser reads them', () => {
  put('dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>');
  const dot = /\/static\/image\/dot\.\w+\.svg/g;

  test.each([
    ['<b title=\'<a href="x" lang=de>\'>a</b>', null],
    [`<b title='<img src="./dot.svg" lang=de>'>a</b>`, null],
    [`<b title="&quot;<a href='x'">a</b>`, null],
    [`<a title=" href='x'" href="/b">a</a>`, null],
    [`<a title="<a href='https://example.org'" href="/b">a</a>`, null],
    [`<div><!-- <a href="b"> --></div>`, null],
    ['<a title="\n" href=b>a</a>', '<a title="\n" href="/b">a</a>'],
    ['<div><A HREF = b.md title>a</A></div>', '<div><A href="/b" title>a</A></div>'],
    ['<a href="b" href="./c">a</a>', '<a href="/b" href="./c">a</a>'],
    ['<a href="b?a=1&amp;c=&quot;&#x32;">a</a>', '<a href="/b?a=1&amp;c=&quot;2">a</a>'],
    ['<img src=dot.svg width=9>', '<img src="DOT" width=9>'],
    [
      `<div><img alt='>'\nsrcset='dot.svg 2x'src=dot.svg\n></div>`,
      `<img alt='>'\nsrcset="DOT 2x"src="DOT" width="3" height="4"\n>`,
    ],
  ])('%s', async (text, expected) => {
    const { page, html } = await render('place.md', text);
    expect(page.problems).toEqual([]);
    expect(html.replaceAll(dot, 'DOT')).toContain(expected ?? text);
  });
});

test.each([
  '<div o\uFDD0nclick="x">a</div>',
  '<div o%EF%B7%90nclick="x">a</div>',
  '<div o%EF%B7%EF%B7%90%90nclick="x">a</div>',
  '<div id=fol%EF%B7%90ia>a</div>',
  '<div id=fol%EF%B7%EF%B7%90%90ia>a</div>',
  '## a {#fol%EF%B7%EF%B7%90%90ia}',
])('what the invisible marks of the emphasis divide is not joined after the check: %s', async (text) => {
  const { page, html } = await render('marks.md', text);
  if (page.problems.length === 0) expect(html).not.toMatch(/onclick=|id="?folia\b/);
});

test.each([
  ['script', { src: '/a.js' }, '<script>'],
  ['base', { href: '/' }, '<base>'],
  ['meta', { 'HTTP-EQUIV': 'refresh', content: '0;url=/' }, '<meta http-equiv>'],
  ['link', { rel: 'stylesheet', href: '/a.css' }, '<link rel="stylesheet">'],
  ['link', { rel: 'alternate stylesheet', href: '/a.css' }, '<link rel="alternate stylesheet">'],
  ['link', { rel: 'alternate', href: '/a.css', onload: 'x' }, '<link onload>'],
  ['meta', { name: 'robots', content: 'noindex' }, null],
  ['link', { rel: 'canonical', href: '/' }, null],
])('head: <%s %j>', (tag, attributes, fault) => expect(getHeadFault(tag, attributes)).toBe(fault));

test('a fault of `head` is reported with its line', async () => {
  const head: [string, Record<string, string>][] = [['script', { src: '/a.js' }]];
  const readFrontmatter = () => ({ frontmatter: { head }, problems: [] });
  const text = '---\ntitle: A\nhead:\n  - [script, { src: /a.js }]\n---\n\nx\n';
  const compileWith = (rawHtml: boolean) =>
    testCompiler(root, { markdown: { rawHtml } }, readFrontmatter).compile(sourceFile(root, put('head.md', text)));
  expect((await compileWith(false)).problems).toMatchObject([
    { level: 'error', message: '`head` cannot have <script>.', at: { file: join(root, 'head.md'), line: 3 } },
  ]);
  expect((await compileWith(true)).problems).toEqual([]);
});

const hero = { name: 'A', text: '', tagline: '', actions: [] };
const feature = { icon: '', title: 'B', details: '', span: 4 as const };

test.each([
  [{ hero: { ...hero, tagline: '<b onclick="x">b</b>' } }, 2, '`hero` cannot have the attribute "onclick".'],
  [{ features: [{ ...feature, icon: '<svg><script>1</script></svg>' }] }, 3, '`features` cannot have <script>.'],
  [
    { features: [{ ...feature, details: 'see <a href="javascript:x">x</a>' }] },
    3,
    '`features` cannot have a "javascript:" address.',
  ],
  [{ hero, features: [{ ...feature, icon: '<svg viewBox="0 0 1 1"/>', details: '1 < 2 > 1' }] }, 0, ''],
])('HTML of a home page: %j', async (frontmatter, line, message) => {
  const text = '---\nhero:\nfeatures:\n---\n';
  const compileWith = (rawHtml: boolean) =>
    testCompiler(root, { markdown: { rawHtml } }, () => ({ frontmatter, problems: [] })).compile(
      sourceFile(root, put('home.md', text)),
    );
  expect((await compileWith(false)).problems).toMatchObject(message ? [{ message, at: { line } }] : []);
  expect((await compileWith(true)).problems).toEqual([]);
});
