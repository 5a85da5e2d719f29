import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

/** CN-21 and CN-28, in pixels and milliseconds. */
const tooltipMaxWidth = 250;
const motionDeadline = 1000;
const popoverEnterDelay = 100;
const triggerLeaveDelay = 100;

const tip = (page: Page) => page.locator('.folia-tooltip');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The first tooltip of a page loads its code; then the clock stands still. */
async function stage(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('tips');
  await hydrated(page);
  await link(page, 'A link').hover();
  await expect(tip(page)).toHaveText('Where the link leads');
  await page.mouse.move(0, 0);
  await expect(tip(page)).toBeHidden();
  await page.clock.pauseAt(3_600_000);
}

test('RZ-01 CN-28 FM-04 a tooltip opens after 0.1 s and closes 0.1 s after leaving', async ({ page }) => {
  await stage(page);
  await link(page, 'A link').hover();
  await page.clock.runFor(popoverEnterDelay - 1);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(triggerLeaveDelay - 1);
  await expect(tip(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(tip(page)).toBeHidden();
});

test('RZ-01 CN-21 it stands above its control, in the middle, at most 250 wide', async ({ page }) => {
  await stage(page);
  await link(page, 'Long').hover();
  await page.clock.runFor(popoverEnterDelay);
  await expect(tip(page)).toContainText('A very long tip');
  await expect(tip(page)).toHaveCSS('max-width', `${tooltipMaxWidth}px`);
  const [anchor, box] = [await link(page, 'Long').boundingBox(), await tip(page).boundingBox()];
  expect(box?.width).toBeLessThanOrEqual(tooltipMaxWidth);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(anchor?.y ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo((anchor?.x ?? 0) + (anchor?.width ?? 0) / 2, 0);
});

test('RZ-01 CN-21 a motion without an end is over after a second', async ({ page }) => {
  await stage(page);
  await page.evaluate(() => document.documentElement.classList.add('slow'));
  const isOpen = () => tip(page).evaluate((element) => element.matches(':popover-open'));
  await link(page, 'A link').hover();
  await page.clock.runFor(popoverEnterDelay);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(triggerLeaveDelay);
  await page.clock.runFor(motionDeadline - 1);
  expect(await isOpen()).toBe(true);
  await page.clock.runFor(1);
  expect(await isOpen()).toBe(false);
});

test('RZ-01 the browser shows no title of its own, and screen users still get it', async ({ page }) => {
  await stage(page);
  await expect(link(page, 'A link')).not.toHaveAttribute('title');
  await expect(link(page, 'A link')).toHaveAccessibleDescription('Where the link leads');
});

test('RZ-01 from one control to the next there is no waiting; Escape and a press close', async ({ page }) => {
  await stage(page);
  await link(page, 'A link').hover();
  await page.clock.runFor(popoverEnterDelay);
  await link(page, 'Its neighbour').hover();
  await expect(tip(page)).toHaveText('Next');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await link(page, 'A link').hover();
  await page.clock.runFor(popoverEnterDelay);
  await expect(tip(page)).toBeVisible();
  await page.mouse.down();
  await expect(tip(page)).toBeHidden();
});

test('RZ-01 keyboard focus shows it, a tooltip has its place in the top layer and not in the reading order', async ({
  page,
}) => {
  await stage(page);
  await page.locator('pre').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Long')).toBeFocused();
  await page.clock.runFor(popoverEnterDelay);
  await expect(tip(page)).toBeVisible();
  await expect(tip(page)).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page)).toHaveText('Next');
});

test('RZ-01 icons without a text have one: appearance, social links, copy and wrap', async ({ page }) => {
  await page.goto('tips');
  await hydrated(page);
  for (const selector of [
    '.folia-appearance',
    '.folia-social a',
    '.folia-code button[data-action="copy"]',
    '.folia-code button[data-action="wrap"]',
  ]) {
    const control = page.locator(selector);
    const name = await control.getAttribute('aria-label');
    expect(name, selector).toMatch(/\w{4,}/);
    await control.hover();
    await expect(tip(page)).toHaveText(name ?? '');
    await expect(tip(page)).toBeVisible();
    await expect(control).not.toHaveAttribute('title');
  }
});

test('RZ-01 its code is loaded when a user first reaches for a control', { tag: '@build-only' }, async ({
  page,
  traffic,
}) => {
  await page.goto('tips');
  await hydrated(page);
  await page.getByText('A place without anything.').hover();
  const before = traffic.urls().length;
  await expect(tip(page)).toHaveCount(0);
  await link(page, 'A link').hover();
  await expect(tip(page)).toBeVisible();
  expect(
    traffic
      .urls()
      .slice(before)
      .filter((url) => url.endsWith('.js')).length,
  ).toBeGreaterThan(0);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });
  test('RZ-01 a tap shows none', async ({ page }) => {
    await page.goto('tips');
    await hydrated(page);
    await page.locator('.folia-appearance').tap();
    await expect(tip(page).filter({ visible: true })).toHaveCount(0);
  });
});
