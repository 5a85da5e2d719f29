import { expect, test } from '@rstest/core';
import { writePage } from './page/write-page';
import { chosenPages } from './reading';

const pages = ['en', 'zh'].flatMap((locale) =>
  [...Array.from({ length: 40 }, (_, index) => `guide/p${index}`), 'shared/fact'].map((id) =>
    writePage('# A', { id, locale }),
  ),
);
const chosen = (seed: string, count = 3) => chosenPages(pages, { count, seed }).map(({ file }) => file);

test('a seed chooses the same pages again, another one other pages', () => {
  expect(chosen('a')).toEqual(chosen('a'));
  expect(chosen('a')).not.toEqual(chosen('b'));
});

test('each language has its own pages, and fragments are no pages', () => {
  const files = chosen('a');
  expect(files.map((file) => file.slice(0, 2))).toEqual(['en', 'en', 'en', 'zh', 'zh', 'zh']);
  expect(files.slice(0, 3).map((file) => file.slice(3))).not.toEqual(files.slice(3).map((file) => file.slice(3)));
  expect(chosen('a', 99).filter((file) => file.includes('shared'))).toEqual([]);
});
