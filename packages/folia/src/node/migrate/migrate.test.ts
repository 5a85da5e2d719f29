import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from '@rstest/core';
import { hashOf } from '../support/files';
import { packageRoot } from '../support/packages';
import { docSearchOf } from './algolia';
import { migrate } from './migrate';
import { noteText } from './report';
import { listFiles } from './source-files';
import { createRewrite } from './vitepress-rewrites';

const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'folia-migrate-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
symlinkSync(join(packageRoot, '../../node_modules'), join(temporary, 'node_modules'));

const run = promisify(execFile);
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
const contents = (folder: string) => listFiles(folder).map((path) => path + hashOf(readFileSync(join(folder, path))));

/** Migrates a site of the fixtures, and builds what was written. */
async function moved(name: string, folder = '.') {
  const to = join(temporary, name);
  const before = contents(fixture(name));
  const report = await migrate({ cwd: fixture(name), folder, to });
  expect(contents(fixture(name))).toEqual(before);
  // the engine as it is installed: its threads and its bundler are files of `dist`
  const { stdout } = await run(process.execPath, [join(packageRoot, 'bin/folia.js'), 'build'], { cwd: to });
  expect(stdout).not.toMatch(/^(?:error|✗)/m);
  const out = join(to, 'doc_build');
  const page = (path: string) => readFileSync(join(out, path), 'utf8');
  return {
    notes: report.notes.map(noteText),
    source: (path: string) => readFileSync(join(to, path), 'utf8'),
    page,
    text: (path: string) => page(path).replace(/<[^>]*>/g, ''),
    has: (path: string) => existsSync(join(out, path)),
  };
}

test('Rspress: pages and components stay as they are', { timeout: 300_000 }, async () => {
  const { notes, source, text, has } = await moved('rspress');
  for (const path of ['docs/en/guide/start.mdx', 'docs/zh/_meta.json', 'docs/en/_nav.json'])
    expect(source(path)).toBe(readFileSync(join(fixture('rspress'), path), 'utf8'));
  for (const expected of [
    "redirects: [{ from: '/old', to: '/guide/start' }]",
    'llms: true',
    'markdownPages: true',
    "search: { mode: 'local', versioned: true }",
    "siteOrigin: 'https://example.org'",
    "checkDeadLinks: { ignore: ['/elsewhere'], anchors: false }",
    "socialLinks: [{ icon: 'github', mode: 'link'",
    "editLink: { text: 'Edit this page', docRepoBaseUrl: 'https://example.org/edit/docs' }",
    "resolve: { alias: { '@parts': './components' } }",
    "items: [{ link: '/guide/start', text: 'Start' }]",
  ])
    expect(source('folia.config.ts')).toContain(expected);
  expect(source('components/Counter.tsx')).toMatch(/^'use client';/);
  expect(text('guide/start.html')).toContain('npm add react');
  expect(text('zh/guide/start.html')).toContain('一个 Rspress 站点');
  expect(has('logo.svg')).toBe(true);
  for (const expected of [
    'theme/index.tsx: The theme was copied',
    'plugin-llms was not translated',
    'search.codeBlocks',
    'The entry "/gone" of the sidebar was not translated',
    'llmsUI',
    'remarkPlugins',
    '"markdown.shiki" was not translated. Export its transformers from a module, and name it in `markdown.codeTransformers`.',
  ])
    expect(notes).toContainEqual(expect.stringContaining(expected));
  expect(source('migration-report.md')).toContain("components/Counter.tsx:1: The component got 'use client'");
});

test('VitePress: layout, containers, snippets, ids and languages', { timeout: 300_000 }, async () => {
  const { notes, source, page, text, has } = await moved('vitepress');
  const config = source('folia.config.ts');
  for (const expected of [
    "lang: 'en'",
    "base: '/vp/'",
    "search: { mode: 'docsearch', appId: 'APP1', apiKey: 'key', indexName: 'site' }",
    "extensions: ['md', 'mdx']",
    'checkDeadLinks: { anchors: false }',
    "'/zh/guide/': [{ text: '开始', link: '/zh/guide/start' }]",
  ])
    expect(config).toContain(expected);
  expect(source('docs/en/index.md')).toContain('pageType: home');
  const start = page('guide/start.html');
  for (const expected of [
    'id="_1-install-run"',
    'class="folia-badge"',
    'An included line.',
    'Since 2.1: fast, small.',
    'folia-tab-list',
    '<details',
  ])
    expect(start).toContain(expected);
  expect(start).toContain('href="/vp/zh/guide/start"');
  expect(source('docs/en/core/intro.md')).toMatch(
    /\(\.\.\/\.\.\/packages\/core\/docs\/dot\.svg\)[\s\S]*\(\.\.\/guide\/api\.md\)/,
  );
  expect(has('core/intro.html')).toBe(true);
  expect(start).not.toContain('<script setup');
  expect(text('guide/start.html')).toContain('const shown = true;');
  expect(text('guide/start.html')).toContain('export const answer = 42;');
  expect(page('zh/guide/start.html')).toContain('id="第-1-步-安装"');
  expect(has('logo.svg')).toBe(true);
  for (const expected of [
    'docs/guide/start.md:8: A script of Vue was removed. Write <Chart> as React components',
    'docs/guide/start.md:35: The Vue component <Chart> was removed.',
    'docs/guide/start.md:37: Directives of Vue were removed from <p>.',
    'docs/guide/start.md:47: The expression {{ answer }} is shown as text.',
    '"vitepress-plugin-diagrams" is not installed',
    'The icon "npm" of a social link is not known.',
    'themeConfig.carbonAds',
    'until the crawler has read the new one',
    '"markdown.codeTransformers" was not translated. Export them from a module, and name it in `markdown.codeTransformers`.',
    'The Vue component Chart was not translated.',
  ])
    expect(notes).toContainEqual(expect.stringContaining(expected));
});

test('Docusaurus: order, labels, tabs, admonitions, slugs and languages', { timeout: 300_000 }, async () => {
  const { notes, source, page, has } = await moved('docusaurus');
  expect(JSON.parse(source('docs/en/docs/_meta.json'))).toEqual([
    { type: 'file', name: 'index', label: 'Welcome' },
    { type: 'dir', name: 'basics', label: 'The basics', collapsed: true },
    { type: 'dir', name: 'topics', label: 'All topics', collapsed: true },
    { type: 'dir', name: 'advanced', label: 'Advanced', collapsed: true },
  ]);
  expect(source('docs/en/docs/basics/first-step.md')).toContain(
    '```js title="a.js" {2,3,4}\nconst a = 1;\nconst b = 2;\n',
  );
  expect(source('docs/en/docs/index.md')).toContain('(./basics/first-step.md#go)');
  expect(source('folia.config.ts')).toMatch(/mode: 'docsearch'[\s\S]*filters: \['type:content'\]/);
  expect(page('docs/index.html')).toContain('href="/site/docs/basics/first-step#go"');
  expect(page('docs/basics/tabs.html')).toContain('<mark>green</mark>');
  expect(page('docs/basics/tabs.html')).toContain('macOS');
  expect(page('zh/docs/basics/first-step.html')).toContain('id="go"');
  for (const path of ['img/logo.svg', 'blog/2026/01/02/hello.html', 'about.html']) expect(has(path)).toBe(true);
  expect(page('blog/2026/01/02/hello.html')).toContain('Ada');
  expect(source('docs/en/blog/photo.md')).toMatch(
    /date: 2026-02-03\nauthors:\n {2}- Ada\n[\s\S]*\(\.\/2026-02-03-photo\/dot\.svg\)/,
  );
  expect(page('blog/index.html')).toContain('A photo');
  expect(source('docs/en/index.md')).toContain('link: /docs/');
  expect(page('docs/basics.html')).toContain('href="/site/docs/basics/tabs"');
  expect(source('folia.config.ts')).toContain("{ from: '/docs/category/the-basics', to: '/docs/basics' }");
  expect(page('docs/topics.html')).toContain('href="/site/docs/topics/one"');
  for (const expected of [
    'have no translation into "zh"',
    'src/pages/index.tsx: A page that is a React component',
    'The link to the source of a page was not translated',
    'The entry "Tutorial" of the navigation',
    'themeConfig.algolia.searchPagePath',
    'Facet filters joined by "or"',
  ])
    expect(notes).toContainEqual(expect.stringContaining(expected));
});

test('Docusaurus: versions, sidebars, further documentation and formulas', { timeout: 300_000 }, async () => {
  const { notes, source, page, text, has } = await moved('docusaurus-versions');
  for (const path of [
    'docs/intro',
    'docs/next/intro',
    'docs/1.0/intro',
    'docs/guide',
    'docs/api/call',
    'help',
    'index',
  ])
    expect([path, has(`${path}.html`) || has(`${path}/index.html`)]).toEqual([path, true]);
  const config = source('folia.config.ts');
  for (const expected of [
    "{ text: 'API', link: '/docs/api/answer'",
    "{ text: 'First', link: '/docs/guide/first'",
    "items: [{ text: 'Begin', link: '/docs/guide/first' }, { text: 'Help', link: '/help' }]",
    "{ text: 'Short', collapsed: true, items: [{ text: 'Extra', link: '/docs/extra' }] }",
    "'/docs/api': [{ text: 'Answer', link: '/docs/api/answer' }, { text: 'Call', link: '/docs/api/call' }]",
    "'/docs/1.0/': [{ text: 'Introduction of the first version', link: '/docs/1.0/intro' }]",
    "{ text: 'Next', link: '/docs/next/intro' }",
    "docRepoBaseUrl: 'https://example.org/edit'",
    'math: true',
  ])
    expect(config).toContain(expected);
  expect(text('docs/next/intro.html')).toContain('It comes next.');
  expect(page('docs/next/intro.html')).toContain('href="/docs/next/guide/first"');
  expect(page('docs/intro.html')).toContain('<math');
  expect(text('index.html')).toContain('Three of them');
  for (const expected of [
    'The sidebar names "gone", which is no page.',
    'An entry of type "html" was left out of the sidebar.',
    'The entry "Team" of the navigation was not translated.',
    'The links of the footer were not translated.',
    'The option "themeConfig.announcementBar" was not translated.',
    'src/pages/team.js: A page that is a React component',
    '"gray-matter" is not installed',
  ])
    expect(notes).toContainEqual(expect.stringContaining(expected));
  expect(notes.filter((note) => note.includes('The option "plugins"'))).toEqual([]);
});

test.each([
  [{ 'en/:rest*': ':rest*' }, 'en/guide/start.md', 'guide/start.md'],
  [{ 'en/:rest*': ':rest*' }, 'zh/guide/start.md', 'zh/guide/start.md'],
  [{ 'packages/:name/docs/:rest*': ':name/:rest*' }, 'packages/core/docs/api/index.md', 'core/api/index.md'],
  [{ 'a.b.md': 'c.md', ':rest*': 'd/:rest*' }, 'axb.md', 'd/axb.md'],
  [{ 'posts/:year(\\d+)-:name.md': ':year/:name.md' }, 'posts/2026-first.md', '2026/first.md'],
  [(path: string) => path.replace('src/', ''), 'src/a.md', 'a.md'],
])('rewrites of VitePress: %o, %s: %s', (rewrites, path, expected) => {
  expect(createRewrite(rewrites)(path)).toBe(expected);
});

test('DocSearch: what it needs, and what is asked by', () => {
  const notes: string[] = [];
  const context = { root: '', config: '', notes: [], note: (_: unknown, message: string) => notes.push(message) };
  const full = { appId: 'A', apiKey: 'k', indexName: 'i' };
  const made = (options: object, byLanguage: boolean) =>
    docSearchOf({ name: 'algolia', options: { ...options }, byLanguage }, context);
  expect(made(full, true)).toEqual({ mode: 'docsearch', ...full });
  expect(made(full, false)).toEqual({ mode: 'docsearch', ...full, filters: [] });
  const facetFilters = ['language:en', 'docusaurus_tag:default', 'type:lvl1'];
  expect(made({ ...full, searchParameters: { facetFilters } }, true)).toMatchObject({
    filters: ['lang:{lang}', 'type:lvl1'],
  });
  expect(notes.some((note) => note.includes('was not translated'))).toBe(false);
  expect(made({ appId: 'A', apiKey: 'k' }, true)).toBeUndefined();
  expect(notes.at(-1)).toBe('"algolia" was not translated: it has no appId, apiKey or indexName.');
});

describe('what is refused', () => {
  const source = join(temporary, 'nothing');
  mkdirSync(source);
  writeFileSync(join(source, 'index.md'), '# A');

  test('a folder of no known engine: the message names those that are', async () => {
    await expect(migrate({ cwd: source, to: '../out' })).rejects.toMatchObject({
      problem: { hint: expect.stringMatching(/Rspress.*VitePress.*Docusaurus/) },
    });
    await expect(migrate({ cwd: source, folder: 'away', to: '../out' })).rejects.toThrow('does not exist');
  });

  test('a target that has something in it, or is inside the source', async () => {
    await expect(migrate({ cwd: fixture('vitepress'), to: source })).rejects.toThrow('is not empty');
    await expect(migrate({ cwd: source, to: 'new' })).rejects.toThrow('cannot be inside');
  });

  test('a configuration that throws is reported, and the pages are moved all the same', async () => {
    const broken = join(temporary, 'broken');
    mkdirSync(join(broken, 'docs'), { recursive: true });
    writeFileSync(join(broken, 'rspress.config.js'), "throw new Error('no configuration');");
    writeFileSync(join(broken, 'docs/index.md'), '# A');
    const { notes } = await migrate({ cwd: broken, to: join(temporary, 'whole') });
    expect(notes.map(noteText)).toEqual([
      expect.stringContaining('rspress.config.js: The configuration cannot be run: no configuration'),
    ]);
    expect(existsSync(join(temporary, 'whole/docs/index.md'))).toBe(true);
  });
});
