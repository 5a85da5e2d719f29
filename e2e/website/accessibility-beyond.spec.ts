import type { Page } from '@playwright/test';
import { awake } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

/** One page of each kind, in both languages. */
const pages = ['', 'guide/start/quick-start', 'config/', 'nowhere', 'zh/', 'zh/guide/start/quick-start'];

/** The focused element: where it is, and whether its ring can be seen. */
function lookAtFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const header = document.querySelector('.folia-header');
  const inHeader = Boolean(element.closest('.folia-header, .folia-skip-link, .folia-mobile-bar, .folia-banner'));
  const bottom = header && !inHeader ? header.getBoundingClientRect().bottom : 0;
  return {
    text: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName,
    ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    hidden: box.width === 0 || box.bottom <= bottom || box.top >= innerHeight,
  };
}

for (const path of pages)
  test(`AX-12 the Tab key walks through /${path}: every stop is seen and has its ring`, async ({
    page,
    complaints,
  }) => {
    if (path === 'nowhere') complaints.expect(/404/);
    await page.goto(path);
    await awake(page);
    const seen: string[] = [];
    const wrong: unknown[] = [];
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(lookAtFocus);
      if (!stop) break;
      seen.push(stop.text);
      if (!stop.ring || stop.hidden) wrong.push(stop);
    }
    expect(wrong).toEqual([]);
    expect(seen.length).toBeGreaterThan(5);
    // AX-06: the first stop leads past the navigation. The overview starts in its filter.
    if (path !== 'config/') expect(seen[0]).toMatch(/Skip to content|跳到正文/);
  });

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
    test(`AX-13 targets are at least 24 px wide and high (/${path}, ${width} px)`, async ({ page, complaints }) => {
      if (path === 'nowhere') complaints.expect(/404/);
      await page.setViewportSize({ width, height: 860 });
      await page.goto(path);
      await awake(page);
      expect(await smallTargets(page)).toEqual([]);
    });

for (const path of pages)
  test(`MB-10 AX-12 at 320 px, which is 400 % of 1280, nothing of /${path} is cut off or scrolls sideways`, async ({
    page,
    complaints,
  }) => {
    if (path === 'nowhere') complaints.expect(/404/);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await awake(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });
  for (const path of ['', 'guide/start/quick-start'])
    test(`AX-12 what is current and what has the focus can be told on /${path}`, async ({ page }) => {
      await page.goto(path);
      await awake(page);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(lookAtFocus)).toMatchObject({ ring: true });
      const current = page.locator('[aria-current="page"]').first();
      if ((await current.count()) === 0) return;
      expect(await current.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    });
});

test.describe('reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const path of ['', 'guide/start/quick-start'])
    test(`AX-04 nothing moves on /${path}`, async ({ page }) => {
      await page.goto(path);
      await awake(page);
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
