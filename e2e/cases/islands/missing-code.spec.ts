import { type ConsoleErrors, codeIsMissing } from '../../harness/console';
import { hold } from '../../harness/hold';
import { hydrated, markDocument } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const islandCode = '**/static/js/island-*';
const notFound = { status: 404, body: '' };

function expectMissing(consoleErrors: ConsoleErrors): void {
  consoleErrors.expect(/404|could not be loaded/);
  consoleErrors.expect(codeIsMissing);
}

test.describe('an island whose code is gone after a newer deployment', { tag: '@build-only' }, () => {
  for (const name of ['plain', 'inner'])
    test(`loads the page again when it is pressed: ${name}`, { tag: name === 'plain' ? [] : '@all' }, async ({
      page,
      consoleErrors,
    }) => {
      expectMissing(consoleErrors);
      await page.route(islandCode, (route) => route.fulfill(notFound));
      await page.goto('');
      await hydrated(page);
      await expect.poll(() => consoleErrors.list.join()).toContain('could not be loaded');
      await page.unroute(islandCode);
      const isSameDocument = await markDocument(page);
      await page.getByText('Text inside').click();
      expect(await isSameDocument(), 'nothing happens without a press of a control').toBe(true);
      const button = page.locator(`[data-name="${name}"] > button`);
      await button.click();
      await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
      await hydrated(page);
      const text = await button.textContent();
      await button.click();
      await expect(button).not.toHaveText(text ?? '');
    });

  test('loads the page again for a press before its code was found missing', async ({ page, consoleErrors }) => {
    expectMissing(consoleErrors);
    await page.route(islandCode, (route) => route.fulfill(notFound));
    const app = await hold(page, '**/static/js/app.*');
    await page.goto('');
    const isSameDocument = await markDocument(page);
    await page.locator('[data-name="inner"] > button').click();
    app.release();
    await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
  });

  test('leaves the page as it is while the server does not answer', { tag: '@all' }, async ({
    page,
    consoleErrors,
  }) => {
    expectMissing(consoleErrors);
    consoleErrors.expect(/ERR_FAILED/);
    await page.route(islandCode, (route) => route.fulfill(notFound));
    await page.goto('');
    await hydrated(page);
    await expect.poll(() => consoleErrors.list.join()).toContain('could not be loaded');
    const isSameDocument = await markDocument(page);
    await page.route('**', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
    await page.locator('[data-name="plain"] > button').click();
    await asked;
    expect(await isSameDocument()).toBe(true);
  });
});
