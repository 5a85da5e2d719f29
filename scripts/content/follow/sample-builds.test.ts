import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, rstest, test } from '@rstest/core';
import { samplesFolder } from '../../samples/sample.mjs';
import { differenceOf, SampleBuilds } from './sample-builds';

const file = 'output/use/log.txt';
const kept = readFileSync(join(samplesFolder, 'dual-format', file), 'utf8');
const difference = (made: [string, string][]) => differenceOf('dual-format', file, { made: new Map(made) });

test('the result of a build is compared with the stored output that pages quote', () => {
  expect(difference([['log.txt', kept]])).toBe(null);
  expect(difference([['log.txt', 'other']])).toContain('What it prints is different:');
  expect(difference([])).toBe('Nothing is there that it prints.');
  expect(() => differenceOf('dual-format', 'output/none/log.txt', { made: new Map() })).toThrow(
    'No build of the sample',
  );
});

afterEach(() => void rstest.unstubAllEnvs());

test('packages of a sample that cannot be installed are a problem of each of its builds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-test-'));
  rstest.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
  rstest.stubEnv('npm_config_fetch_retries', '0');
  rstest.stubEnv('npm_config_cache', join(folder, 'cache'));
  const builds = new SampleBuilds(folder, { versions: new Map([['typescript', '7.0.2']]), samples: {} });
  for (const file of ['output/use/log.txt', 'output/clobber/log.txt'])
    expect((await builds.built('dual-format', file)).problem).toContain('ECONNREFUSED');
  rmSync(folder, { recursive: true });
});
