import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import type { BrowserBundle } from './bundler/bundle';
import { measureFiles } from './bundler/transfer-size';
import { resolved } from './config/fixtures/resolved';
import { createDataFiles } from './config/site-data';
import { measureFirstVisit } from './first-visit';
import { hashedNavPath } from './render-outputs';
import { sampleSite } from './site/fixtures/sample';
import { getSection } from './site/site';

const output = mkdtempSync(join(tmpdir(), 'folia-visit-'));
afterAll(() => rmSync(output, { recursive: true }));

function put(path: string, length: number) {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), Array.from({ length }, (_, index) => (index * 7919).toString(36)).join());
}

test('the files of a first visit are those of the bundle, a page, its navigation and the data of the site', async () => {
  const config = resolved({ lang: 'en', title: 'T' });
  const site = sampleSite({ pages: { 'en/guide/start': 'Start' } });
  const [page] = site.pages.values();
  const section = page && getSection(site, page.facts.route);
  if (!section) throw new Error('The page has no navigation.');
  const data = createDataFiles(config).site.path;
  put('guide/start.html', 400);
  put(hashedNavPath(section), 50);
  put(data, 90);
  put('static/js/app.js', 3_000);
  const bundle = { firstVisit: await measureFiles(output, ['static/js/app.js', 'static/js/gone.js']) };
  const files = await measureFirstVisit(site, { config, output, bundle: bundle as unknown as BrowserBundle });
  expect(files.map(({ path }) => path)).toEqual(['static/js/app.js', 'guide/start.html', data, hashedNavPath(section)]);
  expect(files.every(({ bytes }) => bytes > 0)).toBe(true);
});
