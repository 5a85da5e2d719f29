import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { blockClipboard, blockStorage, fillStorage, removeClipboard } from './block';

const code = 'const first = 1;\nconst second = 2;';

/** Presses the copy button of the first block; gives what the prompt says and holds. */
async function promptAfterCopy(page: Page): Promise<{ message: string; text: string }> {
  const block = page.locator('.folia-code').first();
  await block.hover();
  const asked = page.waitForEvent('dialog');
  const click = block.locator('[data-action="copy"]').click();
  const dialog = await asked;
  const shown = { message: dialog.message(), text: dialog.defaultValue() };
  await dialog.dismiss();
  await click;
  return shown;
}

test.describe('copying fails', requirement('CB-04', 'RZ-14'), () => {
  for (const [what, refuse] of [
    ['is blocked', blockClipboard],
    ['is missing', removeClipboard],
  ] as const)
    test(`the clipboard ${what}: a prompt holds the code, one line is logged`, async ({ page, consoleErrors }) => {
      consoleErrors.expect(/The code could not be copied\./);
      await refuse(page);
      await page.goto('');
      await hydrated(page);
      const { message, text } = await promptAfterCopy(page);
      expect(message).toBe('Copy to clipboard: Ctrl+C, Enter');
      // A prompt has one line: the browser decides how it shows the others.
      expect(text.replace(/\s+/g, ' ')).toBe(code.replace(/\s+/g, ' '));
      await expect(page.locator('[data-copied]')).toHaveCount(0);
      await expect(page.getByRole('status')).toHaveText('');
      expect(consoleErrors.list).toHaveLength(1);
    });

  test.describe('on a Mac', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)' });

    test('the prompt names the key of a Mac, in the language of the page', async ({ page, consoleErrors }) => {
      consoleErrors.expect(/The code could not be copied\./);
      await blockClipboard(page);
      await page.goto('');
      await hydrated(page);
      expect((await promptAfterCopy(page)).message).toBe('Copy to clipboard: ⌘+C, Enter');
      await page.goto('zh/');
      await hydrated(page);
      expect((await promptAfterCopy(page)).message).toBe('按 ⌘+C 复制，再按回车键');
    });
  });
});

for (const [what, refuse] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const)
  test(`with local storage ${what} tabs of a group still switch together`, async ({ page }) => {
    await refuse(page);
    await page.goto('');
    await expect(page.getByText('Apple pie.')).toBeVisible();
    await hydrated(page);
    await page.getByRole('tab', { name: 'Pears' }).first().click();
    await expect(page.getByText('Pear cake.')).toBeVisible();
    await expect(page.getByText('Pear juice.')).toBeVisible();
    await expect(page.getByText('Apple juice.')).toBeHidden();
  });
