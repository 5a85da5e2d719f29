import { describe, expect, test } from '@rstest/core';
import type { Page } from './page';
import { readPage } from './read-page';
import { readMeta } from './readers';

const read = (source: string): Page => readPage({ id: 'x', locale: 'en', file: 'x.mdx', source });

describe('readPage', () => {
  const page = read(`---
title: A title
---

# Head \\{#top #start #x__y\\}

Some \`code\` and
a [link](/a#b).

\`\`\`ts title="a.ts" {1,3} fold
const a = 1;
\`\`\`

:::tip{title="Mind"}
Text.
:::

<LinkCard href="/c" title="To \`c\`" />

![A picture](./a.svg)
`);

  test.each<[keyof Page, unknown]>([
    ['frontmatter', { title: 'A title' }],
    ['headings', [{ depth: 1, text: 'Head', id: 'top', aliases: ['start', 'x__y'], line: 5 }]],
    ['inlineCode', [{ code: 'code', line: 7 }]],
    ['images', [{ src: './a.svg', alt: 'A picture', line: 20 }]],
    [
      'links',
      [
        { href: '/a#b', line: 8 },
        { href: '/c', line: 18 },
      ],
    ],
  ])('finds %s', (key, expected) => expect(page[key]).toEqual(expected));

  test('finds fences with the line of their code', () => {
    expect(page.fences).toEqual([
      {
        language: 'ts',
        meta: new Map([
          ['title', 'a.ts'],
          ['fold', 'true'],
        ]),
        code: 'const a = 1;',
        line: 11,
      },
    ]);
  });

  test('finds components and callouts', () => {
    expect(page.components.map(({ name, line }) => [name, line])).toEqual([
      [':::tip', 14],
      ['LinkCard', 18],
    ]);
  });

  test('texts leave code out', () => {
    expect(page.prose.map(({ text }) => text)).toEqual([
      'A title',
      'Head',
      'Some `x` and\na link.',
      'Mind',
      'Text.',
      'To `x`',
      'A picture',
    ]);
  });
});

test.each([
  ['', []],
  [
    'title="a b" nocheck=\'why\' x=1',
    [
      ['title', 'a b'],
      ['nocheck', 'why'],
      ['x', '1'],
    ],
  ],
  ['{1,2-4} title="a{1}"', [['title', 'a{1}']]],
])('readMeta %s', (meta, expected) => expect([...readMeta(meta)]).toEqual(expected));
