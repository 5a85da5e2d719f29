import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { fixtureSites, siteFingerprint } from './fixture-sites';

let feature: string;
let site: string;

beforeEach(() => {
  feature = mkdtempSync(join(tmpdir(), 'folia-fingerprint-'));
  site = join(feature, 'site');
  mkdirSync(join(site, 'docs'), { recursive: true });
  writeFileSync(join(site, 'docs/index.md'), '# One\n');
});

afterEach(() => rmSync(feature, { recursive: true }));

test('a site is built again when a file, its script or the engine changes', () => {
  const before = siteFingerprint(site, 'engine 1');
  expect(siteFingerprint(site, 'engine 1')).toBe(before);
  expect(siteFingerprint(site, 'engine 2')).not.toBe(before);
  writeFileSync(join(site, 'docs/two.md'), '# Two\n');
  const withPage = siteFingerprint(site, 'engine 1');
  expect(withPage).not.toBe(before);
  writeFileSync(join(feature, 'prepare.ts'), 'export default () => {};\n');
  expect(siteFingerprint(site, 'engine 1')).not.toBe(withPage);
});

test('files that a command leaves in the folder do not cause a rebuild', () => {
  const before = siteFingerprint(site, 'engine');
  mkdirSync(join(site, '.folia'));
  writeFileSync(join(site, '.folia/cache.json'), '{}');
  expect(siteFingerprint(site, 'engine')).toBe(before);
});

test('a feature may have several sites', () => {
  expect(
    fixtureSites(['code-blocks'])
      .map((folder) => basename(folder))
      .sort(),
  ).toEqual(['site', 'site-numbered', 'site-settings']);
  expect(fixtureSites().length).toBeGreaterThan(40);
});

test('sites that are built before the tests do not depend on their environment', () => {
  const reading = fixtureSites().filter((site) =>
    readFileSync(join(site, 'folia.config.ts'), 'utf8').includes('process.env'),
  );
  expect(reading).toEqual([]);
});
