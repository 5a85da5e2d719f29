import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runFolia, startFolia } from '../../harness/folia';
import { hydrated, markDocument } from '../../harness/page-states';
import { expect, pageTest as test } from '../../harness/page-test';
import type { FixtureDir } from '../../harness/site-folder';

test.setTimeout(120_000);

interface SiteOptions {
  base: string;
  title: string;
  langs: string[];
  more?: string;
}

function config({ base, title, langs, more = '' }: SiteOptions): string {
  const locales = langs.map((lang) => `{ lang: '${lang}', label: '${lang}', title: '${title}' }`).join(', ');
  const social = `{ icon: 'x', mode: 'link', content: 'https://example.org/${title}' }`;
  return `export default { outDir: 'dist', lang: 'en', title: '${title}', base: '${base}', ${more} theme: { locales: [${locales}], socialLinks: [${social}] } };`;
}

const pages = {
  'docs/en/index.md': '---\npageType: home\nhero:\n  name: Harbour\n---\n',
  'docs/en/guide.md': '# Guide\n\n## First\n\nTo the [pier](/pier).\n\n```ts\nexport const depth = 12;\n```\n',
  'docs/en/pier.md': '# Pier\n\nText.\n',
  'docs/zh/index.md': '# 首页\n\n第一页。\n',
};

async function build(fixtureDir: FixtureDir, name: string, files: Record<string, string>): Promise<string> {
  const folder = fixtureDir.write(name, { ...pages, ...files });
  const { code, output } = await runFolia(folder, ['build']);
  expect(code, output).toBe(0);
  return folder;
}

/** Files below `static/`: path → text. */
function readStatic(folder: string): Map<string, string> {
  const root = join(folder, 'dist/static');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const isData = (path: string): boolean => /^(?:data|nav)\/|^search_index/.test(path);

const getCode = (folder: string): [path: string, text: string][] =>
  [...readStatic(folder)].filter(([path]) => !isData(path));

test('sites without code of their own share all code and styles byte for byte, and work under any base', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir, page, traffic }) => {
  const port = { base: '/port/of/call/', title: 'Port', langs: ['en', 'zh'] };
  const root = { base: '/', title: 'Root', langs: ['en'], more: "hydrate: 'intent'," };
  const first = await build(fixtureDir, 'port', { 'folia.config.ts': config(port) });
  const second = await build(fixtureDir, 'root', { 'folia.config.ts': config(root) });
  const code = getCode(first);
  expect(code.length).toBeGreaterThan(20);
  expect(getCode(second)).toEqual(code);
  // no bundler ran
  for (const folder of [first, second]) expect(existsSync(join(folder, '.folia'))).toBe(false);

  for (const [folder, { base, title }] of [[first, port] as const, [second, root] as const]) {
    const server = await startFolia(folder, ['preview'], { base });
    try {
      await page.goto(`${server.url}guide`);
      await page.locator('.folia-header button').first().focus();
      await hydrated(page);
      await expect(page.locator('.folia-header')).toContainText(title);
      const isSameDocument = await markDocument(page);
      await page.locator('main').getByRole('link', { name: 'pier', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Pier');
      expect(await isSameDocument()).toBe(true);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('first');
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('First');
      const sheets = traffic.urls().filter((url) => /\/styles\.\w+\.css$/.test(url));
      expect(new Set(sheets).size, 'the style sheet is not loaded a second time').toBe(sheets.length);
      for (const url of traffic.urls()) expect(url.startsWith(server.url), url).toBe(true);
    } finally {
      await server.stop();
      traffic.clear();
    }
  }
});

/** A page as users get it, but for the names that change with what is in a file. */
const getPage = (folder: string, name: string): string =>
  readFileSync(join(folder, 'dist', name), 'utf8')
    .replaceAll(/\.[0-9a-f]{8}\.(?=css|js)/g, '.')
    .replaceAll(/"build":"\w+"/g, '"build":""');

const getSize = (folder: string, extension: string): number =>
  getCode(folder)
    // no page has a component of the site's own, whose style sheet only the bundled site has
    .filter(([path]) => path.endsWith(extension) && !/\/components\./.test(path))
    .reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0);

test('a site with a style sheet of its own is bundled: the same pages, as light as prebuilt ones', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  const options = { base: '/port/', title: 'Port', langs: ['en', 'zh'] };
  const plain = await build(fixtureDir, 'plain', { 'folia.config.ts': config(options) });
  const own = { 'folia.config.ts': config({ ...options, more: "globalStyles: ['./own.css']," }), 'own.css': '' };
  const bundled = await build(fixtureDir, 'bundled', own);
  expect(existsSync(join(bundled, '.folia'))).toBe(true);
  for (const name of ['index.html', 'guide.html', 'guide.json', 'zh/index.html', '404.html'])
    expect(getPage(plain, name), name).toBe(getPage(bundled, name));
  for (const extension of ['.js', '.css'])
    expect(Math.abs(getSize(plain, extension) / getSize(bundled, extension) - 1)).toBeLessThan(0.01);
});
