import { expect, test } from '@rstest/core';
import { countOverview, filterOverview, withHeadings } from './overview-filter';
import type { OverviewGroup, OverviewRow } from './page';

const page = (label: string, ...headings: string[]) => ({
  label,
  href: `/${label}`,
  headings: headings.map((heading) => ({ label: heading, href: `/${label}#${heading}`, depth: 2 })),
  depths: [2],
  rows: [] as OverviewRow[],
});
const groups: OverviewGroup[] = [
  {
    label: 'Lib',
    rows: [],
    pages: [page('auto-external', 'Object type', 'Résumé'), page('dts', 'The `dts.bundle` key', 'Example')],
  },
  { label: 'Rsbuild Config', rows: [], pages: [page('source', 'Example'), page('output', 'autoExternal')] },
  { label: '基础', rows: [], pages: [page('语法转换', '降级'), page('Ёлка', '파일')] },
];

const shape = (found: OverviewGroup[]) =>
  found.map(
    ({ label, pages }) => `${label}: ${pages.map((entry) => `${entry.label}(${entry.headings.length})`).join(' ')}`,
  );

const whole = ['Lib: auto-external(2) dts(2)', 'Rsbuild Config: source(1) output(1)', '基础: 语法转换(1) Ёлка(1)'];

test.each([
  ['empty', '', whole],
  ['spaces only', '  ', whole],
  ['group name', 'rsbuild', ['Rsbuild Config: source(1) output(1)']],
  ['page name', 'DTS', ['Lib: dts(2)']],
  ['headings', 'example', ['Lib: dts(1)', 'Rsbuild Config: source(1)']],
  ['space for hyphen', 'auto external', ['Lib: auto-external(2)', 'Rsbuild Config: output(1)']],
  ['capitals', 'AUTO-EXTERNAL', ['Lib: auto-external(2)', 'Rsbuild Config: output(1)']],
  ['as written', 'auto-external', ['Lib: auto-external(2)', 'Rsbuild Config: output(1)']],
  ['accents', 'resume', ['Lib: auto-external(1)']],
  ['capitals inside a word', 'autoExternal', ['Lib: auto-external(2)', 'Rsbuild Config: output(1)']],
  ['one word', 'autoexternal', ['Rsbuild Config: output(1)']],
  ['the beginning of the next word', 'auto ext', ['Lib: auto-external(2)', 'Rsbuild Config: output(1)']],
  ['a label is matched without its marks', 'the dts.bundle key', ['Lib: dts(1)']],
  ['Chinese', '转换', ['基础: 语法转换(1)']],
  ['Cyrillic keeps its marks', 'елка', []],
  ['Cyrillic', 'ёлка', ['基础: Ёлка(1)']],
  ['Korean', '파일', ['基础: Ёлка(1)']],
  ['nothing', 'nothing', []],
])('%s: "%s"', (_title, query, expected) => {
  expect(shape(filterOverview(groups, query))).toEqual(expected);
});

const deep: OverviewGroup[] = [
  {
    label: 'Lib',
    rows: [],
    pages: [2, 3].map((depth) => ({
      label: `shows ${depth}`,
      href: '/x',
      headings: [2, 3, 4].map((level) => ({ label: `h${level}`, href: `/x#h${level}`, depth: level })),
      depths: [depth],
      rows: [],
    })),
  },
];

test.each([
  ['what each page was built with', undefined, ['h2', 'h3']],
  ['the property before all', [4], ['h4', 'h4']],
  ['an empty property', [], []],
])('headings: %s', (_title, depths, expected) => {
  const shown = withHeadings(deep, depths).flatMap(({ pages }) => pages.flatMap(({ headings }) => headings));
  expect(shown.map(({ label }) => label)).toEqual(expected);
});

const row = (name: string, type: string, text: string): OverviewRow => ({
  name,
  type,
  text,
  href: '',
  value: '',
  tags: [],
});
const options: OverviewGroup[] = [
  {
    label: 'Lib',
    rows: [row('resolve.alias', 'object', 'Another file for a name')],
    pages: [
      {
        ...page('dts'),
        rows: [row('dts', '`boolean`', 'Declarations'), row('dts.autoExtension', '`boolean`', 'Extension')],
      },
      { ...page('format'), rows: [row('format', "`'esm' | 'cjs'`", 'Module format')] },
    ],
  },
];

test.each([
  ['all', '', ['resolve.alias', 'dts', 'dts.autoExtension', 'format']],
  ['a name, in any spelling', 'auto-extension', ['dts.autoExtension']],
  ['a sentence', 'another FILE', ['resolve.alias']],
  ['a type', "'cjs'", ['format']],
  ['a page keeps all of its options', 'dts', ['dts', 'dts.autoExtension']],
  ['nothing', 'vue', []],
])('options by %s', (_title, query, expected) => {
  const found = filterOverview(options, query);
  const rows = found.flatMap((group) => [...group.rows, ...group.pages.flatMap((each) => each.rows)]);
  expect(rows.map(({ name }) => name)).toEqual(expected);
  expect(countOverview(found).rows).toBe(expected.length);
});
