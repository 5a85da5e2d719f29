import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { markdownToHtml } from 'satteri';
import { getActing } from 'scripts/acting-html';
import { allHostileStrings } from 'scripts/hostile-strings';
import { testsAll } from 'scripts/tests-all';
import { escapeHtml } from '../shared/escape';
import { looksLikeHtml } from '../shared/looks-like-html';
import { readFrontmatter } from './config/frontmatter';
import { readMeta, readNav } from './config/nav-files';
import { sourceFile, testCompiler } from './content/fixtures/compiler';
import { renderAtom, renderRss } from './outputs/feeds/feed-xml';
import { renderMarkdown } from './outputs/markdown/markdown';
import { readHtml } from './outputs/markdown/read-html';

const root = mkdtempSync(join(tmpdir(), 'folia-hostile-'));
const compiler = testCompiler(root, {}, readFrontmatter);
const asAttribute = (href: string) => `<a href="${escapeHtml(href)}">x</a>`;
/** Pages are compiled for these: all of them take twenty seconds. */
const someStrings = allHostileStrings.filter((_, index) => testsAll || index % 6 === 0);
const isShown = (text: string) => text.trim() !== '';

/** The problems of a page with this frontmatter. */
async function problemsWith(fields: object): Promise<number> {
  const path = join(root, 'page.md');
  writeFileSync(path, `---\n${JSON.stringify(fields)}\n---\n`);
  return (await compiler.compile(sourceFile(root, path))).problems.length;
}

const yaml = (fields: object) => readFrontmatter(JSON.stringify(fields), { file: 'a.md', line: 2 });
const meta = (entry: object) => readMeta(JSON.stringify([entry]), '_meta.json');
const nav = (entry: object) => readNav(JSON.stringify([entry]), '_nav.json');

test.each<[field: string, isAccepted: (link: string) => boolean]>([
  ['an action of the hero', (link) => yaml({ hero: { actions: [{ text: 'x', link }] } }).problems.length === 0],
  ['a feature', (link) => yaml({ features: [{ title: 'x', link }] }).problems.length === 0],
  ['_meta.json', (link) => meta({ type: 'custom-link', label: 'x', link }).problems.length === 0],
  ['_nav.json', (link) => nav({ text: 'x', link }).problems.length === 0],
  ['an inner entry of _nav.json', (link) => nav({ text: 'x', items: [{ text: 'x', link }] }).problems.length === 0],
])('a link of %s leads to no script', (_, isAccepted) => {
  expect(isAccepted('/guide/')).toBe(true);
  expect(allHostileStrings.filter(isAccepted).flatMap((link) => getActing(asAttribute(link)))).toEqual([]);
});

describe('fields that may be HTML: refused, inactive, or text', () => {
  const asShown = (text: string) => (looksLikeHtml(text) ? text : escapeHtml(text));

  test.each<[field: string, fields: (text: string) => object]>([
    ['hero.text', (text) => ({ hero: { text } })],
    ['features.icon', (icon) => ({ features: [{ title: 'x', icon }] })],
    ['features.details', (details) => ({ features: [{ title: 'x', details }] })],
  ])('%s', async (_, fields) => {
    const found: string[] = [];
    let refused = 0;
    for (const text of someStrings)
      if ((await problemsWith(fields(text))) > 0) refused += 1;
      else found.push(...getActing(asShown(text)).map((what) => `${JSON.stringify(text)}: ${what}`));
    expect(found).toEqual([]);
    expect(refused).toBeGreaterThan(20);
  });

  test.each<[field: string, problems: (tag: string) => readonly unknown[]]>([
    ['tag of _meta.json', (tag) => meta({ type: 'custom-link', label: 'x', link: '/', tag }).problems],
    ['tag of _nav.json', (tag) => nav({ text: 'x', link: '/', tag }).problems],
  ])('%s', (_, problems) => {
    const drawings = allHostileStrings.filter((text) => text.startsWith('<svg'));
    expect(drawings.filter((tag) => problems(tag).length === 0).flatMap(getActing)).toEqual([]);
  });
});

test('a tag of `head` runs nothing and loads nothing', async () => {
  const accepted: string[] = [];
  for (const text of [...someStrings, 'stylesheet', 'refresh', 'Content-Security-Policy']) {
    if ((await problemsWith({ head: [['link', { rel: text, href: '/x' }]] })) === 0) accepted.push(`rel ${text}`);
    if ((await problemsWith({ head: [['meta', { 'http-equiv': text, content: '/x' }]] })) === 0) accepted.push(text);
  }
  expect(accepted).toEqual([]);
  expect(await problemsWith({ head: [['meta', { onload: 'hit()' }]] })).toBe(1);
});

test.each([
  ['RSS', renderRss],
  ['Atom', renderAtom],
])('%s escapes every text', (_, render) => {
  for (const text of allHostileStrings.filter(isShown)) {
    const entry = {
      ...{ title: text, href: 'https://example.org/a', published: '2026-01-01', updated: '2026-01-01' },
      ...{ authors: [text], summary: text, content: text },
    };
    const plain = { ...entry, title: 'a', authors: ['a'], summary: 'a', content: 'a' };
    const feed = {
      lang: 'en',
      title: 'a',
      description: 'a',
      href: 'https://example.org/',
      self: 'https://example.org/x.xml',
    };
    const tags = (xml: string) => xml.match(/<[^>]*>/g);
    expect(tags(render({ ...feed, title: text, description: text, entries: [entry] }))).toEqual(
      tags(render({ ...feed, entries: [plain] })),
    );
  }
});

test('a Markdown page that another program renders with HTML is inactive', () => {
  const links = { link: (href: string) => href, source: (src: string) => src };
  const found = allHostileStrings.flatMap((text) => {
    const shown = escapeHtml(text);
    const html = `<h2>${shown}</h2><p>a ${shown}</p><p><code>${shown}</code> <a href="/a" title="${shown}">${shown}</a></p>
      <p><img src="/a.png" alt="${shown}" title="${shown}"></p><pre><code>${shown}</code></pre><ul><li>${shown}</li></ul>
      <div data-folia-code><p data-folia-code-title>${shown}</p><pre><code>${shown}</code></pre></div>
      <table><tr><th>${shown}</th></tr><tr><td>${shown}</td></tr></table>`;
    const again = markdownToHtml(renderMarkdown(readHtml(html), links), {}).html;
    return getActing(again).map((what) => `${JSON.stringify(text)}: ${what}`);
  });
  expect(found).toEqual([]);
});
