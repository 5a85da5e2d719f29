import { walk } from '../../harness/keyboard-walk';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const kinds = [
  ['custom-mdx', 'A custom page in MDX', 3],
  ['custom-tsx', 'A custom page in TSX', 7],
  ['blank-mdx', 'A blank page in MDX', 5],
  ['blank-tsx', 'A blank page in TSX', 9],
] as const;
const besides = ['.folia-sidebar', '.folia-outline', '.folia-page-footer', '.folia-footer', '.folia-mobile-bar'];

for (const [path, heading, start] of kinds) {
  const blank = path.startsWith('blank');
  test(
    `${path} shows its own content${blank ? '' : ' below the header'}`,
    requirement(blank ? 'CP-02' : 'CP-01', 'CP-03', 'CP-04'),
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveTitle('Pages');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(blank ? 0 : 1);
      for (const part of besides) await expect(page.locator(part), part).toHaveCount(0);
      const button = page.locator('.counter');
      await expect(button).toHaveText(`${start}`);
      await button.click();
      await expect(button).toHaveText(`${start + 1}`);
    },
  );
}

// MDX and TSX have the same layouts
for (const path of ['custom-tsx', 'blank-tsx'])
  test(`the Tab key reaches every control of ${path}, each visible and with its focus ring`, {
    tag: path === 'custom-tsx' ? [] : '@all',
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const stops = await walk(page);
    expect(stops.filter(({ ring, hidden }) => !ring || hidden)).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(path.startsWith('blank') ? 1 : 3);
  });

test('every kind is reached and left without a reload', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  for (const [path, heading] of kinds) {
    await page
      .getByRole('main')
      .getByRole('link', { name: path.replace('-', ' ').replace(/mdx|tsx/, (end) => end.toUpperCase()) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveTitle('Pages');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
  }
  expect(await isSameDocument()).toBe(true);
});

test('a component knows its page, and its links are those of the site', async ({ page }) => {
  await page.goto('custom-tsx');
  await expect(page.getByText('Its address is /custom-tsx')).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Written as a component.');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A blank page in TSX');
});

test('a document may be a component; without a level-1 heading its title is one', async ({ page }) => {
  await page.goto('doc-tsx');
  await hydrated(page);
  await expect(page).toHaveTitle('A document - Pages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A document');
  await expect(page.locator('.folia-outline').getByRole('link', { name: 'First part' })).toBeAttached();
});

test('a Chinese custom page has the site title of its language', { tag: '@all' }, async ({ page }) => {
  await page.goto('zh/custom-mdx');
  await expect(page).toHaveTitle('页面');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('自定义页面');
});

test('a page of the site replaces the 404 page', { tag: '@build-only' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404 \(Not Found\)/);
  const response = await page.goto('nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A page for the lost');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, heading, start] of kinds)
    test(`${path} is complete`, { tag: path === 'custom-mdx' || path === 'blank-tsx' ? [] : '@all' }, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.locator('.counter')).toHaveText(`${start}`);
    });
});
