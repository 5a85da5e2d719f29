import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

async function openForPrint(page: Page): Promise<void> {
  await page.goto('print');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
}

/** What the style sheet adds after a link. */
const textAfter = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link, '::after').content);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`from the ${colorScheme} appearance`, () => {
    test.use({ colorScheme, viewport: { width: 794, height: 1123 } });

    test('only the article is printed, dark on white', async ({ page }) => {
      await openForPrint(page);
      for (const part of ['.folia-header', '.folia-sidebar', '.folia-mobile-bar', '.folia-prev-next', '.folia-anchor'])
        await expect(page.locator(part).first(), part).toBeHidden();
      await expect(page.locator('.folia-code-buttons')).toBeHidden();
      const lightness = await page.locator('html').evaluate((html) => {
        const { backgroundColor, color } = getComputedStyle(html);
        return [backgroundColor, color].map((value) => Number.parseFloat(value.replace('oklch(', '')));
      });
      expect(lightness[0]).toBe(1);
      expect(lightness[1]).toBeLessThan(0.4);
    });
  });

test.describe('on paper', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  test.beforeEach(({ page }) => openForPrint(page));

  test('all tabs are printed, and what was folded', async ({ page }) => {
    await expect(page.getByText('Apples are red.')).toBeVisible();
    await expect(page.getByText('Pears are green.')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText('Read on paper, too.')).toBeVisible();
  });

  test('links that leave the site show their addresses', { tag: '@all' }, async ({ page }) => {
    expect(await textAfter(page, 'external link')).toContain('https://example.com/far');
    expect(await textAfter(page, 'inner link')).toBe('none');
    expect(await textAfter(page, 'a place of this page')).toBe('none');
  });

  test('labels of tabs stay with their panels, callouts keep their icons where backgrounds are not printed', async ({
    page,
  }) => {
    await expect(page.locator('.folia-tab-panel').first()).toHaveCSS('break-inside', 'avoid');
    const icon = await page.locator('.folia-callout-title').evaluate((title) => {
      const { backgroundImage, maskImage, printColorAdjust } = getComputedStyle(title, '::before');
      return { picture: backgroundImage.startsWith('url('), maskImage, printColorAdjust };
    });
    expect(icon).toEqual({ picture: true, maskImage: 'none', printColorAdjust: 'exact' });
  });

  test('tables and code are whole', async ({ page }) => {
    const cut = await page
      .locator('.folia-table, .folia-code pre')
      .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.className));
    expect(cut).toEqual([]);
    await expect(page.getByRole('cell', { name: 'the end of the table' })).toBeInViewport();
  });
});
