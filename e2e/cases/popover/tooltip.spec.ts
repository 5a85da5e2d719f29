import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { link, popoverEnterDelay, stageTooltips, tip, triggerLeaveDelay } from './stage';

/** In pixels and milliseconds. */
const tooltipMaxWidth = 250;
const motionDeadline = 1000;

test.describe('a tooltip', requirement('CN-21', 'RZ-01'), () => {
  test('it is above its control, in the middle, at most 250 wide', async ({ page }) => {
    await stageTooltips(page);
    await link(page, 'Long').hover();
    await page.clock.runFor(popoverEnterDelay);
    await expect(tip(page)).toContainText('A very long tip');
    await expect(tip(page)).toHaveCSS('max-width', `${tooltipMaxWidth}px`);
    const [anchor, box] = [await link(page, 'Long').boundingBox(), await tip(page).boundingBox()];
    expect(box?.width).toBeLessThanOrEqual(tooltipMaxWidth);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(anchor?.y ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo((anchor?.x ?? 0) + (anchor?.width ?? 0) / 2, 0);
  });

  test('a motion without an end is over after a second', async ({ page }) => {
    await stageTooltips(page);
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

  test('icons have one: appearance, social links, copy and wrap; entries of the outline have their full text', async ({
    page,
  }) => {
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
    const entry = page.locator('.folia-outline a');
    await entry.hover();
    await expect(tip(page)).toHaveText('A heading that is too long for the narrow column of the outline');
    await expect(tip(page)).toBeVisible();
  });
});

test('the browser shows no title of its own, and screen users still get it', async ({ page }) => {
  await stageTooltips(page);
  await expect(link(page, 'A link')).not.toHaveAttribute('title');
  await expect(link(page, 'A link')).toHaveAccessibleDescription('Where the link leads');
});

test('from one control to the next there is no waiting; Escape and a press close', { tag: '@all' }, async ({
  page,
}) => {
  await stageTooltips(page);
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

test('keyboard focus shows it, a tooltip has its place in the top layer and not in the reading order', async ({
  page,
}) => {
  await stageTooltips(page);
  await page.locator('pre').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Long')).toBeFocused();
  await page.clock.runFor(popoverEnterDelay);
  await expect(tip(page)).toBeVisible();
  await expect(tip(page)).toHaveAttribute('aria-hidden', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page)).toHaveText('Next');
});

test('its code is loaded when a user first reaches for a control', { tag: '@build-only' }, async ({
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
  test('a tap shows none', { tag: '@all' }, async ({ page }) => {
    await page.goto('tips');
    await hydrated(page);
    await page.locator('.folia-appearance').tap();
    await expect(tip(page).filter({ visible: true })).toHaveCount(0);
  });
});
