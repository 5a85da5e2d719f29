import { describe, expect, test } from '@rstest/core';
import { createSearchDocument, getSections } from './document';

const head = {
  id: 0,
  title: 'dts',
  domain: '',
  routePath: '/config/lib/dts',
  lang: 'en',
  version: '',
  group: 'Lib',
  order: 3,
  keywords: [],
};

describe('a document', () => {
  const document = createSearchDocument(head, [
    { id: '', title: 'dts', depth: 1, text: 'Declaration files.', code: 'dts: true' },
    { id: 'bundle', title: 'dts.bundle', depth: 2, text: 'One file.', code: '' },
    { id: 'example', title: 'Example', depth: 3, text: '', code: 'dts: { bundle: true }' },
    { id: 'see', title: 'See also', depth: 2, text: 'Read on.', code: '' },
  ]);

  test('has its prose in one text, without title and code, and headings with their positions', () => {
    expect(document.content).toBe('Declaration files.\ndts.bundle\nOne file.\nExample\nSee also\nRead on.');
    expect(document.toc.map(({ id, charIndex }) => [id, document.content.slice(charIndex, charIndex + 4)])).toEqual([
      ['bundle', 'dts.'],
      ['example', 'Exam'],
      ['see', 'See '],
    ]);
  });

  test('is split into its sections again', () => {
    expect(getSections(document)).toEqual([
      { id: '', heading: 'dts', parents: [], depth: 1, text: 'Declaration files.', code: 'dts: true' },
      { id: 'bundle', heading: 'dts.bundle', parents: [], depth: 2, text: 'One file.', code: '' },
      { id: 'example', heading: 'Example', parents: ['dts.bundle'], depth: 3, text: '', code: 'dts: { bundle: true }' },
      { id: 'see', heading: 'See also', parents: [], depth: 2, text: 'Read on.', code: '' },
    ]);
  });

  test('leaves out data and minified code', () => {
    const blob = `data:image/png;base64,${'iVBORw0KGgo'.repeat(9)}`;
    const { content, code } = createSearchDocument(head, [
      { id: '', title: '', depth: 1, text: `Before ${blob} after`, code: 'a'.repeat(500) },
    ]);
    expect(content).toBe('Before  after');
    expect(code).toEqual(['']);
  });
});
