import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../../harness/layout-shift';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.describe('callouts', () => {
  test('DP-06 containers and GitHub alerts give the same', async ({ page }) => {
    await page.goto('callouts');
    const title = (type: string) => page.locator(`.folia-callout[data-type="${type}"] .folia-callout-title`);
    await expect(title('tip')).toHaveText('TIP');
    await expect(title('note')).toHaveText('NOTE');
    await expect(title('warning')).toHaveText('Mind the gap');
    await expect(title('danger')).toHaveText('Do not');
    await expect(page.locator('.folia-callout[data-type="note"]')).toContainText('A note in the way of GitHub.');
    await expect(page.getByText(':::')).toHaveCount(0);
  });

  test('DP-06 `details` is a native disclosure', async ({ page }) => {
    await page.goto('callouts');
    await expect(page.getByText('Hidden until it is opened.')).toBeHidden();
    await page.locator('summary', { hasText: 'More' }).click();
    await expect(page.getByText('Hidden until it is opened.')).toBeVisible();
  });
});

test.describe('code blocks', () => {
  const block = (page: Page, text: string) => page.locator('.folia-code', { hasText: text });

  test('CB-07 SF-14 a title and marked lines, and no line numbers', async ({ page }) => {
    await page.goto('code');
    await expect(block(page, 'second').locator('.folia-code-title')).toHaveText('rslib.config.ts');
    await expect(block(page, 'second').locator('.line.highlighted')).toHaveText('export const second = 2;');
    await expect(page.locator('.folia-code[data-lines]')).toHaveCount(0);
  });

  test('diff and focus are written as comments, which vanish', async ({ page }) => {
    await page.goto('code');
    await expect(block(page, 'kept').locator('.line.diff.add')).toHaveText('const added = true;');
    await expect(block(page, 'kept').locator('.line.diff.remove')).toHaveText('const gone = true;');
    await expect(block(page, 'kept').locator('.line.focused')).toHaveText('const seen = true;');
    await expect(page.getByText('[!code')).toHaveCount(0);
  });

  test('SF-15 the five languages have colours, an unknown one is plain', async ({ page }) => {
    await page.goto('code');
    for (const text of ['first: string', 'const kept', 'npm install', 'color: red', '<p class'])
      await expect(block(page, text).locator('[class^="t-"]').first(), text).toBeAttached();
    await expect(block(page, 'plain text').locator('[class^="t-"]')).toHaveCount(0);
  });

  test('CB-01 CB-03 CB-09 copying takes the code and nothing else', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('code');
    await hydrated(page);
    const inList = page.locator('li .folia-code');
    await inList.hover();
    await inList.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('npm install folia');
    await block(page, 'second').hover();
    await block(page, 'second').getByRole('button', { name: 'Copy code' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("export const first: string = 'one';\nexport const second = 2;");
  });

  test('CB-05 wrapping is off at first and switches one block', async ({ page }) => {
    await page.goto('code');
    await hydrated(page);
    const long = block(page, 'long long');
    const isCut = () => long.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth + 1);
    expect(await isCut()).toBe(true);
    await long.hover();
    await long.getByRole('button', { name: 'Toggle code wrap' }).click();
    await expect.poll(isCut).toBe(false);
    await expect(page.locator('.folia-code[data-wrap]')).toHaveCount(1);
  });
});

test.describe('tabs', () => {
  const tab = (page: Page, name: string, nth = 0) => page.getByRole('tab', { name }).nth(nth);

  test('TB-02 tabs of one group switch together and are remembered', async ({ page }) => {
    await page.goto('tabs');
    await hydrated(page);
    await expect(page.getByText('Apples are red.')).toBeVisible();
    await tab(page, 'Pears').click();
    await expect(page.getByText('Pears are green.')).toBeVisible();
    await expect(page.getByText('Pear cake.')).toBeVisible();
    await expect(page.getByText('Apple pie.')).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Pear cake.')).toBeVisible();
  });

  test('TB-09 arrow keys move', async ({ page }) => {
    await page.goto('tabs');
    await hydrated(page);
    await tab(page, 'Apples').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Pears')).toBeFocused();
    await expect(tab(page, 'Pears')).toHaveAttribute('aria-selected', 'true');
  });

  test('TB-05 TB-06 a command is shown for each package manager', async ({ page }) => {
    await page.goto('tabs');
    await hydrated(page);
    for (const [manager, command] of [
      ['npm', 'npm install folia -D'],
      ['yarn', 'yarn add folia -D'],
      ['pnpm', 'pnpm install folia -D'],
      ['bun', 'bun add folia -D'],
    ] as const) {
      await page.getByRole('tab', { name: manager, exact: true }).click();
      await expect(page.getByRole('tabpanel').filter({ hasText: command })).toBeVisible();
    }
  });
});

test.describe('text', () => {
  test('GitHub Flavored Markdown', requirement('DP-05'), async ({ page }) => {
    await page.goto('text');
    await expect(page.locator('main del')).toHaveText('struck');
    await expect(page.locator('main').getByRole('link', { name: 'https://example.com' })).toBeVisible();
    await expect(page.locator('main input[type="checkbox"]')).toHaveCount(2);
    await expect(page.locator('main input[type="checkbox"]').first()).toBeChecked();
    await expect(page.locator('main td').nth(2)).toHaveCSS('text-align', /right|end/);
    await expect(page.locator('main [style]')).toHaveCount(0);
  });

  test('PD-04 PD-06 DP-04 titles, ids and anchors', async ({ page }) => {
    await page.goto('text');
    await expect(page).toHaveTitle('Title of the page - Content');
    const ids = await page.locator('main h2').evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toEqual(['same', 'same-1', 'with-code-and-a-link', 'custom-id']);
    await expect(page.getByText('{#custom-id}')).toHaveCount(0);
    await expect(page.locator('main h2 .folia-anchor').first()).toHaveAttribute('href', '#same');
    await expect(page.getByText('description:')).toHaveCount(0);
  });

  test('DP-10 images know their size, and nothing jumps', { tag: '@dev' }, async ({ page }) => {
    const shiftOf = await watchLayoutShift(page);
    await page.goto('text');
    await hydrated(page);
    const square = page.getByAltText('A red square');
    await expect(square).toHaveAttribute('width', '120');
    await expect(square).toHaveAttribute('height', '80');
    await square.scrollIntoViewIfNeeded();
    await expect.poll(() => square.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(120);
    await expect(page.getByAltText('A file of the public')).toHaveAttribute('src', '/round.svg');
    expect(await shiftOf()).toBeLessThan(0.02);
  });

  test('DP-10 the name of an image holds its hash', { tag: '@build-only' }, async ({ page }) => {
    await page.goto('text');
    await expect(page.getByAltText('A red square')).toHaveAttribute('src', /\/square\.[\w-]{8,}\.svg$/);
  });

  test('Chinese bold next to full-width punctuation', async ({ page }) => {
    await page.goto('zh/');
    await expect(page.locator('main strong')).toHaveText(['重点（强调）', '“引号”']);
    await expect(page.getByText('**')).toHaveCount(0);
  });
});
