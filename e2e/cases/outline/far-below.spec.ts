import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { fixedNavOffset, topOf } from './reading';

const parts = '.folia-doc [data-folia-body] > *';

/** Whether the browser renders what is in the last part of the article. */
const rendersEnd = (page: Page) =>
  page
    .locator(parts)
    .last()
    .evaluate((last) => last.querySelector('li')?.checkVisibility({ contentVisibilityAuto: true }) ?? null);

/** Top and height of every part of the article. */
const places = (page: Page) =>
  page
    .locator(parts)
    .evaluateAll((all) =>
      all.map((part) => [part.getBoundingClientRect().top + scrollY, part.getBoundingClientRect().height]),
    );

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('what is far below is rendered when it comes near, and looks the same', async ({ page, browser, baseURL }) => {
  await page.goto('far');
  expect(await rendersEnd(page)).toBe(false);
  await page.keyboard.press('End');
  await expect.poll(() => rendersEnd(page)).toBe(true);
  await expect(page.locator(parts).last()).toBeInViewport();
  // with a hash the rule does not apply
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const whole = await context.newPage();
  await whole.goto('far#section-8');
  await expect(whole.locator('html')).toHaveAttribute('data-laid-out', '');
  expect(await places(page)).toEqual(await places(whole));
  await context.close();
});

test('a leap to the end and a way back: the position is the one that was left', async ({ page }) => {
  await page.goto('far');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
  const [left, heading] = [await scrolled(page), await topOf(page, '#section-8')];
  await page.locator('.folia-sidebar').getByRole('link', { name: 'Long page' }).click();
  await expect(page).toHaveURL(/\/long$/);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  expect(await topOf(page, '#section-8')).toBe(heading);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(left);
  expect(await topOf(page, '#section-8')).toBe(heading);
});

test('a link to a place far below scrolls to it smoothly, and ends there', async ({ page }) => {
  await page.goto('far');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('[data-folia-body] > p')?.insertAdjacentHTML('beforeend', '<a href="#section-8">down</a>');
  });
  await page.getByRole('link', { name: 'down', exact: true }).click();
  await expect.poll(() => topOf(page, '#section-8', 'window')).toBe(fixedNavOffset);
});

test('on paper all of it is there', { tag: '@build-only' }, async ({ page }) => {
  await page.goto('far');
  await page.emulateMedia({ media: 'print' });
  expect(await rendersEnd(page)).toBe(true);
});
