import { expect, test } from '@rstest/core';
import { fallbackTags } from './languages';

test.each([
  ['en', ['en', 'en-Latn']],
  ['pt-BR', ['pt-BR', 'pt-Latn', 'pt']],
  ['zh-TW', ['zh-TW', 'zh-Hant', 'zh']],
  ['zh-CN', ['zh-CN', 'zh-Hans', 'zh']],
  // the former code of Hebrew
  ['iw', ['iw', 'he-Hebr', 'he']],
])('%s falls back to %o', (tag, tags) => {
  expect(fallbackTags(tag)).toEqual(tags);
});
