import { readFileSync } from 'node:fs';
import { testsAll } from '../../scripts/tests-all';
import { violationsOf } from '../harness/axe';
import { expect, test } from '../harness/docs-test';
import { walk } from '../harness/keyboard-walk';
import { hydrated } from '../harness/page-states';

const { addresses }: { addresses: string[] } = JSON.parse(
  readFileSync(new URL('../../docs/addresses.json', import.meta.url), 'utf8'),
);
const routes = addresses.filter((address) => !address.includes('#'));

/** One page of each kind: home page, guide, running examples, wide tables, long reference, page with a layout of its own. */
const kinds = ['/', '/zh/guide/', '/guide/theming', '/guide/comparison', '/zh/reference/config', '/examples/poster'];

test.describe.configure({ mode: 'parallel' });

test('one page of each kind is among the pages', () => {
  expect(kinds.filter((route) => !routes.includes(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(50);
});

const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  ...(testsAll ? ([{ width: 1024, colorScheme: 'light' }] as const) : []),
] as const;

for (const route of routes)
  test(`${route} fits its width, and axe finds nothing`, { tag: kinds.includes(route) ? [] : '@all' }, async ({
    page,
  }) => {
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route.slice(1));
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', route.startsWith('/zh/') ? 'zh' : 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });

for (const route of ['guide/theming', 'zh/guide/components'])
  test(`the Tab key walks through /${route}: every stop is visible and has its ring`, {
    tag: route.startsWith('zh/') ? '@all' : [],
  }, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    const stops = await walk(page);
    expect(stops.filter(({ ring, hidden }) => !ring || hidden)).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
  });

for (const route of kinds)
  test(`${route} can be used at a zoom of 400 %`, { tag: route === '/guide/theming' ? [] : '@all' }, async ({
    page,
  }) => {
    // of 1280 × 1024
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(route.slice(1));
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
