import { expect, test } from '@rstest/core';
import { pairsOf } from './page/read-pages';
import { writePage } from './page/write-page';
import { unrecordedTranslations } from './translations';

const id = 'guide/start/index';
const { pairs } = pairsOf([writePage('a', { id }), writePage('一', { id, locale: 'zh' })]);

test('every translation is on record', () => {
  expect(unrecordedTranslations(pairs, { zh: { 'guide/start/index': {} } })).toEqual([]);
  expect(unrecordedTranslations(pairs, {})).toEqual([
    {
      at: 'zh/guide/start/index.mdx:1',
      problem: 'The translation is not on record. Run: npm run i18n:sync -- --pages guide/start/index',
    },
  ]);
});

test('the record contains no deleted page', () => {
  expect(unrecordedTranslations([], { zh: { gone: {} } })).toHaveLength(1);
});
