import type { Page } from '@playwright/test';
import { type ConsoleErrors, codeIsMissing } from '../../harness/console';
import { markDocument } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { shows } from './slow';

/** All but the first script: what the page loads later. */
const laterCode = (url: URL) => /\/static\/js\/(?!main\.)/.test(url.pathname);
const search = (page: Page) => page.locator('.folia-search-button');
const dialog = (page: Page) => page.locator('dialog.folia-search');

test.describe('a newer deployment, before the page was hydrated', { tag: '@build-only' }, () => {
  for (const [when, isKnown] of [
    ['that finds its code missing', false],
    ['after its code was found missing', true],
  ] as const)
    test(`a press of a button ${when} loads the page again, which works`, {
      tag: isKnown ? [] : '@all',
    }, async ({ page, consoleErrors }) => {
      consoleErrors.expect(/404|could not be/);
      consoleErrors.expect(codeIsMissing);
      await page.route(laterCode, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('');
      const isSameDocument = await markDocument(page);
      if (isKnown) await findMissing(page, consoleErrors);
      await shows(page, 'The first page.');
      expect(await isSameDocument(), 'nothing happens without a press').toBe(true);
      await search(page).click();
      await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
      await page.unroute(laterCode);
      await page.reload();
      await search(page).click();
      await expect(dialog(page)).toBeVisible();
    });

  test('while the server does not answer, a press leaves the page as it is', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/ERR_FAILED|could not be/);
    consoleErrors.expect(codeIsMissing);
    await page.goto('');
    const isSameDocument = await markDocument(page);
    await page.route('**', (route) => route.abort());
    await findMissing(page, consoleErrors);
    const asked = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
    await search(page).click();
    await asked;
    await shows(page, 'The first page.');
    expect(await isSameDocument()).toBe(true);
  });
});

/** The focus on a control has the page hydrate, in vain. */
async function findMissing(page: Page, { list }: ConsoleErrors): Promise<void> {
  await search(page).focus();
  await expect.poll(() => list.filter((text) => text.includes('could not be made interactive')).length).toBe(1);
}
