import { expect, test } from '../../harness/test';

test.describe('addresses that have moved, listed in a file', { tag: '@dev' }, () => {
  for (const [from, to] of [
    ['old', 'guide/start'],
    ['away', 'guide/start'],
    ['away#first', 'guide/start#first'],
    ['old#setup', 'guide/setup#install'],
    ['old#%E5%AE%89%E8%A3%85', 'guide/setup#use'],
    ['old#first', 'guide/start#first'],
    ['old#constructor', 'guide/start#constructor'],
    ['guide/start#configure', 'guide/setup#configure'],
  ] as const)
    test(`${from} leads to ${to}`, async ({ page, site }) => {
      await page.goto(from);
      await expect(page).toHaveURL(new URL(to, site.url).href);
      await expect(page.locator('.folia-doc h1')).toBeVisible();
    });

  test('a page whose headings are all there stays', async ({ page, site }) => {
    await page.goto('guide/start#first');
    await expect(page.locator('script[data-moved]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'First' })).toBeInViewport();
    await expect(page).toHaveURL(new URL('guide/start#first', site.url).href);
    await page.goto('guide/setup');
    await expect(page.locator('script[data-moved]')).toHaveCount(0);
  });
});

test('hosts get what they can decide without the heading', { tag: '@build-only' }, async ({ page }) => {
  expect(await (await page.request.get('_redirects')).text()).toBe('/docs/away /docs/guide/start 302\n');
});

test.describe('without JavaScript', { tag: '@build-only' }, () => {
  test.use({ javaScriptEnabled: false });
  test('the page leads on, and loses the heading', async ({ page, site }) => {
    await page.goto('old');
    await expect(page).toHaveURL(new URL('guide/start', site.url).href);
  });
});
