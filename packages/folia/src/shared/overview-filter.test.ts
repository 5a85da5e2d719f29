import { expect, test } from '@rstest/core';
import { filterOverview, withHeadings } from './overview-filter';
import type { OverviewGroup } from './page';

const page = (label: string, ...headings: string[]) => ({
  label,
  href: `/${label}`,
  headings: headings.map((heading) => ({ label: heading, href: `/${label}#${heading}`, depth: 2 })),
  depths: [2],
});
const groups: OverviewGroup[] = [
  {
    label: 'Lib',
    pages: [page('auto-external', 'Object type', 'Résumé'), page('dts', 'The `dts.bundle` key', 'Example')],
  },
  { label: 'Rsbuild Config', pages: [page('source', 'Example'), page('output')] },
  { label: '基础', pages: [page('语法转换', '降级'), page('Ёлка', '파일')] },
];

const shape = (found: OverviewGroup[]) =>
  found.map(
    ({ label, pages }) => `${label}: ${pages.map((entry) => `${entry.label}(${entry.headings.length})`).join(' ')}`,
  );

const whole = ['Lib: auto-external(2) dts(2)', 'Rsbuild Config: source(1) output(0)', '基础: 语法转换(1) Ёлка(1)'];

test.each([
  ['OV-07 empty', '', whole],
  ['OV-07 spaces only', '  ', whole],
  ['OV-07 group name', 'rsbuild', ['Rsbuild Config: source(1) output(0)']],
  ['OV-07 page name', 'DTS', ['Lib: dts(2)']],
  ['OV-07 headings', 'example', ['Lib: dts(1)', 'Rsbuild Config: source(1)']],
  ['OV-06 space for hyphen', 'auto external', ['Lib: auto-external(2)']],
  ['OV-06 capitals', 'AUTO-EXTERNAL', ['Lib: auto-external(2)']],
  ['OV-06 as written', 'auto-external', ['Lib: auto-external(2)']],
  ['OV-06 C-33 accents', 'resume', ['Lib: auto-external(1)']],
  ['OV-06 a label is matched without its marks', 'the dts.bundle key', ['Lib: dts(1)']],
  ['OV-06 Chinese', '转换', ['基础: 语法转换(1)']],
  ['OV-06 Cyrillic keeps its marks', 'елка', []],
  ['OV-06 Cyrillic', 'ёлка', ['基础: Ёлка(1)']],
  ['OV-06 Korean', '파일', ['基础: Ёлка(1)']],
  ['OV-08 nothing', 'nothing', []],
])('%s: "%s"', (_title, query, expected) => {
  expect(shape(filterOverview(groups, query))).toEqual(expected);
});

const deep: OverviewGroup[] = [
  {
    label: 'Lib',
    pages: [2, 3].map((depth) => ({
      label: `shows ${depth}`,
      href: '/x',
      headings: [2, 3, 4].map((level) => ({ label: `h${level}`, href: `/x#h${level}`, depth: level })),
      depths: [depth],
    })),
  },
];

test.each([
  ['what each page was built with', undefined, ['h2', 'h3']],
  ['the property before all', [4], ['h4', 'h4']],
  ['an empty property', [], []],
])('OV-04 headings: %s', (_title, depths, expected) => {
  const shown = withHeadings(deep, depths).flatMap(({ pages }) => pages.flatMap(({ headings }) => headings));
  expect(shown.map(({ label }) => label)).toEqual(expected);
});
