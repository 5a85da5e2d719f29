import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.describe('`search: false`', requirement('SU-20'), () => {
  for (const [path, width] of [
    ['', 1440],
    ['zh/', 360],
  ] as const)
    test(`hides every way into search on /${path} at ${width} px`, async ({ page, traffic }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('.folia-header')).toBeVisible();
      await expect(page.locator('[class*="folia-search"]')).toHaveCount(0);
      for (const key of ['Control+k', 'Meta+k', '/']) await page.keyboard.press(key);
      // A shortcut would have requested something by now.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(traffic.urls().filter((url) => /search/.test(url))).toEqual([]);
    });

  test('writes no index', { tag: '@build-only' }, ({ site }) => {
    const folder = join(site.out, 'static');
    expect(existsSync(folder)).toBe(true);
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /search/.test(name))).toEqual(
      [],
    );
  });
});
