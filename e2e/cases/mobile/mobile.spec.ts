import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

const pages = ['', 'guide/start', 'guide/wide', 'guide/more/ten', 'zh/', 'zh/guide/start'];

const widthOf = (page: Page, width: number, height = 700) => page.setViewportSize({ width, height });

/** How far the page could be pushed to the side. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('MB-01 CN-16 the header is sticky from 1025 px on, and scrolls away up to 1024 px', async ({ page }) => {
  await page.goto('guide/start');
  for (const [width, position] of [
    [1025, 'sticky'],
    [1024, 'relative'],
  ] as const) {
    await widthOf(page, width);
    await expect(page.locator('.folia-header')).toHaveCSS('position', position);
  }
});

test('MB-05 C-10 the bar is there below 960 px, the column of the sidebar from 960 px on', async ({ page }) => {
  await page.goto('guide/start');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await widthOf(page, 960);
  await expect(menu).toBeHidden();
  await expect(sidebarOf(page)).toBeVisible();
  await widthOf(page, 959);
  await expect(menu).toBeVisible();
  await expect(sidebarOf(page)).toBeHidden();
});

test('MB-05 the bar stays at the top of the window while the page scrolls', async ({ page }) => {
  await widthOf(page, 700);
  await page.goto('guide/start');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(async () => (await page.locator('.folia-mobile-bar').boundingBox())?.y).toBe(0);
});

test('MB-04 CN-16 the menu of the header closes when the window reaches 768 px', async ({ page }) => {
  await widthOf(page, 767);
  await page.goto('guide/start');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'mobile hamburger' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const isOpen = () => page.locator('.folia-header-menu').evaluate((menu) => menu.matches(':popover-open'));
  expect(await isOpen()).toBe(true);
  await widthOf(page, 768);
  await expect.poll(isOpen).toBe(false);
  await expect(button).toBeHidden();
});

for (const path of pages)
  test(`MB-10 /${path} cannot be pushed to the side at 320 px`, async ({ page }) => {
    await widthOf(page, 320, 640);
    await page.goto(path);
    await hydrated(page);
    expect(await excess(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo({ left: 400, top: 0, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

test('MB-10 wide tables and code scroll inside themselves', async ({ page }) => {
  await widthOf(page, 320, 640);
  await page.goto('guide/wide');
  for (const part of ['.folia-table', '.folia-code pre'])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((box) => box.scrollWidth > box.clientWidth),
      part,
    ).toBe(true);
});

test('MB-10 neither the drawer nor the outline makes the page wider', async ({ page }) => {
  await widthOf(page, 320, 640);
  await page.goto('guide/start');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(sidebarOf(page)).toBeVisible();
  expect(await excess(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(sidebarOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
  await expect(page.locator('.folia-outline')).toBeVisible();
  expect(await excess(page)).toBeLessThanOrEqual(0);
});
