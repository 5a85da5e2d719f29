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

/** Makes the style sheets what they are in browsers without nested rules and `:has()`. */
const removeRules = () => {
  const clean = (parent: CSSStyleSheet | CSSGroupingRule) => {
    for (const [index, rule] of [...[...parent.cssRules].entries()].reverse()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText === 'not selector(&)') {
        const rules = [...rule.cssRules].map(({ cssText }) => cssText);
        parent.insertRule(`@media all { ${rules.join('')} }`, index);
      } else if (rule instanceof CSSStyleRule) {
        while (rule.cssRules.length > 0) rule.deleteRule(0);
        if (rule.selectorText.includes(':has(')) parent.deleteRule(index);
      } else if (rule instanceof CSSGroupingRule) clean(rule);
    }
  };
  for (const sheet of document.styleSheets) clean(sheet);
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

  for (const width of [1280, 360])
    test(`that ignores nested rules of style sheets, pages are readable at ${width} px`, {
      tag: width === 360 ? [] : '@all',
    }, async ({ page }) => {
      await page.addInitScript(removeFeatures);
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['', 'custom', '404', 'zh/guide/', 'guide/start']) {
        await page.goto(path);
        await hasNoButton(page);
        await page.evaluate(removeRules);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        await expect(page.locator('.folia-header').getByRole('link').last()).toBeInViewport();
        await expect(page.locator('.folia-skip-link')).not.toBeInViewport();
      }
      const code = page.locator('.folia-code pre');
      await code.evaluate((element) => element.scrollTo({ left: 9999 }));
      expect(await code.evaluate((element) => element.scrollLeft), 'long lines are scrolled to').toBeGreaterThan(0);
      await expect(page.getByRole('link', { name: 'leads on' })).toHaveCSS('text-decoration-line', 'underline');
      const text = await page.locator('.folia-doc').boundingBox();
      expect(text?.width).toBeGreaterThan(Math.min(width - 60, 500));
      await page.locator('.folia-sidebar').getByRole('link', { name: 'All pages' }).click();
      await expect(page).toHaveURL(/\/guide\/$/);
    });
});
