import { describe, expect, test } from '@rstest/core';
import * as markup from '../../../shared/markup';
import { blockHtml } from './block';
import { readMeta } from './meta';
import { readNotations } from './notations';

const site = { showLineNumbers: false, lineNumbersWithMarks: false, defaultWrapCode: false, foldCode: 0 };
const strings = {
  colon: ': ',
  code: 'Code',
  terminal: 'Output',
  copyCode: 'Copy',
  wrapCode: 'Wrap <it>',
  showAllLines: 'All {lines} <lines>',
  showFewerLines: 'Fewer',
};

function render(meta: string, { code = 'a\nb', ...settings }: Partial<typeof site> & { code?: string } = {}) {
  const noted = readNotations(code);
  const lines = noted.code.split('\n');
  const given = { lang: 'en', language: 'js', lines, marks: noted.marks, prompts: new Set<number>(), strings };
  return blockHtml({ ...given, meta: readMeta(meta), site: { ...site, ...settings } });
}

const numbered = (...given: Parameters<typeof render>) => 'data-lines' in render(...given).attributes;

describe('line numbers', () => {
  test.each<[string, boolean, ...Parameters<typeof render>]>([
    ['are off at first', false, ''],
    ['are on for one block', true, 'lineNumbers'],
    ['are on for the site', true, '', { showLineNumbers: true }],
    ['are off for one block', false, 'lineNumbers=false', { showLineNumbers: true }],
    ['do not come with marked lines', false, '{1}'],
    ['come with marked lines where the site wants it', true, '{1}', { lineNumbersWithMarks: true }],
    ['come with notations too', true, '', { lineNumbersWithMarks: true, code: 'a // [!code ++]' }],
    ['do not come without marks', false, '', { lineNumbersWithMarks: true }],
    ['yield to the block', false, '{1} lineNumbers=false', { lineNumbersWithMarks: true }],
  ])('%s', (_, expected, ...given) => expect(numbered(...given)).toBe(expected));
});

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');
const folds = (...given: Parameters<typeof render>) => render(...given).inner.includes('folia-code-more');

describe('folding', () => {
  test.each<[string, boolean, ...Parameters<typeof render>]>([
    ['is off at first', false, '', { code: lines(500) }],
    ['begins above the number of lines', true, '', { foldCode: 30, code: lines(31) }],
    ['leaves a block of that many lines', false, '', { foldCode: 30, code: lines(30) }],
    ['is on for one block', true, 'fold', { code: lines(20) }],
    ['is off for one block', false, 'nofold', { foldCode: 30, code: lines(40) }],
    ['needs something to hide', false, 'fold', { code: lines(14) }],
  ])('%s', (_, expected, ...given) => expect(folds(...given)).toBe(expected));

  test('keeps every line and shows their number', () => {
    const { inner } = render('fold', { code: lines(20) });
    expect(inner.match(/class="line"/g)).toHaveLength(20);
    expect(inner).toContain('<summary><span>All 20 &lt;lines&gt;</span><span>Fewer</span></summary>');
  });
});

test('the buttons are named in the language of the page and after the file, and are no part of the text', () => {
  const { inner } = render('wrap title="a.ts"');
  expect(inner).toContain(`<div class="folia-code-buttons folia-needs-script" ${markup.screenOnly}>`);
  expect(inner).toContain('title="Wrap &lt;it&gt;" aria-label="Wrap &lt;it&gt;: a.ts" aria-pressed="true"></button>');
  expect(inner).toContain('title="Copy" aria-label="Copy: a.ts"></button>');
});

test('the height of code that is not laid out yet is known', () =>
  expect(render('', { code: lines(7) }).inner).toContain('style="--lines:7"'));
