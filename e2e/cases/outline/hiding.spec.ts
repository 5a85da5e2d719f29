import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { outlineOf } from './reading';

test.describe('the outline is hidden', requirement('OL-03'), () => {
  test('where there is nothing to show or the author wants none', async ({ page }) => {
    for (const [why, path] of [
      ['without headings of depth 2 to 4', 'plain'],
      ['on an overview page', 'group/'],
      ['by frontmatter', 'off'],
      ['by the query', 'long?outline=0'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), why).toBeVisible();
      await expect(outlineOf(page), why).toBeHidden();
      await hydrated(page);
      await expect(outlineOf(page), why).toHaveCount(0);
    }
  });

  test('below 1280 px', async ({ page }) => {
    await page.goto('long');
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(outlineOf(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(outlineOf(page)).toBeVisible();
  });

  test('inside a frame', async ({ page }) => {
    await page.goto('plain');
    await page.evaluate(() => {
      const frame = Object.assign(document.createElement('iframe'), { src: '/long', width: '1340', height: '700' });
      document.body.append(frame);
    });
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#folia[data-folia-hydrated]')).toBeAttached();
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.locator('.folia-outline')).toHaveCount(0);
  });
});
