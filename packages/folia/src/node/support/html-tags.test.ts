import { expect, test } from '@rstest/core';
import { readTags, replaceParts } from './html-tags';

const read = (html: string) =>
  readTags(html).map(({ name, attributes, end }) => [
    name,
    Object.fromEntries([...attributes].map(([key, { start, end: to }]) => [key, html.slice(start, to)])),
    html.slice(end),
  ]);

test.each<[html: string, tags: unknown[]]>([
  ['<a href="x">y</a>', [['a', { href: 'href="x"' }, 'y</a>']]],
  ["<A HREF = 'x'title=a>y", [['a', { href: "HREF = 'x'", title: 'title=a' }, 'y']]],
  ['<img\nsrc=a.png\nalt>', [['img', { src: 'src=a.png', alt: 'alt' }, '']]],
  [`<b title='<a href="x">'>`, [['b', { title: `title='<a href="x">'` }, '']]],
  [`<b title=" href='x'">`, [['b', { title: `title=" href='x'"` }, '']]],
  ['<a href="x" href="y">', [['a', { href: 'href="x"' }, '']]],
  ['<!-- <a href="x"> --><b>', [['b', {}, '']]],
  [
    '<script>"<a href=x>"</script><b>',
    [
      ['script', {}, '"<a href=x>"</script><b>'],
      ['b', {}, ''],
    ],
  ],
  [
    '<svg><a href="x"/></svg>',
    [
      ['svg', {}, '<a href="x"/></svg>'],
      ['a', { href: 'href="x"' }, '</svg>'],
    ],
  ],
  ['</p></br>a < b <a href="x', []],
])('tags of %s', (html, tags) => expect(read(html)).toEqual(tags));

test('values are decoded', () => {
  expect(readTags('<a href="?a=1&amp;b=&quot;&#x32;">')[0]?.attributes.get('href')?.value).toBe('?a=1&b="2');
});

test('parts are replaced where they are', () => {
  const parts = [
    { start: 3, end: 3, text: '-' },
    { start: 0, end: 1, text: 'A' },
  ];
  expect(replaceParts('abcd', parts)).toBe('Abc-d');
  expect(replaceParts('abcd', [])).toBe('abcd');
});
