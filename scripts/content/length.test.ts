import { describe, expect, test } from '@rstest/core';
import { lengthFindings, reportOf, sizeOf } from './length';
import { writePage } from './page/write-page';

test.each([
  ['en', 'Three words here. `code` counts not.', 5],
  ['en', "It's TypeScript 7.0", 3],
  ['zh', '用 Rslib 构建', 4],
])('%s: %s', (locale, text, length) => expect(sizeOf(writePage(text, { locale })).length).toBe(length));

test('samples, links and diagrams', () => {
  const page = writePage(
    '```ts file="/samples/a/x.ts"\n```\n\n```js file="/samples/a/y.js"\n```\n\n[a](/b) ![c](./d.svg)',
  );
  expect(sizeOf(page)).toMatchObject({ samples: 1, fences: 2, links: 1, diagrams: 1 });
  expect(reportOf([page])).toContain('en/guide/x');
});

describe('the minimum', () => {
  const short = writePage('Short.');
  test('a page is long enough, or the list has a reason', () => {
    expect(lengthFindings([short], {}).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('has 1 words; 250 is the least'),
    ]);
    expect(lengthFindings([short], { 'guide/x': 'a reason' })).toEqual([]);
    expect(lengthFindings([writePage('word '.repeat(250))], {})).toEqual([]);
  });
  test('the list holds no page that is long enough', () => {
    expect(lengthFindings([], { gone: 'a reason' })).toHaveLength(1);
  });
});
