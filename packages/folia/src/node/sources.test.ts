import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { loadConfig } from './config/load';
import { createUrlRules } from './config/site-data';
import { readSources } from './sources';

const root = mkdtempSync(join(tmpdir(), 'folia-sources-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('pages outside of the folders of the languages: the site is empty, and says so', async () => {
  const locales = "[{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]";
  const versions = "{ default: 'v2', versions: ['v2', 'v1'] }";
  writeFileSync(
    join(root, 'folia.config.js'),
    `export default { theme: { locales: ${locales} }, multiVersion: ${versions} };`,
  );
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/index.md'), '# Home');
  const config = await loadConfig(root);
  const read = async () => (await readSources(config, createUrlRules(config))).problems;
  const hint = 'Write docs/v2/en/index.md.';
  expect(await read()).toMatchObject([{ level: 'warning', message: `There are no pages in ${root}/docs.`, hint }]);
  mkdirSync(join(root, 'docs/v2/en'), { recursive: true });
  writeFileSync(join(root, 'docs/v2/en/index.md'), '# Home');
  expect(await read()).toEqual([]);
});
