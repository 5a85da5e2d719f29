import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

/** What Firefox 115, Chromium 109 and Safari 16.3 lack, as scripts see it. */
const removeFeatures = () => {
  delete (HTMLElement.prototype as { popover?: unknown }).popover;
  delete (Document.prototype as { adoptedStyleSheets?: unknown }).adoptedStyleSheets;
  const construct = () => {
    throw new TypeError('Illegal constructor');
  };
  window.CSSStyleSheet = new Proxy(CSSStyleSheet, { construct });
  const { supports } = CSS;
  CSS.supports = (...given: [string]) => !given.join().includes(':has') && supports.apply(CSS, given);
};

const hasNoButton = (page: Page) => expect(page.locator('button:visible')).toHaveCount(0);

test.describe('in a browser before the baseline', { tag: '@build-only' }, () => {
  for (const width of [1280, 360])
    test(`the page is read and leads on, without a button that does nothing, at ${width} px`, {
      tag: width === 360 ? [] : '@all',
    }, async ({ page }) => {
      await page.addInitScript(removeFeatures);
      await page.setViewportSize({ width, height: 740 });
      await page.goto('guide/start');
      await hasNoButton(page);
      for (const text of ['First way', 'Second way'])
        await expect(page.locator('.folia-tab-panel').getByText(text, { exact: true }).first()).toBeVisible();
      await expect(page.getByText('export const answer = 42;')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.locator('.folia-sidebar').getByRole('link', { name: 'All pages' }).click();
      await expect(page).toHaveURL(/\/guide\/$/);
      await page.locator('.folia-header').getByRole('link', { name: 'Guide' }).click();
      await expect(page.getByText('Text of the start. v2')).toBeVisible();
    });
});
