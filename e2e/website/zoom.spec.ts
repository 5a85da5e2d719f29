import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

test('the diagram of the introduction can be enlarged', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('guide/start/');
  await hydrated(page);
  const diagram = page.locator('.folia-doc').getByRole('img').and(page.locator('img[tabindex]'));
  await diagram.scrollIntoViewIfNeeded();
  await diagram.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  const height = await page.evaluate(() => innerHeight);
  await expect.poll(async () => (await dialog.getByRole('img').boundingBox())?.height).toBe(height);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(diagram).toBeFocused();
});

test('images of the landing page stay as they are', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('img[tabindex]')).toHaveCount(0);
});
