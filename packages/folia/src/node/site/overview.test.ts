import { expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { withHeadings } from '../../shared/overview-filter';
import type { OverviewGroup } from '../../shared/page';
import { customLink, dir, divider, file, header, type SampleSite, sampleSite } from './fixtures/sample';
import { createOverview } from './overview';
import { findPage } from './site';

function overview(sample: SampleSite, href: string, property?: number[]): OverviewGroup[] {
  const site = sampleSite(sample);
  const page = findPage(site, href);
  return page ? withHeadings(createOverview(site, page), property) : [];
}

const shape = (groups: OverviewGroup[]) =>
  groups.map(({ label, pages }) => [
    label,
    ...pages.map((page) => [page.label, ...page.headings.map(({ href }) => href)].join(' ')),
  ]);

const pages = {
  'en/config/index': { title: 'Config Overview', frontmatter: { overview: true } },
  'en/config/lib': 'Lib',
  'en/config/lib/dts': { title: 'lib.dts', toc: ['2 Usage', '3 Deep', '2 Example'] },
  'en/config/lib/shims': { title: 'lib.shims', toc: ['2 Usage', '3 Deep'], frontmatter: { overviewHeaders: [2, 3] } },
  'en/config/rsbuild': 'Rsbuild Config',
  'en/config/rsbuild/tools': { title: 'tools', toc: ['2 Usage', '3 Deep', '4 Deeper'] },
  'en/guide/a': 'A',
};
const metas = {
  'en/config': [
    file('index'),
    divider(true),
    dir('lib', { label: 'Lib' }),
    dir('rsbuild', { label: 'Rsbuild Config' }),
  ],
};

test('groups, pages and headings of depth 2, the overview left out', () => {
  expect(shape(overview({ pages, metas }, '/config/'))).toEqual([
    [
      'Lib',
      'lib.dts /config/lib/dts#Usage /config/lib/dts#Example',
      'lib.shims /config/lib/shims#Usage /config/lib/shims#Deep',
    ],
    ['Rsbuild Config', 'tools /config/rsbuild/tools#Usage'],
  ]);
});

const headings = (sample: SampleSite, property?: number[]) =>
  overview(sample, '/config/', property).find(({ label }) => label === 'R')?.pages[0]?.headings.length;

type Given = Record<string, number[]>;
test.each<[title: string, own: Given, entry: Given, whole: Given, group: Given, expected: number, property?: number[]]>(
  [
    ['depth 2', {}, {}, {}, {}, 1],
    ['the group', {}, {}, {}, { overviewHeaders: [2, 3, 4] }, 3],
    ['the overview before the group', {}, {}, { overviewHeaders: [2, 3] }, { overviewHeaders: [] }, 2],
    ['the entry before the overview', {}, { overviewHeaders: [3] }, { overviewHeaders: [2, 3] }, {}, 1],
    ['the page before its entry', { overviewHeaders: [] }, { overviewHeaders: [3] }, {}, {}, 0],
    ['the property before all', { overviewHeaders: [] }, { overviewHeaders: [3] }, {}, {}, 2, [2, 4]],
  ],
)('what decides on the headings: %s', requirement('OV-04'), (_title, own, entry, whole, group, expected, property) => {
  const sample = {
    pages: {
      'en/config/index': { frontmatter: whole },
      'en/config/r/a': { title: 'a', toc: ['2 x', '3 y', '4 z'], frontmatter: own },
    },
    metas: { 'en/config': [dir('r', { label: 'R', ...group })], 'en/config/r': [file('a', entry)] },
  };
  expect(headings(sample, property)).toBe(expected);
});

test('an overview below the section shows its own part only', () => {
  expect(shape(overview({ pages, metas }, '/config/lib')).map(([label]) => label)).toEqual(['Lib']);
});

test('an overview deep inside unfolds the groups around it', () => {
  const deep = { 'en/guide/x/y/index': 'Y', 'en/guide/x/y/a': 'A', 'en/guide/x/y/b/c': 'C', 'en/guide/z/d': 'D' };
  expect(shape(overview({ pages: deep }, '/guide/x/y/'))).toEqual([
    ['Y', 'A'],
    ['b', 'C'],
  ]);
});

test('nested groups are one card, loose pages are listed under the header before them', () => {
  const many = {
    'en/api/index': 'API',
    'en/api/core': 'Core',
    'en/api/types': 'Types',
    'en/api/g/deep/one': { title: 'One', toc: ['2 First'] },
    'en/api/g/two': 'Two',
  };
  const entries = [
    file('core'),
    header('More'),
    file('types'),
    customLink('Outside', 'https://x.dev'),
    dir('g', { label: 'G' }),
  ];
  expect(shape(overview({ pages: many, metas: { 'en/api': entries } }, '/api/'))).toEqual([
    ['API', 'Core'],
    ['More', 'Types'],
    ['G', 'deep /api/g/deep/one#First', 'Two'],
  ]);
});
