import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';
import { isRedirect, isSample } from './routes';

const website = fileURLToPath(new URL('../../website', import.meta.url));
const files = readdirSync(join(website, 'dist'), { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(join(website, 'dist'), join(entry.parentPath, entry.name)));
const htmlFiles = files.filter((name) => name.endsWith('.html') && !isRedirect(name) && !isSample(name));
const read = (name: string) => readFileSync(join(website, 'dist', name), 'utf8');

test('the output is files that any static host can serve', requirement('SF-01'), () => {
  const endings = new Set(files.filter((name) => /\.[a-z0-9]+$/.test(name)).map((name) => name.split('.').at(-1)));
  const known = [
    'html',
    'js',
    'css',
    'json',
    'svg',
    'png',
    'xml',
    'txt',
    'md',
    'webp',
    'avif',
    'ico',
    'map',
    'webmanifest',
  ];
  expect([...endings].filter((ending) => !known.includes(ending ?? ''))).toEqual([]);
  expect(files).toContain('404.html');
});

for (const [path, description, slogan, stack] of [
  [
    '',
    'The Rsbuild-based library build tool',
    'Leverage the knowledge and ecosystem of webpack and Rspack',
    'High-performance tool stack built around Rspack to boost modern web development',
  ],
  [
    'zh/',
    '基于 Rsbuild 的库构建工具',
    '复用 webpack 和 Rspack 的知识和生态',
    '围绕 Rspack 打造的高性能工具栈，助力现代 Web 开发',
  ],
] as const)
  test(`/${path} says what the tool is`, requirement('SF-03', 'SF-04', 'SF-05'), async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.getByRole('main')).toContainText(slogan);
    await expect(page.getByRole('main')).toContainText(stack);
  });

test(
  'nothing asks who the user is: no cookie, no password, no data sent',
  requirement('SF-06'),
  async ({ page, context }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    for (const path of ['', 'guide/start/quick-start', 'config/', 'zh/']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('link', { name: /log ?in|sign ?(in|up)|登录|注册/i })).toHaveCount(0);
      await expect(page.locator('input[type="password"], input[type="email"], form[action]')).toHaveCount(0);
    }
    expect(sent).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  'home pages end with the copyright line of 2024, centred and muted below a light line',
  requirement('SF-08'),
  async ({ page }) => {
    for (const path of ['', 'zh/']) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toHaveText(/^\s*Copyright © 2024 \S.*\.\s*$/);
      await expect(footer).toHaveCSS('border-top-width', '1px');
      const text = footer.getByText('2024').last();
      await expect(text).toHaveCSS('font-size', '14px');
      await expect(text).toHaveCSS('text-align', 'center');
      const colours = await text.evaluate((line) => [line, document.body].map((each) => getComputedStyle(each).color));
      expect(colours[0], 'muted').not.toBe(colours[1]);
    }
    await page.goto('guide/start/quick-start');
    await expect(page.getByText('Copyright ©')).toHaveCount(0);
  },
);

test('the base is `/`', requirement('SF-10'), async ({ page }) => {
  const data = files
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^static\/.*\bsite\b.*\.json$/.test(name));
  expect(data.length).toBeGreaterThan(0);
  for (const name of data) expect(JSON.parse(read(name)).site.rules.base, name).toBe('/');
  await page.goto('guide/start/');
  await expect(page.locator('.folia-logo')).toHaveAttribute('href', '/');
});

test(
  'addresses have no ending: no link ends in `.html`, and pages answer',
  requirement('SF-11'),
  async ({ request }) => {
    for (const name of htmlFiles) {
      const internal = [...read(name).matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
      expect(internal.length, name).toBeGreaterThan(0);
      expect(
        internal.filter((href) => /\.html(?:[?#]|$)/.test(href)),
        name,
      ).toEqual([]);
    }
    for (const path of ['/guide/start/quick-start', '/zh/config/lib/dts'])
      expect((await request.get(path)).status(), path).toBe(200);
  },
);

test('every page is complete in its HTML', () => {
  for (const name of htmlFiles.filter((file) => file !== '404.html')) {
    const html = read(name);
    expect(html, name).toMatch(/<title>[^<]+<\/title>/);
    expect(html, name).toContain('folia-header');
    expect(html, name).toMatch(/<h1[\s>]/);
    if (/(?:^|\/)(?:guide|config|api)\//.test(name)) expect(html, name).toContain('class="folia-sidebar"');
  }
});

test(
  'there is no form: fields only search and filter, and find no fault with what is typed',
  requirement('SF-18'),
  async ({ page }) => {
    const odd = '<>&"\'%%%';
    const expectNoFault = async (field: Locator) => {
      await field.fill(odd);
      expect(await field.evaluate((each: HTMLInputElement) => each.validity.valid)).toBe(true);
      await expect(page.locator('[aria-invalid], [role="alert"]')).toHaveCount(0);
    };
    for (const path of ['config/', 'guide/start/quick-start', 'blog/']) {
      await page.goto(path);
      await hydrated(page);
      const types = await page
        .locator('input:not([type="checkbox"]:disabled), textarea, select')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('type')));
      expect(types.filter((type) => type !== 'search')).toEqual([]);
      await expect(page.locator('form[action]')).toHaveCount(0);
    }
    await page.goto('config/');
    await hydrated(page);
    await expectNoFault(page.getByRole('searchbox').first());
    const { open, ask, field } = searchOf(page);
    await open();
    await expectNoFault(field);
    await ask(odd);
    await expect(page.locator('[aria-invalid], [role="alert"]')).toHaveCount(0);
  },
);

test('the introduction has one diagram, in both languages', requirement('DP-11'), async ({ page }) => {
  for (const path of ['guide/start/', 'zh/guide/start/']) {
    await page.goto(path);
    await expect(page.locator('article img')).toHaveCount(1);
    expect(await page.locator('article img').getAttribute('alt')).not.toBe('');
  }
});

test('every page has a text, in both languages', requirement('DP-12'), () => {
  const overviews = /^(?:zh\/)?(?:(?:config|blog)\/index|index|404)\.html$/;
  const short = htmlFiles.filter((name) => {
    const article = /data-folia-body=""[^>]*>([\s\S]*)<\/article>/.exec(read(name))?.[1] ?? '';
    const words = article
      .replace(/<pre[\s\S]*?<\/pre>/g, '')
      .replace(/<[^>]+>/g, '')
      .trim();
    return !overviews.test(name) && words.length < 200;
  });
  expect(short).toEqual([]);
});

test(
  'what pages say is in no script and in no data of the site; no file tells where it was built',
  requirement('PD-08'),
  () => {
    const text = files.filter((name) => /\.(?:html|js|json|css|xml|txt|md)$/.test(name));
    expect(text.filter((name) => read(name).includes(website))).toEqual([]);
    const sentences = ['guide/start/quick-start.html', 'zh/config/lib/dts.html'].map(longestParagraph);
    for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(15);
    const common = text.filter((name) => /\.js$/.test(name) || /^static.*\.json$/.test(name));
    const holding = common.filter((name) => sentences.some((sentence) => read(name).includes(sentence)));
    expect(holding.filter((name) => !/search_index/.test(name))).toEqual([]);
    expect(holding.filter((name) => /search_index/.test(name))).toHaveLength(2);
  },
);

/** The longest run of plain text in a paragraph. */
function longestParagraph(name: string): string {
  const texts = [...read(name).matchAll(/<p>([^<&"\\\n]+)/g)].map(([, text]) => text?.trim() ?? '');
  return texts.sort((a, b) => b.length - a.length)[0] ?? '';
}
