import { expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { externalFindings } from './external';

test.each([
  ['[a](https://a.example)', { 'https://a.example': '2026-11-21' }, []],
  ['[a](/own)', {}, []],
  [
    '[a](https://a.example)',
    {},
    ['en/guide/x.mdx:1 The link https://a.example is not in website/writing/external-links.json.'],
  ],
  ['text', { 'https://a.example': null }, ['website/writing/external-links.json No page links to https://a.example.']],
  [
    '[a](http://a.example)',
    { 'http://a.example': null },
    ['en/guide/x.mdx:1 The link http://a.example is not encrypted.'],
  ],
  [
    '---\nlink: https://a.example\n---',
    {},
    ['en/guide/x.mdx:1 The link https://a.example is not in website/writing/external-links.json.'],
  ],
])('%s', (source, known, expected) =>
  expect(externalFindings([writePage(source)], known).map(({ at, problem }) => `${at} ${problem}`)).toEqual(expected),
);

test('only valid days are accepted', () => {
  expect(externalFindings([writePage('[a](https://a.example)')], { 'https://a.example': 'soon' })).toHaveLength(1);
});
