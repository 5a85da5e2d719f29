import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test.describe('an input method', requirement('SU-24'), () => {
  test('keys of an input method are left alone', async ({ page }) => {
    await page.goto('zh/guide/start');
    const { open, ask, hits, field, dialog } = searchOf(page);
    await open();
    await ask('产物');
    await expect(hits.first()).toContainText('构建产物');
    await field.evaluate((input) => {
      for (const key of ['ArrowDown', 'Enter'])
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }));
    });
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog).toBeVisible();
  });

  test('while characters are composed, no key moves, opens or closes', async ({ page, context }) => {
    await page.goto('zh/guide/start');
    const { open, ask, hits, field, dialog } = searchOf(page);
    await open();
    await ask('产物');
    const count = await hits.count();
    const keyboard = await context.newCDPSession(page);
    const composed = "chan'wu";
    await keyboard.send('Input.imeSetComposition', { text: composed, selectionStart: 7, selectionEnd: 7 });
    await expect(field).toHaveValue(`产物${composed}`);
    const start = page.url();
    for (const key of ['ArrowDown', 'Enter', 'Escape', 'Control+k']) await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    expect(page.url()).toBe(start);
    await expect(hits.nth(1)).not.toHaveAttribute('aria-selected', 'true');
    await keyboard.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await ask('产物');
    await expect(hits).toHaveCount(count);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('the shortcuts wait until what is composed elsewhere is there', async ({ page }) => {
    await page.goto('zh/guide/start');
    const { open, dialog } = searchOf(page);
    await open();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => {
      for (const [key, ctrlKey] of [
        ['/', false],
        ['k', true],
      ] as const)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, isComposing: true }));
    });
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible();
  });
});
