import { expect, test } from '@rstest/core';
import { writePage } from './page/write-page';
import { versionFindings } from './versions';

const installed = new Map([
  ['@rsbuild/core', '2.2.14'],
  ['vue', '3.5.45'],
]);
const table = (...rows: string[]) =>
  writePage(['| Package | Version |', '| --- | --- |', ...rows].join('\n'), { id: 'guide/start/npm-packages' });

test.each([
  ['| [`@rsbuild/core`](https://a.example) | 2.2.14, from the range `~2.2.6` |', []],
  ['| `vue` | 3.5.1 |', ['en/guide/start/npm-packages.mdx:3 vue is installed as 3.5.45, not 3.5.1.']],
  ['| `unknown` | 1.0.0 |', []],
  ['| `vue` | 3 |', []],
])('%s', (row, expected) =>
  expect(versionFindings([table(row)], installed).map(({ at, problem }) => `${at} ${problem}`)).toEqual(expected),
);

test('the list of plugins is compared, too', () => {
  const page = writePage('| `vue` | 3.5.1 |', { id: 'guide/advanced/plugins' });
  expect(versionFindings([page], installed)).toHaveLength(1);
});

test('other pages are not compared', () => {
  expect(versionFindings([writePage('| `vue` | 3.5.1 |')], installed)).toEqual([]);
});
