import { expect, test } from '@rstest/core';
import { writePage } from './page/write-page';
import { repeatedFindings } from './repeated';

const sentence = 'Only one copy may be installed, and that is the one which `tool` itself depends on.';
const marked = 'Only one copy may be *installed*, and that is the one\nwhich [`other`](/a) itself depends on.';
const chinese = '声明文件中导入的包，使用者也要安装才能得到类型，所以这个包应当写进依赖，或者列为对等依赖。';

const find = (texts: [text: string, locale?: string][], exempt = {}) =>
  repeatedFindings(
    texts.map(([text, locale = 'en'], index) => writePage(`# Title\n\n${text}\n`, { id: `guide/p${index}`, locale })),
    exempt,
  ).map(({ at, problem }) => `${at} ${problem.split(':“')[0]?.split(': “')[0]}`);

test('a sentence on two pages is found, whatever its markup, links and line breaks', () =>
  expect(find([[`First. ${sentence}`], [marked]])).toEqual([
    'en/guide/p1.mdx:3 The same sentence is at en/guide/p0.mdx:3',
  ]));

test('a sentence in Chinese is found', () =>
  expect(
    find([
      [chinese, 'zh'],
      [`第一句。${chinese}`, 'zh'],
    ]),
  ).toEqual(['zh/guide/p1.mdx:3 The same sentence is at zh/guide/p0.mdx:3']));

test.each<[string, [string, string?][]]>([
  ['on one page', [[`${sentence} ${sentence}`]]],
  ['in two languages', [[sentence], [sentence, 'zh']]],
  ['of a few words', [['This is short.'], ['This is short.']]],
  ['included from a fragment', [['<Fact />'], ['<Fact />'], [sentence]]],
])('a sentence %s is fine', (_, texts) => expect(find(texts)).toEqual([]));

test('an exempted sentence is allowed, an unused exemption is reported', () => {
  const exempt = { [sentence.replace('`tool`', '`x`')]: 'the reason' };
  expect(find([[sentence], [sentence]], exempt)).toEqual([]);
  expect(find([[sentence]], exempt)).toHaveLength(1);
});
