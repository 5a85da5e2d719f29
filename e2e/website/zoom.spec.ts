import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

for (const [path, name] of [
  ['guide/start/', /^Rslib stands on Rsbuild/],
  ['zh/guide/start/', /Rslib.*Rsbuild.*Rspack/],
] as const)
  test(`DP-11 DP-02 the diagram of /${path} can be enlarged`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('.folia-doc img')).toHaveCount(1);
    const diagram = page.getByRole('button', { name });
    await diagram.scrollIntoViewIfNeeded();
    await diagram.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name })).toBeVisible();
    const height = await page.evaluate(() => innerHeight);
    await expect.poll(async () => (await dialog.getByRole('img').boundingBox())?.height).toBe(height);
    // What is asked while the image still moves is ignored (DP-02).
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(diagram).toBeFocused();
  });

test('IZ-09 images of the landing page are let be', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('img[role=button]')).toHaveCount(0);
});
