import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { outlineOf } from './reading';

for (const [why, path] of [
  ['without headings', 'plain'],
  ['on an overview page', 'group/'],
  ['by frontmatter', 'off'],
  ['by the query', 'long?outline=0'],
] as const)
  test(`OL-03 no outline ${why}: /${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(outlineOf(page)).toHaveCount(0);
  });

test('OL-03 the column is there from 1280 px on', async ({ page }) => {
  await page.goto('long');
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(outlineOf(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(outlineOf(page)).toBeVisible();
});

/** Shows a page of the site inside of another page of the site. */
async function frameWith(page: Page, path: string) {
  await page.goto('plain');
  await hydrated(page);
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, width: '1340', height: '700' });
    document.body.append(frame);
  }, path);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  return frame;
}

test('OL-03 UI-08 inside a frame there is no outline', async ({ page }) => {
  const frame = await frameWith(page, '/long');
  await expect(frame.locator('.folia-outline')).toHaveCount(0);
});

test('UI-08 a page can ask for its outline inside a frame', async ({ page }) => {
  const frame = await frameWith(page, '/on');
  await expect(frame.locator('.folia-outline')).toBeVisible();
});
