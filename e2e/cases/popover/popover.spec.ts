import type { Page } from '@playwright/test';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { link, popoverEnterDelay, stagePopovers, stageTooltips, tip, triggerLeaveDelay } from './stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.locator('.folia-popover', { hasText: `About ${name}.` });
const elsewhere = (page: Page) => page.getByText('A place without anything.');

test.describe('what opens and closes, and when', requirement('CN-28', 'FM-02', 'FM-04'), () => {
  test('hover opens after 0.1 s and closes 0.1 s after leaving', async ({ page }) => {
    await stagePopovers(page);
    await button(page, 'hover').hover();
    await page.clock.runFor(popoverEnterDelay - 1);
    await expect(panel(page, 'hover')).toBeHidden();
    await expect(button(page, 'hover')).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await expect(panel(page, 'hover')).toBeVisible();
    await expect(button(page, 'hover')).toHaveAttribute('aria-expanded', 'true');
    await elsewhere(page).hover();
    await page.clock.runFor(triggerLeaveDelay - 1);
    await expect(panel(page, 'hover')).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page, 'hover')).toBeHidden();
    await expect(button(page, 'hover')).toHaveAttribute('aria-expanded', 'false');
  });

  test('returning within 0.1 s keeps it open, passing over for less opens nothing', async ({ page }) => {
    await stagePopovers(page);
    await button(page, 'hover').hover();
    await page.clock.runFor(popoverEnterDelay - 1);
    await elsewhere(page).hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'hover')).toBeHidden();
    await button(page, 'hover').hover();
    await page.clock.runFor(popoverEnterDelay);
    await expect(panel(page, 'hover')).toBeVisible();
    await elsewhere(page).hover();
    await page.clock.runFor(triggerLeaveDelay - 1);
    await button(page, 'hover').hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'hover')).toBeVisible();
  });

  test('the pointer may go into the panel; a press on the button leaves it open, the next one closes', async ({
    page,
  }) => {
    await stagePopovers(page);
    await button(page, 'hover').hover();
    await page.clock.runFor(popoverEnterDelay);
    await panel(page, 'hover').getByRole('link').hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'hover')).toBeVisible();
    await button(page, 'hover').click();
    await expect(panel(page, 'hover')).toBeVisible();
    await button(page, 'hover').click();
    await expect(panel(page, 'hover')).toBeHidden();
  });

  test('without a delay of its own a trigger opens at once', async ({ page }) => {
    await stagePopovers(page);
    await button(page, 'at once').hover();
    await expect(panel(page, 'at once')).toBeVisible();
    await elsewhere(page).hover();
    await page.clock.runFor(triggerLeaveDelay);
    await expect(panel(page, 'at once')).toBeHidden();
  });

  test('click opens and closes, hovering does not; a press elsewhere closes', async ({ page }) => {
    await stagePopovers(page);
    await button(page, 'click').hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'click')).toBeHidden();
    await button(page, 'click').click();
    await expect(panel(page, 'click')).toBeVisible();
    await button(page, 'click').click();
    await expect(panel(page, 'click')).toBeHidden();
    await button(page, 'click').press('Enter');
    await expect(panel(page, 'click')).toBeVisible();
    await elsewhere(page).click();
    await expect(panel(page, 'click')).toBeHidden();
  });

  test('focus opens, Escape and going on with Tab close', async ({ page }) => {
    await stagePopovers(page);
    await button(page, 'focus').focus();
    await expect(panel(page, 'focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'focus')).toBeHidden();
    await button(page, 'focus').blur();
    await button(page, 'focus').focus();
    await expect(panel(page, 'focus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'focus').getByRole('link')).toBeFocused();
    await expect(panel(page, 'focus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'context')).toBeFocused();
    await expect(panel(page, 'focus')).toBeHidden();
  });

  test('the context menu opens and closes, a click does not', async ({ page }) => {
    await stagePopovers(page);
    await button(page, 'context').click();
    await expect(panel(page, 'context')).toBeHidden();
    await button(page, 'context').click({ button: 'right' });
    await expect(panel(page, 'context')).toBeVisible();
    await button(page, 'context').click({ button: 'right' });
    await expect(panel(page, 'context')).toBeHidden();
  });

  test('a tooltip opens after 0.1 s and closes 0.1 s after leaving', async ({ page }) => {
    await stageTooltips(page);
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
});

test('several triggers: the press that brings focus does not close what focus opens', async ({ page }) => {
  await stagePopovers(page);
  await button(page, 'both').click();
  await expect(panel(page, 'both')).toBeVisible();
  await button(page, 'both').click();
  await expect(panel(page, 'both')).toBeHidden();
});

test('Escape closes from anywhere, and gives back the focus', requirement('FM-03'), async ({ page }) => {
  await stagePopovers(page);
  await button(page, 'hover').hover();
  await page.clock.runFor(popoverEnterDelay);
  await expect(panel(page, 'hover')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'hover')).toBeHidden();
  await button(page, 'click').press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page, 'click').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'click')).toBeHidden();
  await expect(button(page, 'click')).toBeFocused();
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });
  test('a tap opens what a mouse hovers, the next tap closes', async ({ page }) => {
    await stagePopovers(page);
    await button(page, 'hover').tap();
    await expect(panel(page, 'hover')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(panel(page, 'hover')).toBeVisible();
    await button(page, 'hover').tap();
    await expect(panel(page, 'hover')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a click opens and closes', async ({ page }) => {
    await page.goto('');
    await expect(panel(page, 'hover')).toBeHidden();
    await button(page, 'hover').click();
    await expect(panel(page, 'hover')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'hover')).toBeHidden();
  });
});
