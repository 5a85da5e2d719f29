import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { testsAll } from 'scripts/tests-all';
import type { UrlRules } from '../../shared/route';
import { type ScanConfig, scan } from './scan';

const root = mkdtempSync(join(tmpdir(), 'folia-scan-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rules: UrlRules = { base: '/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };

function site(name: string, files: string[]): ScanConfig {
  const docs = join(root, name, 'docs');
  mkdirSync(docs, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(docs, file)), { recursive: true });
    writeFileSync(join(docs, file), '');
  }
  return {
    root: join(root, name),
    docs,
    publicDir: join(docs, 'public'),
    outDir: join(root, name, 'dist'),
    themeFile: join(docs, 'theme/index.tsx'),
    route: { include: [], exclude: [], extensions: ['js', 'jsx', 'ts', 'tsx', 'md', 'mdx'] },
  };
}

/** Fake glob library: a glob is the beginning of a path. */
const byPrefix = (path: string, globs: string[]) => globs.some((glob) => path.startsWith(glob));

describe('the route of a file', requirement('RT-02', 'RT-05'), () => {
  test('a source file knows its route, path and kind', async () => {
    const config = site('kinds', ['en/index.mdx', 'zh/guide/start/index.md', 'en/play.tsx']);
    const { files, problems } = await scan(config, rules, byPrefix);
    expect(problems).toEqual([]);
    expect(
      files.map(({ relativePath, route, kind }) => [relativePath, route.id, route.locale, route.version, kind]),
    ).toEqual([
      ['en/index.mdx', 'index', 'en', '', 'mdx'],
      ['en/play.tsx', 'play', 'en', '', 'module'],
      ['zh/guide/start/index.md', 'guide/start/index', 'zh', '', 'md'],
    ]);
    expect(files[0]?.path).toBe(join(config.docs, 'en/index.mdx'));
  });

  test('two files for one route: the extension listed first wins, both are named', async () => {
    const config = site('clash', ['en/lib.mdx', 'en/lib.md', 'en/lib/index.md', 'en/Other.md', 'en/other.md']);
    const { files, problems } = await scan(config, rules, byPrefix);
    expect(files.map((file) => file.relativePath)).toEqual(['en/Other.md', 'en/lib.md']);
    expect(problems.map(({ level, message }) => `${level}: ${message}`).sort()).toEqual([
      'warning: Two files for the page /lib/: en/lib.md is used, en/lib/index.md is not.',
      'warning: Two files for the page /lib: en/lib.md is used, en/lib.mdx is not.',
      'warning: Two files for the page /other: en/Other.md is used, en/other.md is not.',
    ]);
  });

  test('names with spaces, %, # and Chinese', async () => {
    const config = site('names', ['en/a b.md', 'en/100%.md', 'en/c#.md', 'zh/指南/甲.md']);
    const { files } = await scan(config, rules, byPrefix);
    expect(files.map((file) => file.route.id)).toEqual(['100%', 'a b', 'c#', '指南/甲']);
  });
});

test('files that are not pages', requirement('RT-06'), async () => {
  const config = site('excluded', [
    'en/a.md',
    'en/config/shared.md',
    'en/node_modules/x/readme.md',
    'en/shared/part.mdx',
    'zh/shared/deep/part.mdx',
    'en/_part.mdx',
    'en/_parts/x.mdx',
    'en/.hidden.md',
    'en/types.d.ts',
    'en/drafts/x.md',
    'en/picture.png',
    'public/x.md',
    'theme/index.tsx',
    'components/Chart.tsx',
    'readme.md',
  ]);
  const excluding = { ...config, route: { ...config.route, exclude: ['en/drafts/'] } };
  const { files } = await scan(excluding, rules, byPrefix);
  expect(files.map((file) => file.relativePath)).toEqual(['en/a.md', 'en/config/shared.md']);
  const including = {
    ...config,
    route: { ...config.route, include: ['en/_part', 'zh/shared'], exclude: ['en/_parts'] },
  };
  const more = await scan(including, rules, byPrefix);
  expect(more.files.map((file) => file.relativePath)).toEqual([
    'en/_part.mdx',
    'en/a.md',
    'en/config/shared.md',
    'en/drafts/x.md',
    'zh/shared/deep/part.mdx',
  ]);
});

test('the places of _meta.json and _nav.json', async () => {
  const config = site('meta', ['en/_nav.json', 'en/guide/_meta.json', 'en/guide/a.md']);
  const { files, meta, nav } = await scan(config, rules, byPrefix);
  expect(files).toHaveLength(1);
  expect([...meta]).toEqual([['en/guide', join(config.docs, 'en/guide/_meta.json')]]);
  expect([...nav]).toEqual([['en', join(config.docs, 'en/_nav.json')]]);
});

test('a site of one locale without a locale folder keeps them under that locale', async () => {
  const config = site('single', ['_nav.json', '_meta.json', 'guide/_meta.json', 'guide/a.md']);
  const { files, meta, nav } = await scan(config, { ...rules, locales: ['en'] }, byPrefix);
  expect(files.map(({ route }) => route)).toEqual([{ id: 'guide/a', locale: 'en', version: '' }]);
  expect([...meta.keys()].sort()).toEqual(['en', 'en/guide']);
  expect([...nav.keys()]).toEqual(['en']);
});

test('version folders contain locale folders', async () => {
  const config = site('versions', ['v1/zh/a.md', 'v2/en/a.md', 'v3/en/a.md', 'en/a.md']);
  const versioned = { ...rules, versions: ['v1', 'v2'], defaultVersion: 'v2' };
  const { files } = await scan(config, versioned, byPrefix);
  expect(files.map((file) => file.route)).toEqual([
    { id: 'a', locale: 'zh', version: 'v1' },
    { id: 'a', locale: 'en', version: 'v2' },
  ]);
});

test.each([
  ['without', 'guide/a.md'],
  ['with', 'en/guide/a.md'],
])('one locale, %s a locale folder', async (name, file) => {
  const { files } = await scan(site(`single-${name}`, [file]), { ...rules, locales: ['en'] }, byPrefix);
  expect(files.map(({ route }) => route)).toEqual([{ id: 'guide/a', locale: 'en', version: '' }]);
});

test('no docs folder', async () => {
  const config = { ...site('none', []), docs: join(root, 'nowhere') };
  const { files, problems } = await scan(config, rules, byPrefix);
  expect(files).toEqual([]);
  expect(problems[0]?.message).toBe(`The docs folder ${join(root, 'nowhere')} does not exist.`);
});

test('thousands of files in hundreds of folders are all found', async () => {
  const perLocale = testsAll ? 5_000 : 1_000;
  const names = Array.from({ length: perLocale }, (_, index) => `guide/part-${index % 100}/page-${index}.md`);
  const config = site(
    'many',
    ['en', 'zh'].flatMap((locale) => names.map((name) => `${locale}/${name}`)),
  );
  const { files } = await scan(config, rules, byPrefix);
  expect(files).toHaveLength(2 * perLocale);
}, 30_000);
