import { expect, test } from '@rstest/core';
import { createMarkdownLinks, createMarkdownTargets } from './markdown-links';

const pages = new Map([
  ['/docs/guide', '/docs/guide/'],
  ['/docs/guide/', '/docs/guide/'],
  ['/docs/a', '/docs/a'],
]);
const hrefs = ['/docs/guide', '/docs/guide/', '/docs/a#x', '/docs/a.zip', '/docs/gone', '#x', 'https://x.org/'];
const targets = createMarkdownTargets(
  hrefs.map((href) => ({ href })),
  (href) => pages.get(href) ?? null,
  '/docs/',
);

test('only addresses that cannot be derived are passed on', () => {
  expect(targets).toEqual({ '/docs/guide': '/docs/guide/index.md', '/docs/gone': null });
});

test.each([
  ['/docs/guide', 'https://x.dev/docs/guide/index.md'],
  ['/docs/guide/#top', 'https://x.dev/docs/guide/index.md#top'],
  ['/docs/a?x=1#y', 'https://x.dev/docs/a.md#y'],
  ['/docs/a.zip', 'https://x.dev/docs/a.zip'],
  ['/docs/gone', 'https://x.dev/docs/gone'],
  ['/elsewhere', 'https://x.dev/elsewhere'],
  ['#place', '#place'],
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
])('links lead to markdownPages and are absolute: %s', (href, target) => {
  expect(createMarkdownLinks({ base: '/docs/', origin: 'https://x.dev', targets }).link(href)).toBe(target);
});

test('without an origin they are absolute on the site', () => {
  const links = createMarkdownLinks({ base: '/', origin: '', targets: {} });
  expect([links.link('/a'), links.link('/'), links.source('/a.png')]).toEqual(['/a.md', '/index.md', '/a.png']);
});
