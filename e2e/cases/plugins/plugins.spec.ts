import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const meta = (name: string) => `head meta[name="${name}"]`;

test('options, Markdown and pages of plugins are those of the site', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  await expect(page.locator(meta('description'))).toHaveAttribute('content', 'Plugins and members');
  await expect(page.locator('main strong.loud')).toHaveText('loud');
  // In the dev server, a document whose code changes while it loads is loaded again.
  await hydrated(page);

  await page.goto('members/');
  await expect(page.locator('main')).toContainText('2 members.');
  const sidebar = page.locator('.folia-sidebar');
  await expect(sidebar.getByRole('link', { name: 'Grace' })).toHaveAttribute('href', '/members/grace');
  await sidebar.getByRole('link', { name: 'Ada' }).click();
  await expect(page.locator('main h1')).toContainText('Ada');
  await expect(page.locator('main').getByRole('link', { name: 'the guide' })).toHaveAttribute('href', '/guide/start');

  await page.goto('members/count');
  await expect(page.locator('main .count')).toHaveText('This is /members/count');
});

test('functions make tags of a page, which go when it is left', { tag: '@dev' }, async ({ page }) => {
  await page.goto('members/ada');
  await expect(page.locator(meta('author'))).toHaveAttribute('content', 'Ada');
  await expect(page.locator(meta('generator'))).toHaveCount(1);
  await page.locator('main').getByRole('link', { name: 'the guide' }).click();
  await expect(page.locator(meta('robots'))).toHaveAttribute('content', 'noindex /guide/start');
  await expect(page.locator(meta('author'))).toHaveCount(0);
  await expect(page.locator(meta('generator'))).toHaveCount(1);
});

test('search finds pages of plugins', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('grace');
  await expect(page.getByRole('option', { name: /Grace/ }).first()).toBeVisible();
});

test('components receive what the schema makes of the frontmatter', { tag: '@dev' }, async ({ page }) => {
  await page.goto('hard');
  await expect(page.locator('main .level')).toHaveText('hard ***');
  await page.goto('easy');
  await expect(page.locator('main .level')).toHaveText('easy *');
});

test('plugins add files', { tag: '@dev' }, async ({ page }) => {
  const pages = await (await page.request.get('/data/pages.json')).json();
  expect(pages).toMatchObject({
    '/': 'Plugins',
    '/members/': 'Everyone',
    '/members/ada': 'Ada',
    '/members/count': 'Count',
  });
  expect(await (await page.request.get('/data/ada.txt')).text()).toContain('The member Ada writes.');
  expect((await page.request.get('/data/none.txt')).status()).toBe(404);
});

test('pages of plugins are in the site map and in llms.txt', { tag: '@build-only' }, async ({ page }) => {
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('<loc>https://example.org/members/ada</loc>');
  expect(await (await page.request.get('/llms.txt')).text()).toContain('[Ada](https://example.org/members/ada.md)');
  expect(await (await page.request.get('/built.txt')).text()).toBe('8');
});
