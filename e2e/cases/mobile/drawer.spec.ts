import type { Page } from '@playwright/test';
import { violationsOf } from '../../harness/axe';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { entry, sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const closeOf = (page: Page) => page.getByRole('button', { name: 'Close menu' });

/** Waits until the drawer stands where it belongs. */
async function openDrawer(page: Page): Promise<void> {
  await menuOf(page).click();
  await expect.poll(async () => (await sidebarOf(page).boundingBox())?.x).toBe(0);
}

/** Waits until nothing but the drawer can be reached. */
const held = (page: Page) => expect(sidebarOf(page)).toHaveAttribute('aria-modal', 'true');

test.use({ viewport: { width: 360, height: 640 } });

for (const [width, drawer] of [
  [320, 256],
  [360, 296],
  [800, 320],
] as const)
  test(`MB-05 at ${width} px the drawer is ${drawer} px wide, in front of a backdrop`, async ({ page }) => {
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

test('MB-05 the page behind the drawer does not scroll', async ({ page }) => {
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

test('MB-06 the focus moves in, stays there, and Escape brings it back', requirement('AX-09'), async ({ page }) => {
  await page.goto('guide/start');
  await hydrated(page);
  await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false');
  await menuOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(closeOf(page)).toBeFocused();
  await held(page);
  await expect(page.locator('[popovertarget="folia-sidebar"]').first()).toHaveAttribute('aria-expanded', 'true');
  // Once around: nothing outside of the drawer but the browser itself.
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

test('AX-09 the button inside closes the drawer', async ({ page }) => {
  await page.goto('guide/start');
  await hydrated(page);
  await openDrawer(page);
  await held(page);
  await closeOf(page).click();
  await expect(sidebarOf(page)).toBeHidden();
  await expect(menuOf(page)).toBeFocused();
});

test('MB-06 a press on the backdrop closes the drawer and does nothing to what lies behind', async ({ page }) => {
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

test('MB-06 the drawer closes when another page comes, and the focus goes to its heading', async ({ page }) => {
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

test('MB-06 leaving for a page without a sidebar frees the page again', async ({ page }) => {
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

test('MB-05 AX-09 a drawer that was opened before the page woke stays open, and holds the focus then', async ({
  page,
}) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('guide/start', { waitUntil: 'commit' });
  await openDrawer(page);
  open();
  await hydrated(page);
  await held(page);
  await expect(entry(page, 'Wide')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeFocused();
});

test('MB-05 the drawer becomes the column when the window reaches 960 px', async ({ page }) => {
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`AX-09 axe finds nothing while the drawer is open, in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('guide/start');
    await hydrated(page);
    await openDrawer(page);
    await held(page);
    expect(await violationsOf(page)).toEqual([]);
  });

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('MB-05 MB-06 tapping opens the drawer, follows a link and closes on the backdrop', async ({ page }) => {
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

  test('MB-05 everything in the drawer is at least 44 px high', async ({ page }) => {
    await page.goto('guide/start');
    await openDrawer(page);
    const targets = await sidebarOf(page).locator('a, summary, button').all();
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MB-05 MB-06 AX-09 the drawer opens with the focus inside, and closes on Escape and beside it', async ({
    page,
  }) => {
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
