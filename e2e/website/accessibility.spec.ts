import type { Page } from '@playwright/test';
import { violationsOf } from '../harness/axe';
import { readToTheEnd, watchLayoutShift } from '../harness/layout-shift';
import { awake } from '../harness/page-states';
import { expect, test } from '../harness/website-test';
import { routes } from './routes';

/** Each width, and each appearance at two of them. */
const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

// No page needs another one: both workers share them.
test.describe.configure({ mode: 'parallel' });
// Nothing fades, so nothing has to be waited for.
test.use({ viewport: { width: 360, height: 860 }, reducedMotion: 'reduce' });

/** Every page, three widths, both appearances; no rule of axe is switched off. */
for (const route of routes) {
  test(`AX-05 AX-12 axe finds nothing on ${route}, and nothing jumps where it is narrow`, async ({ page }) => {
    const shiftOf = await watchLayoutShift(page);
    await page.goto(route.slice(1));
    await awake(page);
    await readToTheEnd(page);
    expect(await shiftOf(), 'layout shift').toBe(0);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      await settled(page);
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

/** Styles of another width or appearance are applied with the next frame. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}
