import { expect, test } from '@rstest/core';
import { filterOverview } from './overview-filter';
import type { OverviewGroup } from './page';

const page = (label: string, ...headings: string[]) => ({
  label,
  href: `/${label}`,
  headings: headings.map((heading) => ({ label: heading, href: `/${label}#${heading}` })),
});
const groups: OverviewGroup[] = [
  { label: 'Lib', pages: [page('auto-external', 'Object type', 'Résumé'), page('dts', 'dts.bundle', 'Example')] },
  { label: 'Rsbuild Config', pages: [page('source', 'Example'), page('output')] },
];

const shape = (found: OverviewGroup[]) =>
  found.map(({ label, pages }) => [label, pages.map((entry) => `${entry.label}(${entry.headings.length})`).join(' ')]);

test.each([
  [
    'OV-07 empty',
    '',
    [
      ['Lib', 'auto-external(2) dts(2)'],
      ['Rsbuild Config', 'source(1) output(0)'],
    ],
  ],
  [
    'OV-07 spaces only',
    '  ',
    [
      ['Lib', 'auto-external(2) dts(2)'],
      ['Rsbuild Config', 'source(1) output(0)'],
    ],
  ],
  ['OV-07 group name', 'rsbuild', [['Rsbuild Config', 'source(1) output(0)']]],
  ['OV-07 page name', 'DTS', [['Lib', 'dts(2)']]],
  [
    'OV-07 headings',
    'example',
    [
      ['Lib', 'dts(1)'],
      ['Rsbuild Config', 'source(1)'],
    ],
  ],
  ['OV-06 space for hyphen', 'auto external', [['Lib', 'auto-external(2)']]],
  ['OV-06 capitals', 'AUTO-EXTERNAL', [['Lib', 'auto-external(2)']]],
  ['OV-06 as written', 'auto-external', [['Lib', 'auto-external(2)']]],
  ['OV-06 accents', 'resume', [['Lib', 'auto-external(1)']]],
  ['OV-08 nothing', 'nothing', []],
])('%s: "%s"', (_title, query, expected) => {
  expect(shape(filterOverview(groups, query))).toEqual(expected);
});
