import type { Page } from '@playwright/test';
import { violationsOf } from '../../harness/axe';
import { hold } from '../../harness/hold';
import { tabTo } from '../../harness/keys';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { entry, sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const closeOf = (page: Page) => page.getByRole('button', { name: 'Close menu' });

/** Waits until the drawer has slid in. */
async function openDrawer(page: Page): Promise<void> {
  await menuOf(page).click();
  await expect.poll(async () => (await sidebarOf(page).boundingBox())?.x).toBe(0);
}

/** Waits until only the drawer can have the focus. */
const held = (page: Page) => expect(sidebarOf(page)).toHaveAttribute('aria-modal', 'true');

test.use({ viewport: { width: 360, height: 640 } });

test.describe('the bar and the drawer', requirement('MB-05'), () => {
  for (const [width, drawer] of [
    [320, 256],
    [800, 320],
  ] as const)
    test(`at ${width} px the drawer is ${drawer} px wide, at the left, in front of a backdrop`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('guide/start');
      await openDrawer(page);
      expect(await sidebarOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: drawer, height: 640 });
      const backdrop = await sidebarOf(page).evaluate(
        (popover) => getComputedStyle(popover, '::backdrop').backgroundColor,
      );
      expect(backdrop).toMatch(/^(rgba\(0, 0, 0, 0\.6\)|oklch\(0 0 0 \/ 0\.6\))$/);
      await expect(entry(page, 'Wide')).toBeInViewport();
    });

  test('the bar is shown below 960 px, and stays at the top while the page scrolls', async ({ page }) => {
    await page.goto('guide/start');
    for (const [width, hasBar] of [
      [960, false],
      [959, true],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await expect(menuOf(page)).toBeVisible({ visible: hasBar });
      await expect(sidebarOf(page)).toBeVisible({ visible: !hasBar });
    }
    const bar = page.locator('.folia-mobile-bar');
    const [above, article] = [await bar.boundingBox(), await page.locator('.folia-doc').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((article?.y ?? 0) + 1);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  });

  test('the page behind the drawer does not scroll', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await openDrawer(page);
    await page.mouse.move(340, 400);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => sidebarOf(page).evaluate((drawer) => drawer.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('closing the drawer', requirement('MB-06'), () => {
  test('a press on the backdrop closes the drawer and not what is behind it', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    const link = page.locator('main').getByRole('link', { name: 'link at the edge' });
    await link.evaluate((element) => element.setAttribute('style', 'position: fixed; inset: 200px 0 auto auto'));
    const box = await link.boundingBox();
    await openDrawer(page);
    await held(page);
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + 8);
    await expect(sidebarOf(page)).toBeHidden();
    await expect(page).toHaveURL(/guide\/start$/);
    await expect(menuOf(page)).toBeFocused();
  });

  test('the drawer closes on a change of route, and the focus goes to its heading', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    await openDrawer(page);
    await held(page);
    await entry(page, 'Wide').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wide');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });

  test('leaving for a page without a sidebar ends the focus trap', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await page.locator('main').getByRole('link', { name: 'guide' }).click();
    await expect(menuOf(page)).toBeVisible();
    await openDrawer(page);
    await expect(closeOf(page)).toBeFocused();
    await held(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test.describe('the buttons of menus on small screens', requirement('AX-09'), () => {
  test('the focus moves into the drawer, stays there, and Escape brings it back', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false');
    await menuOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(closeOf(page)).toBeFocused();
    await held(page);
    await expect(page.locator('[popovertarget="folia-sidebar"]').first()).toHaveAttribute('aria-expanded', 'true');
    // Once around: only the drawer, and the browser's own interface.
    const inside = () =>
      page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('.folia-sidebar'),
      );
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      expect(await inside(), `after ${step + 1} steps`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(menuOf(page)).toBeFocused();
    await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('the button in the drawer closes it', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await openDrawer(page);
    await held(page);
    await closeOf(page).click();
    await expect(sidebarOf(page)).toBeHidden();
    await expect(menuOf(page)).toBeFocused();
  });

  test('the hamburger is named, says whether its menu is open, and gets the focus back on Escape', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    const hamburger = page.getByRole('button', { name: 'mobile hamburger' });
    const menu = page.locator('#folia-header-menu');
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    await hamburger.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await tabTo(menu.getByRole('link').first());
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    await expect(hamburger).toBeFocused();
  });
});

test('a drawer opened before hydration stays open and traps the focus after it', async ({ page }) => {
  const { release } = await hold(page, '**/*.js');
  await page.goto('guide/start', { waitUntil: 'commit' });
  await openDrawer(page);
  release();
  await hydrated(page);
  await held(page);
  await expect(entry(page, 'Wide')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeFocused();
});

test('the drawer becomes the column when the window reaches 960 px', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 959, height: 640 });
  await page.goto('guide/start');
  await hydrated(page);
  await openDrawer(page);
  await held(page);
  await page.setViewportSize({ width: 960, height: 640 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await sidebarOf(page).evaluate((column) => column.matches(':popover-open'))).toBe(false);
  await expect(sidebarOf(page)).toBeVisible();
});

test('axe finds nothing while the drawer is open', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('guide/start');
  await hydrated(page);
  await openDrawer(page);
  await held(page);
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('tapping opens the drawer, follows a link and closes on the backdrop', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await menuOf(page).tap();
    await held(page);
    await page.touchscreen.tap(340, 500);
    await expect(sidebarOf(page)).toBeHidden();
    await menuOf(page).tap();
    await entry(page, 'Wide').tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wide');
    await expect(sidebarOf(page)).toBeHidden();
  });

  test('everything in the drawer is at least 44 px high', { tag: '@all' }, async ({ page }) => {
    await page.goto('guide/start');
    await openDrawer(page);
    const targets = await sidebarOf(page).locator('a, summary, button').all();
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens with the focus inside, and closes on Escape and on the backdrop', async ({ page }) => {
    await page.goto('guide/start');
    await openDrawer(page);
    await expect(closeOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(menuOf(page)).toBeFocused();
    await openDrawer(page);
    await page.mouse.click(340, 400);
    await expect(sidebarOf(page)).toBeHidden();
    await expect(page).toHaveURL(/guide\/start$/);
    await openDrawer(page);
    await entry(page, 'Wide').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wide');
  });
});
