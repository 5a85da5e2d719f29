import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { medianOf, rowOf, sizesOf } from './measure.mjs';
import { runTool } from './run.mjs';

const sizes = { esm: 1, cjs: 2, declarationFiles: 3, declarations: 4 };

test('a row has the median of the runs', () => {
  const runs = [3, 1, 9].map((seconds) => ({ seconds, sizes }));
  expect(rowOf(runs)).toEqual({ seconds: 3, fastest: 1, slowest: 9, ...sizes });
  expect(medianOf([4, 1])).toBe(2.5);
});

test('a tool that failed once has no figures', () => {
  expect(rowOf([{ seconds: 1, sizes }, { error: 'Error: no entry' }])).toEqual({ error: 'Error: no entry' });
});

test('files are told apart by their endings and folders', () => {
  const files = ['index.mjs', 'index.js', 'index.d.ts', 'index.d.mts', 'esm/a.js', 'cjs/a.js'];
  const found = sizesOf(files.map((path, index) => ({ path, bytes: 10 ** index })));
  expect(found).toEqual({ esm: 10_001, cjs: 100_010, declarationFiles: 2, declarations: 1100 });
});

test('a tool that cannot build says why', () => {
  const folder = mkdtempSync(join(tmpdir(), 'benchmark-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  const tool = { name: 'None', folder, package: 'no-such-tool', builds: [[]] };
  expect(runTool(tool, folder)).toEqual({ error: 'no-such-tool is not installed.' });
});
