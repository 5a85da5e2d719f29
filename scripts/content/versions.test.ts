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

test('a version in a sentence is compared on every page', () => {
  const page = writePage('Text.\n\nThis was built with `vue` 3.5.1, and `unknown` 1.0.0.');
  expect(versionFindings([page], installed).map(({ at }) => at)).toEqual(['en/guide/x.mdx:3']);
});
