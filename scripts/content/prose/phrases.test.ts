import { expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { type Phrases, phraseFindings, unusedExceptions } from './phrases';

const phrases: Phrases = {
  errors: { '说了[不]?算': '以……为准' },
  warnings: { '(?:^|。)会': '写明由谁执行' },
  exceptions: [{ page: 'guide/old', text: '说了算', reason: 'a quotation' }],
};
const chinese = (text: string, id = 'guide/x') => writePage(text, { locale: 'zh', id });

test.each([
  ['入口说了不算。', [{ at: 'zh/guide/x.mdx:1', problem: '"说了不算": write 以……为准.' }]],
  ['编译。会删除。', [{ at: 'zh/guide/x.mdx:1', problem: '"。会": write 写明由谁执行.', level: 'warning' }]],
  ['Rslib 会删除。`说了算`', []],
])('%s', (text, expected) => expect(phraseFindings([chinese(text)], 'zh', phrases)).toEqual(expected));

test('case does not matter in English', () => {
  const english: Phrases = { errors: { '\\bnobody\\b': 'no one' }, warnings: {}, exceptions: [] };
  expect(phraseFindings([writePage('Nobody reads `nobody`.')], 'en', english)).toEqual([
    { at: 'en/guide/x.mdx:1', problem: '"Nobody": write no one.' },
  ]);
});

test('exceptions and other languages', () => {
  expect(phraseFindings([chinese('说了算', 'guide/old'), writePage('说了算')], 'zh', phrases)).toEqual([]);
  expect(unusedExceptions([chinese('说了算', 'guide/old')], 'zh', phrases)).toEqual([]);
  expect(unusedExceptions([chinese('a', 'guide/old')], 'zh', phrases)).toHaveLength(1);
});
