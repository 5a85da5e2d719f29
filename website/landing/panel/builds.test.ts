import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { findResult, firstResult, options, sizeOf } from './builds';
import matrix from './matrix.json';
import { panelData } from './write.mjs';

const data = panelData();

test('the data of the panel is what the sample made', () => {
  expect(matrix).toEqual(data.matrix);
  expect(firstResult).toEqual(data.first);
});

test('the builds were made by the version of Rslib that is installed', () => {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../../samples/package.json', import.meta.url), 'utf8'));
  expect(matrix.version).toBe(devDependencies['@rslib/core']);
});

test('there is a result for every choice, with the files that were asked for', () => {
  for (let bits = 0; bits < 2 ** options.length; bits++) {
    const on = options.filter((_, index) => bits & (1 << index));
    const { config, files, built, declarations } = findResult(matrix, on);
    const has = (pattern: RegExp) => files.some(({ name, text }) => pattern.test(name) && text.length > 0);
    expect(built).toMatch(/^\d+\.\d\d s$/);
    expect([has(/\.d\.ts$/), declarations !== '']).toEqual([on.includes('dts'), on.includes('dts')]);
    expect(has(/\.cjs$/)).toBe(on.includes('cjs'));
    expect(has(/^umd\//)).toBe(on.includes('umd'));
    expect(has(/^clamp\.js$/)).toBe(on.includes('bundleless'));
    expect(config.includes('minify: true')).toBe(on.includes('minify'));
  }
});

test('sizes are bytes below a kilobyte', () => {
  expect([193, 1513].map(sizeOf)).toEqual(['193 B', '1.5 kB']);
});
