import type { Page } from '@playwright/test';
import { stopOf, walk } from '../harness/keyboard-walk';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

/** One page of each kind, in both languages. */
const pages = ['', 'guide/start/quick-start', 'config/', 'blog/', 'nowhere', 'zh/', 'zh/guide/start/quick-start'];

for (const path of pages)
  for (const width of path === pages[1] ? [1360, 768] : [1360])
    test(
      `the Tab key walks through all of /${path} (${width} px): every stop is seen and has its ring`,
      requirement('AX-12'),
      async ({ page, consoleErrors }) => {
        if (path === 'nowhere') consoleErrors.expect(/404/);
        await page.setViewportSize({ width, height: 860 });
        await page.goto(path);
        await hydrated(page);
        const stops = await walk(page);
        expect(stops.filter(({ ring, hidden }) => !ring || hidden)).toEqual([]);
        expect(stops.length).toBeGreaterThan(5);
        // AX-06: the first stop leads past the navigation. The overview starts in its filter.
        if (path !== 'config/') expect(stops[0]?.text).toMatch(/Skip to content|跳到正文/);
      },
    );

/** Controls smaller than 24 × 24 px that stand alone; links inside of sentences are exempt (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, input, select, nav a, aside a, header a, footer a')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('p'),
      )
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 100) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 23.5 || box.height < 23.5))
      .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
  );

for (const width of [360, 1440])
  for (const path of pages)
    test(`AX-13 targets are at least 24 px wide and high (/${path}, ${width} px)`, async ({ page, consoleErrors }) => {
      if (path === 'nowhere') consoleErrors.expect(/404/);
      await page.setViewportSize({ width, height: 860 });
      await page.goto(path);
      await hydrated(page);
      expect(await smallTargets(page)).toEqual([]);
    });

/** Elements with text that stand out of the window at a side, and that no scrolling box brings back. */
function cutOff(): string[] {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  return [...document.querySelectorAll('header *, main *, footer *')]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], .folia-skip-link, svg'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (scrolls(box)) return false;
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

for (const path of pages)
  test(`MB-10 AX-12 at 320 px, which is 400 % of 1280, nothing of /${path} is cut off or scrolls sideways`, async ({
    page,
    consoleErrors,
  }) => {
    if (path === 'nowhere') consoleErrors.expect(/404/);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(cutOff)).toEqual([]);
  });

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });
  for (const path of ['', 'guide/start/quick-start'])
    test(`AX-12 the focused control has a ring on /${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.keyboard.press('Tab');
      expect(await stopOf(page)).toMatchObject({ ring: true });
    });
  test('AX-12 the current page has an outline in the sidebar', async ({ page }) => {
    await page.goto('guide/start/quick-start');
    const current = page.locator('.folia-sidebar [aria-current="page"]');
    await expect(current).toHaveCount(1);
    expect(await current.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  });
});

test.describe('reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const path of ['', 'guide/start/quick-start'])
    test(`AX-04 nothing moves on /${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.move(400, 300);
      await page.mouse.wheel(0, 600);
      const moving = () =>
        page.evaluate(
          () =>
            document.getAnimations().filter((animation) => {
              const { duration } = animation.effect?.getComputedTiming() ?? {};
              return animation.playState === 'running' && Number(duration) > 1;
            }).length,
        );
      expect(await moving()).toBe(0);
    });
});

test('AX-12 parts in another language say so', async ({ page }) => {
  await page.goto('guide/start/');
  await expect(page.locator('.folia-header li', { hasText: '简体中文' })).toHaveAttribute('lang', 'zh');
  await expect(page.locator('.folia-header li', { hasText: 'English' })).toHaveAttribute('lang', 'en');
});
