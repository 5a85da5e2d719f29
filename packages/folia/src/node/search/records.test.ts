import { describe, expect, test } from '@rstest/core';
import type { Section } from '../../shared/page';
import type { DocumentHead } from '../../shared/search/document';
import { createRecords } from './records';

const head: DocumentHead = {
  ...{ id: 3, title: 'lib.dts', domain: '', routePath: '/config/dts', lang: 'en', version: '' },
  ...{ group: 'Config', order: 3, keywords: ['typings'] },
};
const section = (id: string, title: string, depth: number, text = '', code = ''): Section => ({
  ...{ id, title, depth, text, code },
});
const sections = [
  section('', 'lib.dts', 1, 'Types of 产物库.'),
  section('bundle', 'bundle', 2, 'One file.', 'dts: { bundle: true }'),
  section('a', 'Deep', 4, 'Deep text.'),
  section('next', 'Next', 2),
];
const records = createRecords(head, sections);

describe('records of a page', () => {
  test('one for each section, named by page and heading', () => {
    expect(
      records.map(({ id, heading, parents, parentAnchors, section }) => [id, heading, parents, parentAnchors, section]),
    ).toEqual([
      ['/config/dts', 'lib.dts', [], [], 0],
      ['/config/dts#bundle', 'bundle', [], [], 1],
      ['/config/dts#a', 'Deep', ['bundle'], ['bundle'], 2],
      ['/config/dts#next', 'Next', [], [], 3],
    ]);
  });
  test('the words are those of the site’s own index', () => {
    expect(
      records
        .slice(0, 3)
        .map(({ titleWords, headingWords, textWords, codeWords }) => [titleWords, headingWords, textWords, codeWords]),
    ).toEqual([
      ['libdts lib dts typings', '', 'types of 产物 物库', ''],
      ['libdts lib dts typings', 'bundle', 'one file', 'dts bundle true'],
      ['libdts lib dts typings', 'bundle deep', 'deep text', ''],
    ]);
  });
  test('an id is never longer than engines accept', () => {
    const [first] = createRecords({ ...head, routePath: `/${'产'.repeat(300)}` }, sections);
    expect(first?.id).toMatch(/^[0-9a-f]{40}$/);
  });
});
