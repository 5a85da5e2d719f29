import { expect, test } from '@rstest/core';
import islandLoader from './island-loader';

const run = (source: string, options: { rspress?: boolean; path?: string } = {}) =>
  islandLoader.call(
    {
      resourcePath: options.path ?? '/site/components/Chart.tsx',
      cacheable: () => {},
      getOptions: () => ({
        root: '/site',
        themeFolder: '/folia/theme',
        clientIsland: '/folia/client/island.js',
        rspress: options.rspress ?? false,
      }),
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
  'any other stays unchanged: %j',
  (source) => {
    expect(run(source)).toBe(source);
  },
);

test.each([
  ["import { useState } from 'react';\nexport const A = () => useState<number>(0);", true],
  ['export const A = () => <button onClick={() => {}}>a</button>;', true],
  ['export const A = () => <b>still</b>;', false],
])(
  'on a site of Rspress a component with state or handlers is an island without the directive: %j',
  (source, island) => {
    expect(run(source, { rspress: true }) === source).toBe(!island);
    expect(run(source)).toBe(source);
    expect(run(source, { rspress: true, path: '/site/node_modules/a/Chart.tsx' })).toBe(source);
  },
);
