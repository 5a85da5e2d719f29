import { describe, expect, test } from '@rstest/core';
import type { Section } from '../../../shared/page';
import { createRecords } from '../records';
import { nearWords } from './near-words';
import { getPages } from './pages';

const head = {
  ...{ id: 0, domain: '', lang: 'en', version: '', group: 'Guide', order: 0, keywords: [] },
};
const section = (id: string, title: string, depth: number, text: string, code = ''): Section => ({
  ...{ id, title, depth, text, code },
});
const page = (title: string) =>
  createRecords({ ...head, title, routePath: `/${title}` }, [
    section('', title, 1, `About ${title}.`),
    section('one', 'One', 2, 'First text.'),
    section('deep', 'Deep', 3, 'Deep text.', 'const deep = 1;'),
    section('two', 'Two', 2, 'Second text.'),
  ]);

describe('pages of an answer', () => {
  test('sections of a page become one document, in the order of the page, with the headings above them', () => {
    const [a, b] = [page('a'), page('b')];
    const hits = getPages([b[2], a[0], b[0], b[3]], 'deep', 7);
    expect(hits.map(({ title }) => title)).toEqual(['b', 'a']);
    expect(hits[0]).toEqual({
      ...{ title: 'b', domain: '', routePath: '/b', lang: 'en', version: '', group: 'Guide', keywords: [] },
      content: 'About b.\nOne\nDeep\nDeep text.\nTwo\nSecond text.',
      toc: [
        { id: 'one', text: 'One', depth: 2, charIndex: 9 },
        { id: 'deep', text: 'Deep', depth: 3, charIndex: 13 },
        { id: 'two', text: 'Two', depth: 2, charIndex: 29 },
      ],
      code: ['', '', 'const deep = 1;', ''],
    });
  });

  test('so many pages, whatever the number of sections', () => {
    const records = ['a', 'b', 'c'].flatMap(page);
    expect(getPages(records, 'x', 2).map(({ title }) => title)).toEqual(['a', 'b']);
  });

  test('what is no record is left out', () => {
    const strange = [null, 3, 'x', [], {}, { routePath: 'javascript:alert(1)' }, { routePath: 7 }];
    expect(getPages(strange, 'x', 7)).toEqual([]);
    const [bare] = getPages([{ routePath: '/a', parents: 'x', keywords: null, title: { a: 1 } }], 'x', 7);
    expect(bare).toMatchObject({ routePath: '/a', toc: [], keywords: [] });
  });

  test('where nothing has the words themselves, those like them are named', () => {
    expect(getPages([page('a')[1]], 'frist', 7)[0]?.matches).toEqual({ content: [{ start: 4, length: 5 }] });
    expect(getPages([page('a')[1]], 'first', 7)[0]).not.toHaveProperty('matches');
  });
});

const near: [keyword: string, content: string, found: string[]][] = [
  ['bunlde', 'A bundle of bundled things', ['bundle', 'bundled']],
  ['bundle', 'A bundle', []],
  ['dst', 'dts and dist', []],
  ['declaratoin', 'Déclaration files', ['Déclaration']],
  ['产物库', '构建', []],
  ['(((((', '((((( x', []],
];
for (const [keyword, content, found] of near)
  test(`words like "${keyword}" in "${content}"`, () => {
    const ranges = nearWords(keyword, [], content);
    expect(ranges.map(({ start, length }) => content.slice(start, start + length))).toEqual(found);
  });
