import { watchLayoutShift } from '../../harness/layout-shift';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.describe('Markdown and MDX', requirement('DP-05'), () => {
  test('GitHub-flavoured Markdown: tables, task lists, strikethrough, autolinks', async ({ page }) => {
    await page.goto('text');
    const main = page.getByRole('main');
    await expect(main.locator('del')).toHaveText('struck');
    await expect(main.getByRole('link', { name: 'https://example.com' })).toHaveAttribute(
      'href',
      /^https:\/\/example\.com\/?$/,
    );
    const boxes = main.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await expect(boxes.first()).toBeChecked();
    await expect(boxes.last()).not.toBeChecked();
    await expect(main.getByRole('columnheader')).toHaveText(['Left', 'Middle', 'Right']);
    await expect(main.getByRole('cell')).toHaveText(['a', 'b', 'c']);
    await expect(main.getByRole('cell').nth(2)).toHaveCSS('text-align', /right|end/);
    await expect(main.locator('[style]')).toHaveCount(0);
  });

  test('MDX: imports, expressions, components of the site and of the theme', async ({ page }) => {
    await page.goto('mdx');
    const main = page.getByRole('main');
    await expect(main.locator('p.greeting')).toHaveText('Hello, Ada.');
    await expect(main.getByText('The answer is 42.')).toBeVisible();
    await expect(main.locator('.folia-badge')).toHaveText('new');
    await expect(main.getByRole('cell')).toHaveText(['one', '43']);
    await expect(main.getByText('import')).toHaveCount(0);
  });
});

test('title, ids and anchors', async ({ page }) => {
  await page.goto('text');
  await expect(page).toHaveTitle('Title of the page - Content');
  const ids = await page.locator('main h2').evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids).toEqual(['same', 'same-1', 'with-code-and-a-link', 'custom-id']);
  await expect(page.getByText('{#custom-id}')).toHaveCount(0);
  await expect(page.locator('main h2 .folia-anchor').first()).toHaveAttribute('href', '#same');
  await expect(page.getByText('description:')).toHaveCount(0);
});

test.describe('images', requirement('DP-10'), () => {
  test('their size is known, and nothing moves when they load', async ({ page }) => {
    const shiftOf = await watchLayoutShift(page);
    await page.goto('text');
    await hydrated(page);
    const square = page.getByAltText('A red square');
    await expect(square).toHaveAttribute('width', '120');
    await expect(square).toHaveAttribute('height', '80');
    await square.scrollIntoViewIfNeeded();
    await expect.poll(() => square.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(120);
    const round = page.getByAltText('A file of the public');
    await expect(round).toHaveAttribute('src', '/docs/round.svg');
    await round.scrollIntoViewIfNeeded();
    await expect.poll(() => round.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
    expect(await shiftOf()).toBeLessThan(0.02);
  });

  test('a relative one is bundled: its address has a hash', { tag: '@build-only' }, async ({ page }) => {
    await page.goto('text');
    const square = page.getByAltText('A red square');
    await expect(square).toHaveAttribute('src', /^\/docs\/.*square\.[\w-]{8,}\.svg$/);
  });
});

test('Chinese bold next to full-width punctuation', async ({ page }) => {
  await page.goto('zh/');
  await expect(page.locator('main strong')).toHaveText(['重点（强调）', '“引号”']);
  await expect(page.getByText('**')).toHaveCount(0);
});
