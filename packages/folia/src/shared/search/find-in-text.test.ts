import { expect, test } from '@rstest/core';
import { createNeedles, findInText } from './find-in-text';
import { mapText } from './mapped-text';
import { parseQuery } from './query';

const marked = (query: string, text: string): string[] => {
  const needles = createNeedles(parseQuery(query), { rarities: [], meant: new Map() });
  return findInText(needles, mapText(text)).ranges.map(({ start, length }) => text.slice(start, start + length));
};

test.each([
  ['all words of the query', 'publish esm and cjs', 'Publish CJS, then ESM.', ['Publish', 'CJS', 'ESM']],
  ['a plural finds its singular, without what follows', 'files', 'A file. Two files.', ['file', 'files']],
  ['words written with a hyphen', 'autoexternal', 'auto-external is on', ['auto-external']],
  ['all of a plural with a hyphen', 'sourcemaps', 'two source-maps', ['source-maps']],
])('%s', (_, query, text, words) => {
  expect(marked(query, text)).toEqual(words);
});
