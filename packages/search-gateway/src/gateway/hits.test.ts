import { describe, expect, test } from '@rstest/core';
import { createHits } from './hits';

/** A page with four sections, as records of a search engine. */
function createPage(title: string) {
  const page = { title, routePath: `/${title}`, lang: 'en', version: '', group: 'Guide', keywords: [] };
  const sections = [
    { anchor: '', heading: title, depth: 1, text: `About ${title}.` },
    { anchor: 'one', heading: 'One', depth: 2, text: 'First text.' },
    { anchor: 'deep', heading: 'Deep', depth: 3, text: 'Deep text.', code: 'const deep = 1;' },
    { anchor: 'two', heading: 'Two', depth: 2, text: 'Second text.' },
  ];
  return sections.map((fields, section) => ({
    ...{ ...page, code: '', section, ...fields },
    parents: fields.anchor === 'deep' ? ['One'] : [],
    parentAnchors: fields.anchor === 'deep' ? ['one'] : [],
  }));
}

describe('the hits of a response', () => {
  test('the sections of a page become one document, in the order of the page, with their parent headings', () => {
    const [a, b] = [createPage('a'), createPage('b')];
    const hits = createHits([b[2], a[0], b[0], b[3]], 'deep', 7);
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

  test('the limit counts pages, not sections', () => {
    const records = ['a', 'b', 'c'].flatMap(createPage);
    expect(createHits(records, 'x', 2).map(({ title }) => title)).toEqual(['a', 'b']);
  });

  test('what is not a record is ignored', () => {
    const invalid = [null, 3, 'x', [], {}, { routePath: 'javascript:alert(1)' }, { routePath: 7 }];
    expect(createHits(invalid, 'x', 7)).toEqual([]);
    const [bare] = createHits([{ routePath: '/a', parents: 'x', keywords: null, title: { a: 1 } }], 'x', 7);
    expect(bare).toMatchObject({ routePath: '/a', toc: [], keywords: [] });
  });

  test('matches names similar words when a page does not have the words of the query', () => {
    const [, section] = createPage('a');
    expect(createHits([section], 'frist', 7)[0]?.matches).toEqual({ content: [{ start: 4, length: 5 }] });
    expect(createHits([section], 'first', 7)[0]).not.toHaveProperty('matches');
  });
});
