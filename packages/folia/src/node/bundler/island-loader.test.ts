import { expect, test } from '@rstest/core';
import islandLoader from './island-loader';

const run = (source: string) =>
  islandLoader.call(
    {
      resourcePath: '/site/components/Chart.tsx',
      cacheable: () => {},
      getOptions: () => ({ root: '/site', themeFolder: '/folia/theme', clientIsland: '/folia/client/island.js' }),
    },
    source,
  );

test.each([
  ["'use client';\nexport const A = 1;"],
  ['"use client"\nexport const A = 1;'],
  ["// a note\n/* more\n notes */\n'use client';\nexport const A = 1;"],
])('a module with the directive becomes a proxy: %j', (source) => {
  expect(run(source)).toContain('asIsland(real, "components/Chart.tsx")');
  expect(run(source)).toContain('require("/site/components/Chart.tsx?island")');
});

test('many comments in a row take no time', () => {
  const comments = '/* a *//**/ // b\n'.repeat(20_000);
  expect(run(`${comments}export const A = 1;`)).toContain('export const A');
  expect(run(`${comments}'use client';`)).toContain('asIsland');
});

test.each([["export const A = 'use client';"], ["import x from 'x';\n'use client';"], ['']])(
  'any other is left alone: %j',
  (source) => {
    expect(run(source)).toBe(source);
  },
);
