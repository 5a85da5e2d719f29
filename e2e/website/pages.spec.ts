import type { Page } from '@playwright/test';
import { violationsOf } from '../harness/axe';
import { readToTheEnd, watchLayoutShift } from '../harness/layout-shift';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';
import { chosenRoutes, notePassed } from './page-choice';
import { routes } from './routes';

const height = 860;
/** What a page is opened at: its layout for wide screens, and the one for narrow ones. */
const widths = [1360, 360];
/** Both widths and appearances. What the last one changes are the colours alone. */
const looks: readonly { width: number; colorScheme: 'dark' | 'light'; rules?: readonly string[] }[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1360, colorScheme: 'light' },
  { width: 1360, colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
];

// No page needs another one: both workers share them.
test.describe.configure({ mode: 'parallel' });

for (const route of chosenRoutes)
  test(`${route} hydrates without a console error, nothing jumps, axe finds nothing`, async ({ page }) => {
    const shiftOf = await watchLayoutShift(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const response = await page.goto(route.slice(1));
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', route.startsWith('/zh/') ? 'zh' : 'en');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await readToTheEnd(page);
      expect(await shiftOf(), `layout shift at ${width} px`).toBe(0);
    }
    for (const { width, colorScheme, rules } of looks) {
      await page.setViewportSize({ width, height });
      // nothing fades, so nothing has to be waited for
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page, colorScheme === 'dark');
      expect(await violationsOf(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
    }
    notePassed(route);
  });

for (const [index, language] of ['', 'zh/'].entries())
  for (const width of widths)
    test(`nothing jumps on the 404 page (/${language}, ${width} px)`, {
      tag: width === widths[index] ? [] : '@all',
    }, async ({ page, consoleErrors }) => {
      consoleErrors.expect(/404/);
      await page.setViewportSize({ width, height });
      const shiftOf = await watchLayoutShift(page);
      await page.goto(`${language}nowhere`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language ? 'zh' : 'en');
      await readToTheEnd(page);
      expect(await shiftOf(), 'layout shift').toBe(0);
    });

/** What the areas of the interface are called. */
const names = {
  en: ['Main navigation', 'Pages of this section', 'ON THIS PAGE', 'Search', /^Appearance/],
  zh: ['主导航', '侧边栏导航', '目录', '搜索', /^外观/],
} as const;

test(
  'every page and every area of the interface is there in both languages',
  requirement('SF-02'),
  async ({ page }) => {
    const english = routes.filter((route) => !route.startsWith('/zh/'));
    const chinese = routes.filter((route) => route.startsWith('/zh/')).map((route) => route.slice('/zh'.length));
    expect(chinese).toEqual(english);
    for (const language of ['en', 'zh'] as const) {
      await page.goto(language === 'en' ? 'guide/start/quick-start' : 'zh/guide/start/quick-start');
      const [header, sidebar, outline, search, appearance] = names[language];
      for (const name of [header, sidebar, outline])
        await expect(page.getByRole('navigation', { name, exact: true }), name).toBeVisible();
      await expect(page.getByRole('button', { name: appearance })).toBeVisible();
      const { open, dialog } = searchOf(page);
      await open();
      await expect(dialog).toHaveAccessibleName(search);
    }
  },
);

/** Styles of another width or appearance are applied with the next frame, after the page has heard of it. */
async function settled(page: Page, dark: boolean): Promise<void> {
  const state = page.evaluate(async (wanted) => {
    const { classList } = document.documentElement;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isStill = () => classList.contains('dark') === wanted && document.getAnimations().length === 0;
    const end = performance.now() + 5_000;
    do for (let count = 0; count < 2; count++) await frame();
    while (!isStill() && performance.now() < end);
    return { isDark: classList.contains('dark'), moving: document.getAnimations().length };
  }, dark);
  expect(await state).toEqual({ isDark: dark, moving: 0 });
}
