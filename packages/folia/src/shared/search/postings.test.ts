import { expect, test } from '@rstest/core';
import { encodePostings, openPostings, type Posting, type PostingLists, packPosting } from './postings';

const lists = [
  [{ page: 0, weight: 8 }],
  [
    { page: 0, weight: 8 },
    { page: 1, weight: 0 },
    { page: 31, weight: 1 },
    { page: 64, weight: 1 },
    { page: 9999, weight: 3 },
  ],
  [{ page: 12_345_678, weight: 5 }],
  Array.from({ length: 3000 }, (_, index) => ({ page: index * (1 + (index % 90)) * 90 + index, weight: index % 9 })),
  [{ page: 31, weight: 2 }],
].map((list) => list.toSorted((a, b) => a.page - b.page));

test('the pages of words come back from the text that is written', () => {
  const packed = lists.map((list) => list.map((posting) => packPosting(posting, 9)));
  const table = encodePostings(packed, 9);
  const opened = openPostings(table);
  expect(JSON.stringify(table).length).toBe(
    table.pages.length + table.weights.length + '{"pages":"","weights":""}'.length,
  );
  for (const [word, list] of lists.entries()) {
    expect(opened.count(word)).toBe(list.length);
    expect(readAll(opened, word)).toEqual(list);
  }
  expect(opened.count(lists.length)).toBe(0);
  expect(readAll(opened, lists.length)).toEqual([]);
});

function readAll(lists: PostingLists, word: number): Posting[] {
  const found: Posting[] = [];
  lists.each(word, (page, weight) => found.push({ page, weight }));
  return found;
}

test('a page and whether it is the last are one character', () => {
  const lists = [[0, 31], [3]].map((pages) => pages.map((page) => packPosting({ page, weight: 1 }, 9)));
  expect(encodePostings(lists, 9).pages.length).toBe(3);
});
