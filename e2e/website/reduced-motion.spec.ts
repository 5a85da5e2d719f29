import type { Page } from '@playwright/test';
import { watchMotion } from '../harness/motion';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { fold } from '../harness/sidebar';
import { expect, test } from '../harness/website-test';

test.use({ reducedMotion: 'reduce' });

/** Records what CSS moves from now on. Has to be called before the page is opened. */
async function watchStyles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const record = ({ type, target }: Event) => {
      const all = target instanceof Element ? target.getAnimations() : [];
      const longest = Math.max(0, ...all.map(({ effect }) => Number(effect?.getComputedTiming().duration)));
      if (longest > 1 && target instanceof Element) moved.push(`${type} ${target.className} ${longest} ms`);
    };
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, record, true);
  });
  // the recorder has put itself on the window
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** What moves elsewhere, one thing after the other. */
const uses: [name: string, path: string, use: (page: Page) => Promise<void>][] = [
  [
    'appearance',
    'guide/start/',
    async (page) => {
      await page.locator('.folia-appearance').click();
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    },
  ],
  [
    'a group of the sidebar',
    'guide/start/',
    async (page) => {
      const group = fold(page, 'Advanced');
      await group.click();
      await expect(page.locator('.folia-sidebar details:not([open])')).toHaveCount(1);
      await group.click();
      await expect(page.locator('.folia-sidebar details:not([open])')).toHaveCount(0);
    },
  ],
  [
    'a link to a heading',
    'guide/start/quick-start',
    async (page) => {
      const places = await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        const links = document.querySelectorAll<HTMLElement>('.folia-outline a');
        links[links.length - 1]?.click();
        await frame();
        await frame();
        const first = scrollY;
        for (let count = 0; count < 5; count++) await frame();
        return [first, scrollY];
      });
      expect(places[0]).toBeGreaterThan(200);
      expect(places[1]).toBe(places[0]);
    },
  ],
  [
    'an image',
    'guide/start/',
    async (page) => {
      const image = page.locator('.folia-doc img[tabindex]').first();
      await image.click();
      await expect(page.locator('dialog.folia-zoom[open]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog.folia-zoom')).toHaveCount(0);
    },
  ],
  [
    'the content of another page',
    'guide/start/',
    async (page) => {
      await page.locator('[rel=next]').click();
      await expect(page).toHaveURL(/quick-start$/);
    },
  ],
  [
    'stars',
    '',
    async (page) => {
      const box = await page.locator('.landing-stars circle').first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
      const shifts = await page
        .locator('.landing-stars circle')
        .evaluateAll((all) => all.map((star) => star.getAttribute('style')));
      expect(shifts.filter(Boolean)).toEqual([]);
    },
  ],
];

test.describe('nothing moves for users who prefer reduced motion', requirement('AX-04'), () => {
  for (const [name, path, use] of uses)
    test(name, async ({ page }) => {
      const [motion, styles] = [await watchMotion(page), await watchStyles(page)];
      await page.goto(path);
      await hydrated(page);
      await use(page);
      expect((await motion.started()).filter(({ duration }) => duration > 1)).toEqual([]);
      expect(await motion.transitions()).toBe(0);
      expect(await styles()).toEqual([]);
    });
});
