import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { samplesFolder } from '../../samples/sample.mjs';
import { differenceOf } from './sample-builds';

const file = 'output/use/log.txt';
const kept = readFileSync(join(samplesFolder, 'dual-format', file), 'utf8');
const difference = (made: [string, string][]) => differenceOf('dual-format', file, { made: new Map(made) });

test('what a build gave is held against what the sample keeps, and pages quote', () => {
  expect(difference([['log.txt', kept]])).toBe(null);
  expect(difference([['log.txt', 'other']])).toContain('What it prints is different:');
  expect(difference([])).toBe('Nothing is there that it prints.');
  expect(() => differenceOf('dual-format', 'output/none/log.txt', { made: new Map() })).toThrow(
    'No build of the sample',
  );
});
