import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const from = join(import.meta.dirname, 'own-site');

test('folia-search export: a folder for each engine, replaced whole; other folders are left alone', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.copy('export', from);
  const run = (...args: string[]) => runFolia(folder, ['export', ...args], { command: 'folia-search' });
  const all = await run();
  expect(all.code, all.output).toBe(0);
  const out = join(folder, 'search-export');
  expect(readdirSync(out).sort()).toEqual(['algolia', 'groonga', 'meilisearch', 'opensearch', 'typesense']);
  const lines = readFileSync(join(out, 'typesense/records.ndjson'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([
    '/guide/start',
    '/guide/start#options',
    '/guide/start#more-options',
    '/guide/start#examples',
    '/guide/dts',
    '/guide/dts#options',
    '/zh/guide/start',
    '/zh/guide/start#构建产物',
    '/zh/guide/start#更多选项',
    '/zh/guide/dts',
  ]);
  const one = await run('--engine', 'groonga');
  expect([one.code, readdirSync(out)]).toEqual([0, ['groonga']]);
  const docs = readdirSync(join(folder, 'docs'));
  const wrong = await run('--out', 'docs');
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('would be replaced');
  expect(readdirSync(join(folder, 'docs'))).toEqual(docs);
  const unknown = await run('--engine', 'solr');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('Supported: typesense, meilisearch, opensearch, algolia, groonga.');
  // a site with mistakes leaves the last export as it was
  mkdirSync(join(folder, 'docs/en/broken'));
  writeFileSync(join(folder, 'docs/en/broken/page.md'), '# Broken\n\n[nowhere](/nowhere)\n');
  expect((await run()).code).toBe(1);
  expect(existsSync(join(out, 'groonga/records.grn'))).toBe(true);
  expect(readdirSync(folder).filter((name) => name.startsWith('.search-export'))).toEqual([]);
});
