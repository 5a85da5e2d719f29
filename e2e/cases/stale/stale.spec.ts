import { expect, test } from '../../harness/test';

test.describe('a translation whose original has changed', () => {
  test('says which sections lag behind, and leads to the original', async ({ page }) => {
    await page.goto('zh/guide/start');
    const note = page.locator('.folia-doc [role=note]');
    await expect(note).toHaveText(/^译文可能已过时\s*原文在翻译之后有改动，涉及：开始和安装。$/);
    await expect(page.locator('.folia-doc h1 + [role=note]')).toHaveCount(1);
    await note.getByRole('link', { name: '安装' }).click();
    await expect(page).toHaveURL(/\/guide\/start#install$/);
    await expect(page.getByRole('heading', { name: 'Install' })).toBeVisible();
  });

  for (const [what, path] of [
    ['a translation that is up to date', 'zh/guide/fresh'],
    ['the original', 'guide/start'],
  ] as const)
    test(`${what} says nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.folia-doc h1')).toBeVisible();
      await expect(page.locator('.folia-doc [role=note]')).toHaveCount(0);
    });
});
