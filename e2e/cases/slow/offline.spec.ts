import { codeIsMissing } from '../../harness/console';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { link, shows } from './slow';

test.describe('offline', () => {
  test('the previous page stays, also when going back, and all is well afterwards', async ({
    page,
    context,
    consoleErrors,
    site,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|could not be shown in place/);
    await page.goto('');
    await hydrated(page);
    await page.goto('fast');
    await hydrated(page);
    // Now there is an entry behind, of which this document knows nothing, and one that it has shown.
    await link(page, 'First').click();
    await shows(page, 'The first page.');
    await context.setOffline(true);
    await link(page, 'Slow').click();
    await expect.poll(() => consoleErrors.list.filter((text) => text.includes('in place')).length).toBe(1);
    await expect(page).toHaveURL(site.url);
    await shows(page, 'The first page.');
    await expect(page.locator('.folia-progress')).toHaveCount(0);
    await page.goBack();
    await shows(page, 'The fast page.');
    await page.goForward();
    await shows(page, 'The first page.');
    await context.setOffline(false);
    await link(page, 'Slow').click();
    await shows(page, 'The slow page.');
    await expect(page).toHaveURL(`${site.url}slow`);
  });

  test('before anything for following links was loaded', { tag: '@all' }, async ({
    page,
    context,
    consoleErrors,
    site,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    consoleErrors.expect(codeIsMissing);
    await page.goto('');
    await hydrated(page);
    await context.setOffline(true);
    await link(page, 'Slow').evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => consoleErrors.list.filter((text) => codeIsMissing.test(text)).length).toBe(1);
    await expect(page).toHaveURL(site.url);
    await shows(page, 'The first page.');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await link(page, 'Slow').evaluate((element: HTMLElement) => element.click());
    await shows(page, 'The slow page.');
  });
});
