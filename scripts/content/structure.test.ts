import { describe, expect, test } from '@rstest/core';
import { pairsOf } from './page/read-pages';
import { writePage } from './page/write-page';
import { structureFindings } from './structure';
import { withoutLocale } from './without-locale';

const compare = (english: string, chinese: string) =>
  structureFindings(pairsOf([writePage(english), writePage(chinese, { locale: 'zh' })])).map(
    ({ at, problem }) => `${at} ${problem}`,
  );

describe('structureFindings', () => {
  test.each([
    ['# A\n\n## B \\{#b}', '# 甲\n\n## 乙 \\{#b}'],
    ['## One\n\n## Two \\{#one}', '## 一 \\{#one-1}\n\n## 二 \\{#one}'],
    ['[a](/guide/x) [b](https://rsbuild.rs/guide)', '[一](/guide/x) [二](https://rsbuild.rs/zh/guide)'],
    ['<Tab label="One" />', '<Tab label="一" />'],
    ['| Option |\n| --- |\n| `a` |', '| 选项 |\n| --- |\n| `a` |'],
    ['| Topic |\n| --- |\n| The `a` |', '| 主题 |\n| --- |\n| `a` 选项 |'],
  ])('%s = %s', (english, chinese) => expect(compare(english, chinese)).toEqual([]));

  test.each([
    ['## B \\{#b}', '## 乙', 'en/guide/x.mdx:1 heading 1: "## {#b}" here, "## {#乙}" in zh/guide/x.mdx:1.'],
    ['## B', '', 'en/guide/x.mdx:1 heading 1: "## {#b}" here, no heading any more in zh/guide/x.mdx.'],
    ['![a](./a.svg)', '', 'en/guide/x.mdx:1 picture 1: "./a.svg" here, no picture any more in zh/guide/x.mdx.'],
    ['```ts file="/a"\n```', '```ts file="/b"\n```', 'en/guide/x.mdx:1 sample 1: "/a" here, "/b" in zh/guide/x.mdx:1.'],
    [
      ':::tip\na\n:::',
      ':::note\na\n:::',
      'en/guide/x.mdx:1 component 1: ":::tip" here, ":::note" in zh/guide/x.mdx:1.',
    ],
    ['', '```ts\na\n```', 'en/guide/x.mdx:1 fence 1: no fence any more here, "ts" in zh/guide/x.mdx:1.'],
  ])('%s ≠ %s', (english, chinese, expected) => expect(compare(english, chinese)).toContain(expected));

  test('a page without a translation', () => {
    expect(structureFindings(pairsOf([writePage('a')]))).toEqual([
      { at: 'en/guide/x.mdx:1', problem: 'This page has no partner in Chinese.' },
    ]);
  });
});

test.each([
  ['/zh/guide/', '/guide'],
  ['https://rsbuild.rs/zh/config/', 'https://rsbuild.rs/config'],
  ['https://zh.vuejs.org/a', 'https://vuejs.org/a'],
  ['/zhongwen', '/zhongwen'],
])('withoutLocale %s', (href, expected) => expect(withoutLocale(href)).toBe(expected));
