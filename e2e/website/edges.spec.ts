import type { Page } from '@playwright/test';
import { expect, test } from '../harness/website-test';

const widths = [360, 1440, 1920, 2560];

/** Left and right edge of an element, or of what is inside its padding. */
const edgesOf = (page: Page, selector: string, inside = false) =>
  page.locator(selector).evaluate((element, inner) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return inner ? [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)] : [left, right];
  }, inside);

test('the header has the edges of what is below it, however wide the window is', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('');
  expect(await edgesOf(page, '.folia-header-inner', true)).toEqual(await edgesOf(page, '.landing-panel'));
  await page.goto('guide/start/quick-start');
  expect(await edgesOf(page, '.folia-header-inner')).toEqual(await edgesOf(page, '.folia-doc-page'));
});

for (const path of ['config/', 'blog/'])
  test(`/${path} ends where the header does, and its lines can be read`, {
    tag: path === 'config/' ? [] : '@all',
  }, async ({ page }) => {
    await page.goto(path);
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [, end] = await edgesOf(page, '.folia-header-inner', true);
      expect((await edgesOf(page, '.folia-doc-main', true))[1], `at ${width} px`).toBe(end);
      const [left = 0, right = 0] = await edgesOf(page, '[data-folia-body] > p:first-of-type');
      expect(right - left, `at ${width} px`).toBeLessThan(760);
    }
  });

test('text, code, tables, lists, tabs and callouts have one right edge', async ({ page }) => {
  const kinds = ['p', 'ul', '.folia-code', '.folia-table', '.folia-tabs', '.folia-callout'];
  await page.goto('zh/config/lib/format');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const right = (kind: string) =>
      page
        .locator(`[data-folia-body] > ${kind}`)
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().right));
    const edges = await Promise.all(kinds.map(right));
    expect(new Set(edges).size, `at ${width} px: ${edges}`).toBe(1);
  }
});
