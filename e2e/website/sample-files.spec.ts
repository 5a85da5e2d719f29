import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../harness/website-test';
import { fileOf, routes } from './routes';

const languages = [
  { path: 'config/lib/umd-name', show: 'Show the whole sample', repository: 'Folder in the repository' },
  { path: 'zh/config/lib/umd-name', show: '查看完整示例', repository: '在仓库中查看' },
];

for (const { path, show, repository } of languages) {
  test(`the files of a sample unfold by keyboard: ${path}`, { tag: path.startsWith('zh/') ? [] : '@all' }, async ({
    page,
    traffic,
  }) => {
    const framed = () => traffic.urls().filter((url) => url.includes('/samples/'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const control = page.locator('summary', { hasText: show }).first();
    await control.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(framed(), 'requests before the fold is open').toEqual([]);

    await control.focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe').first();
    const files = frame.contentFrame();
    await expect(files.getByRole('heading', { name: 'rslib.config.ts' })).toBeVisible();
    await expect(files.getByText('defineConfig').first()).toBeVisible();
    await expect(files.getByRole('heading', { name: 'output' })).toHaveCount(0);
    expect(framed()).toHaveLength(1);
    // As high as its document, as wide as the text, in the page's colours.
    const height = await files.locator('body').evaluate(({ clientHeight }) => clientHeight);
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await files.locator('body').evaluate(colour)).toBe(await page.locator('html').evaluate(colour));

    await page.keyboard.press('Tab');
    const link = files.getByRole('link', { name: repository });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/.*\/website\/samples\/global-names$/);
  });
}

test('a later output of the sample leads to its files and unfolds them', { tag: '@all' }, async ({ page }) => {
  await page.goto('config/lib/umd-name');
  const later = page.locator('p.sample-files a').first();
  const name = (await later.getAttribute('href'))?.slice('#sample-'.length);
  await later.click();
  const frame = page.locator(`iframe#sample-${name}`);
  await expect(frame).toBeInViewport();
  await expect(frame.contentFrame().getByRole('heading', { name: 'package.json' })).toBeVisible();
});

test('controls and versions add at most 150 bytes to a typical page', () => {
  const most = '/zh/guide/faq/exceptions';
  const some = routes.filter((route, index) => index % 12 === 0 || route === most);
  const added = some.flatMap((route) => {
    const html = readFileSync(fileOf(route), 'utf8');
    const without = html.replace(/<(details|p) class="sample-(?:files|version)"[\s\S]*?<\/\1>/g, '');
    if (html === without) return [];
    return [brotliCompressSync(html).length - brotliCompressSync(without).length];
  });
  const typical = added.sort((a, b) => a - b)[added.length >> 1];
  expect(added.length).toBeGreaterThan(7);
  expect(typical).toBeLessThanOrEqual(150);
  // The page that quotes most has 41 outputs.
  expect(added.at(-1)).toBeLessThanOrEqual(250);
});

test('every page that quotes samples names the version they were built with', async ({ page }) => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const { version } = lock.packages['node_modules/@rslib/core'];
  for (const path of ['guide/basic/output-files', 'zh/guide/basic/output-files']) {
    await page.goto(path);
    await expect(page.locator('.sample-version')).toContainText(`@rslib/core ${version}`);
  }
});
