import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const hamburger = (page: Page) => page.getByRole('button', { name: 'mobile hamburger' });
const menu = (page: Page) => page.locator('#folia-header-menu');
const at = (page: Page, width: number) => page.setViewportSize({ width, height: 780 });

test.describe('breakpoints', requirement('CN-16'), () => {
  test(
    'the header is sticky from 1025 px and relative up to 1024 px',
    requirement('MB-01', 'NV-13'),
    async ({ page }) => {
      await page.goto('guide/');
      for (const [width, position] of [
        [1025, 'sticky'],
        [1024, 'relative'],
        [500, 'relative'],
      ] as const) {
        await at(page, width);
        await expect(page.locator('.folia-header')).toHaveCSS('position', position);
      }
    },
  );

  test('the full-screen menu closes when the window gets 768 px wide', requirement('MB-04'), async ({ page }) => {
    await at(page, 767);
    await page.goto('guide/');
    await hydrated(page);
    await hamburger(page).click();
    const open = () => menu(page).evaluate((element) => element.matches(':popover-open'));
    expect(await open()).toBe(true);
    await at(page, 768);
    await expect.poll(open).toBe(false);
    await expect(page.locator('.folia-nav')).toBeVisible();
  });
});

test('the header is 72 px high, 56 px up to a width of 768 px', requirement('NV-14'), async ({ page }) => {
  await page.goto('guide/');
  for (const [width, height] of [
    [1440, 72],
    [769, 72],
    [768, 56],
    [360, 56],
  ] as const) {
    await at(page, width);
    expect((await page.locator('.folia-header').boundingBox())?.height, `at ${width}`).toBe(height);
  }
});

/** Controls that cannot be reached: hidden, partly outside of the window, or too small. */
const outOfReach = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) =>
    all
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        const isInside =
          left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= innerHeight;
        return !(isInside && control.checkVisibility({ visibilityProperty: true }) && width >= 24 && height >= 24);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

test('every control of the header can be reached at every width', requirement('MB-11'), async ({ page }) => {
  await page.goto('guide/');
  await hydrated(page);
  for (const width of [320, 769, 900, 1024]) {
    await at(page, width);
    await expect(hamburger(page)).toBeVisible({ visible: width < 768 });
    if (width < 768) await hamburger(page).click();
    const controls = page.locator(
      '.folia-nav-links > li > :is(a, details), .folia-header-tools > :is(details, button)',
    );
    await expect(controls).toHaveCount(7);
    expect(await outOfReach(controls), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (width < 768) await hamburger(page).click();
  }
});

test.describe('the full-screen menu', requirement('MB-02'), () => {
  test('opens below the header by the hamburger, and the page does not scroll', async ({ page }) => {
    await page.goto('guide/');
    await hydrated(page);
    await at(page, 768);
    await expect(hamburger(page)).toBeHidden();
    await at(page, 767);
    await expect(hamburger(page)).toBeVisible();
    await at(page, 360);
    await expect(menu(page)).toBeHidden();
    await hamburger(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
    const header = await page.locator('.folia-header').boundingBox();
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 56, width: header?.width, height: 780 - 56 });
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 300);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(menu(page).locator('.folia-nav-links > li').first()).toBeVisible();
    for (const part of ['.folia-appearance', 'summary[aria-label="Language"]'])
      await expect(menu(page).locator(part)).toBeVisible();
    await hamburger(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  for (const [what, from, part] of [
    ['versions', '../versions/site', 'summary[aria-label^="Version"]'],
    ['social links', '../social/site', 'a[aria-label="GitHub"]'],
  ] as const)
    test(`holds ${what}`, async ({ page, sites }) => {
      const { url } = await sites.running(join(import.meta.dirname, from));
      await at(page, 360);
      await page.goto(url);
      await hydrated(page);
      await expect(page.locator(part)).toBeHidden();
      await hamburger(page).click();
      await expect(menu(page).locator(part)).toBeVisible();
    });
});

test('the full-screen menu closes when the page changes', requirement('MB-03'), async ({ page }) => {
  await at(page, 360);
  await page.goto('guide/');
  await hydrated(page);
  await hamburger(page).click();
  await menu(page).getByRole('link', { name: 'Start-here' }).click();
  await expect(page).toHaveURL(/\/start$/);
  await expect(menu(page)).toBeHidden();
});

test.describe('groups of the full-screen menu', requirement('MB-09'), () => {
  test.use({ hasTouch: true });

  test('groups open in place on a tap, and the current entry is marked and no link', async ({ page }) => {
    await at(page, 360);
    await page.goto('zh/api/other');
    await hydrated(page);
    await page.getByRole('button', { name: '打开导航菜单' }).tap();
    const group = menu(page).locator('.folia-menu').filter({ hasText: '教程' });
    await group.locator('summary').tap();
    await expect(group.locator('.folia-menu-panel')).toHaveCSS('position', 'static');
    await expect(group.locator('[aria-current]')).toHaveText('其他');
    await expect(group.getByRole('link', { name: '其他', exact: true })).toHaveCount(0);
    const languages = menu(page).locator('.folia-menu').filter({ hasText: 'English' });
    await languages.locator('summary').tap();
    await expect(languages.locator('[aria-current]')).toHaveText('简体中文');
    await expect(languages.locator('a')).toHaveText('English');
    await languages.getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL(/\/docs\/api\/other$/);
    await expect(menu(page)).toBeHidden();
  });

  test('the version menu does the same', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, '../versions/site'));
    await at(page, 360);
    await page.goto(`${url}guide/start`);
    await hydrated(page);
    await hamburger(page).tap();
    const versions = menu(page).locator('.folia-menu').filter({ hasText: 'v1' });
    await versions.locator('summary').tap();
    await expect(versions.locator('.folia-menu-panel')).toHaveCSS('position', 'static');
    await expect(versions.locator('[aria-current]')).toHaveText('v2');
    await expect(versions.locator('a')).toHaveText('v1');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the full-screen menu and its groups open', async ({ page }) => {
    await at(page, 360);
    await page.goto('guide/');
    await hamburger(page).click();
    await menu(page).locator('summary').filter({ hasText: 'API' }).click();
    await menu(page).getByRole('link', { name: 'Deep', exact: true }).click();
    await expect(page).toHaveURL(/\/api\/deep$/);
  });
});
