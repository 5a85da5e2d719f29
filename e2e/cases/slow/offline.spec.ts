import type { Route } from '@playwright/test';
import { codeIsMissing } from '../../harness/console';
import { hydrated, markDocument } from '../../harness/page-states';
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

  for (const [when, hover] of [
    ['on the way to a page', true],
    ['before anything for following links was loaded', false],
  ] as const)
    test(`a connection that is lost ${when} is named, even if the browser has not noticed`, {
      tag: hover ? [] : '@all',
    }, async ({ page, consoleErrors, site }) => {
      consoleErrors.expect(/ERR_FAILED|could not be shown in place/);
      consoleErrors.expect(codeIsMissing);
      await page.goto('');
      await hydrated(page);
      if (hover) {
        await link(page, 'Fast').hover();
        await page.waitForLoadState('networkidle');
      }
      await page.route('**', (route) => route.abort());
      await link(page, 'Slow').evaluate((element: HTMLElement) => element.click());
      const retry = page.getByRole('link', { name: 'Try again' });
      await expect(retry).toBeVisible();
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      await expect(page).toHaveURL(site.url);
      await shows(page, 'The first page.');
      await expect(page.locator('.folia-progress')).toHaveCount(0);
      await page.unroute('**');
      await retry.click();
      await shows(page, 'The slow page.');
      await expect(page).toHaveURL(`${site.url}slow`);
      await expect(retry).toHaveCount(0);
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

  test('before the page was hydrated: once something was pressed, a connection makes the page work', {
    tag: '@build-only',
  }, async ({ page, context, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|could not be made interactive/);
    consoleErrors.expect(codeIsMissing);
    // all but the first script
    const lose = (route: Route) => route.abort('internetdisconnected');
    const lost = (url: URL) => /\/static\/js\/(?!main\.)/.test(url.pathname);
    await page.route(lost, lose);
    await page.goto('');
    await page.waitForLoadState('load');
    await context.setOffline(true);
    await page.locator('.folia-search-button').click();
    await expect.poll(() => consoleErrors.list.filter((text) => text.includes('interactive')).length).toBe(1);
    await expect(page.locator('dialog.folia-search')).toHaveCount(0);
    await shows(page, 'The first page.');
    await page.unroute(lost, lose);
    const isSameDocument = await markDocument(page);
    await context.setOffline(false);
    await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
    await page.locator('.folia-search-button').click();
    await expect(page.locator('dialog.folia-search')).toBeVisible();
    await page.keyboard.press('Escape');
    await link(page, 'Slow').click();
    await shows(page, 'The slow page.');
  });

  test('in the middle of a search: a sentence says so, and the search goes on with the connection', {
    tag: '@build-only',
  }, async ({ page, context, consoleErrors }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|[Ss]earch/);
    consoleErrors.expect(codeIsMissing);
    await page.goto('');
    await hydrated(page);
    await page.route('**/search_index*/**', (route) => route.abort('internetdisconnected'));
    await page.route('**/search_index*', (route) => route.abort('internetdisconnected'));
    await page.locator('.folia-search-button').click();
    const dialog = page.locator('dialog.folia-search');
    await expect(dialog).toBeVisible();
    await context.setOffline(true);
    await dialog.getByRole('combobox').fill('slow');
    await expect(dialog).toContainText('Search could not be loaded. Check your connection and try again.');
    await page.unrouteAll();
    await context.setOffline(false);
    await dialog.getByRole('combobox').fill('slow page');
    await expect(dialog.locator('[role=option][data-kind=hit]').first()).toBeVisible();
  });
});
