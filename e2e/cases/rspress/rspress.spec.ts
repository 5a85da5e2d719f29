import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test('components of the theme keep their names and shapes', async ({ page }) => {
  await page.goto('');
  const text = page.locator('main .folia-doc');
  await expect(text.locator('.folia-badge')).toHaveText('from Rspress');
  await expect(text.getByRole('link', { name: 'Read the guide' })).toHaveAttribute('href', '/docs/guide/start');
  const callout = text.locator('.folia-callout');
  await expect(callout).toHaveAttribute('data-type', 'warning');
  await expect(callout.locator('.folia-callout-title')).toHaveText('Careful');
  await expect(callout.locator('strong')).toHaveText('hot');
  await expect(text.locator('.folia-code code').first()).toHaveText('npx rslib build');
  await expect(text.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
  await expect(text.getByRole('heading', { name: 'Topics' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'Install' })).toHaveAttribute('href', '/docs/guide/start#install');
});

test('hooks say what the page, the site and the label table say', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.facts')).toHaveText('Hello, Rspress /docs/ / en doc');
  await page.goto('zh/');
  await expect(page.locator('.facts')).toHaveText('你好，Rspress /docs/ /zh/ zh doc');
  await expect(page.getByRole('link', { name: '阅读指南' })).toHaveAttribute('href', '/docs/zh/guide/start');
});

test('all pages are listed with title, address, language and frontmatter', async ({ page }) => {
  await page.goto('');
  const links = page.locator('.posts a');
  await expect(links).toHaveText(['Second post', 'First post']);
  await expect(links.first()).toHaveAttribute('href', '/docs/blog/second');
  await expect(page.locator('.count')).toHaveText('8 pages');
  await page.goto('zh/');
  await expect(links).toHaveText(['第一篇']);
});

test('an island follows address and appearance, and leads to other pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('#more');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'at /docs/#more' });
  await expect(button).toHaveAttribute('data-dark', 'true');
  await button.click();
  await expect(page).toHaveURL(/\/docs\/guide\/start$/);
  await expect(page.locator('h1')).toContainText('Start');
});

test('a wide document has no outline, and an SVG is a component', async ({ page }) => {
  await page.goto('guide/wide');
  await expect(page.locator('main[data-wide] svg.logo')).toHaveAttribute('stroke-width', '2');
  await expect(page.locator('main[data-wide] svg.logo path')).toHaveCount(1);
  await expect(page.locator('.folia-outline')).toHaveCount(0);
  await expect(page.locator('main [data-folia-body]')).toHaveCSS('max-inline-size', 'none');
});

test('an SVG needs no query where it is used as a component, in pages and in components', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto('guide/wide');
  for (const name of ['plain-logo', 'in-counter'])
    await expect(page.locator(`main svg.${name}`)).toHaveAttribute('viewBox', '0 0 8 8');
});

test('a component with state works without a directive, and knows the tokens of Rspress', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto('guide/wide');
  const counter = page.getByRole('button', { name: 'counted' });
  const accent = await page
    .locator('main .folia-anchor, main a')
    .first()
    .evaluate((element) => {
      element.setAttribute('style', 'color: var(--folia-accent)');
      return getComputedStyle(element).color;
    });
  await expect(counter).toHaveCSS('color', accent);
  await expect(counter).toHaveText(/counted 2$/);
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText(/counted 2$/, { timeout: 500 });
  }).toPass();
});

test('a tree in a block of code is a file tree', async ({ page }) => {
  await page.goto('guide/wide');
  const tree = page.locator('.folia-file-tree');
  await expect(tree.locator('li')).toHaveText(['docs index.mdx', 'index.mdx', 'rspress.config.ts'], {
    useInnerText: false,
  });
});

test('pages without components of Rspress load none of its tokens', { tag: '@build-only' }, async ({ page }) => {
  const tokens = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rp-c-brand'));
  await page.goto('guide/wide');
  expect(await tokens()).not.toBe('');
  await page.goto('guide/start');
  expect(await tokens()).toBe('');
});

test('a folder is a bold line of the sidebar, a post has day and author, an icon is known', async ({ page }) => {
  await page.goto('guide/start');
  await expect(page.locator('#folia-sidebar')).toContainText('The guide');
  await expect(page.getByRole('link', { name: 'Bluesky' })).toBeVisible();
  await page.goto('blog/first');
  await expect(page.locator('main')).toContainText('Ada');
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', /^2026-01-02/);
});
