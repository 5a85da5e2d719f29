import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';

/** Where each block of the article stands, and how many of them are not drawn. */
const blocks = (page: Page, of = '[data-folia-body] > *') =>
  page.locator(of).evaluateAll((elements) => ({
    tops: elements.map((element) => element.getBoundingClientRect().top + scrollY),
    resting: elements.filter((element) => getComputedStyle(element).contentVisibility === 'hidden').length,
  }));
const resting = (page: Page) => expect.poll(async () => (await blocks(page)).resting);

test.beforeEach(async ({ page }) => {
  await page.goto('config/lib/dts');
  await hydrated(page);
});

test('SU-01 what is out of sight rests behind the dialog, and nothing moves', async ({ page }) => {
  const { dialog } = searchOf(page);
  await page.evaluate(() => scrollTo(0, 1500));
  const button = page.locator('.folia-search-button');
  await button.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const { tops } = await blocks(page);
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const during = await blocks(page);
  expect(during.resting).toBeGreaterThan(tops.length / 2);
  expect(during.tops).toEqual(tops);
  await expect(dialog).toHaveJSProperty('open', true);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await resting(page).toBe(0);
  expect((await blocks(page)).tops).toEqual(tops);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('SU-01 so do entries of the sidebar, wherever it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.locator('.folia-sidebar').evaluate((sidebar) => sidebar.scrollTo(0, 120));
  const entries = '.folia-sidebar nav li';
  const { tops } = await blocks(page, entries);
  const { open } = searchOf(page);
  await open();
  await expect.poll(async () => (await blocks(page, entries)).resting).toBeGreaterThan(2);
  expect((await blocks(page, entries)).tops).toEqual(tops);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await blocks(page, entries)).resting).toBe(0);
  expect((await blocks(page, entries)).tops).toEqual(tops);
});

test('SU-01 a window of another size, and paper, show all of the article', async ({ page }) => {
  const { open } = searchOf(page);
  await open();
  await resting(page).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1200, height: 900 });
  await resting(page).toBe(0);
  await page.keyboard.press('Escape');
  await open();
  await resting(page).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await resting(page).toBe(0);
});

test('SU-01 it opens, too, when the window changes meanwhile', async ({ page }) => {
  const { open, dialog } = searchOf(page);
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // before the next task, in which the first parts would be laid to rest
  await page.locator('.folia-search-button').evaluate(async (button: HTMLElement) => {
    button.click();
    for (let turn = 0; turn < 100; turn++) await dispatchEvent(new Event('resize'));
  });
  await expect(dialog).toBeVisible();
  await resting(page).toBe(0);
});

test('SU-19 a hit on the page that is open is reached, with all of the page hydrated', async ({ page }) => {
  const { open, ask, dialog } = searchOf(page);
  await open();
  await ask('dts.abortOnError');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/config\/lib\/dts#/);
  await resting(page).toBe(0);
  await expect(page.locator(':target')).toBeInViewport();
});
