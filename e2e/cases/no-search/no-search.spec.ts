import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

for (const width of [1440, 360])
  for (const path of ['', 'zh/'])
    test(`no way into the search is left at ${width} px (/${path})`, { tag: '@dev', ...requirement('SU-20') }, async ({
      page,
      traffic,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[class*="folia-search"]')).toHaveCount(0);
      for (const key of ['Control+k', 'Meta+k', '/']) await page.keyboard.press(key);
      // What a shortcut had asked for would be under way before the next answer of the page.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(traffic.urls().filter((url) => /search_index/.test(url))).toEqual([]);
    });

test('SU-20 no index is written', { tag: '@build-only' }, ({ site }) => {
  const folder = join(site.out, 'static');
  expect(existsSync(folder)).toBe(true);
  expect(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /search_index/.test(name)),
  ).toEqual([]);
});
