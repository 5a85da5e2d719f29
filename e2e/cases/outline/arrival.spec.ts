import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const long = 'arrival';

const root = (page: Page) => page.locator('html');
const arriving = 'data-arriving';

/** Nothing ends what the script in the head has begun. */
const withoutEntry = (page: Page) =>
  page.route(/\/static\/js\/main/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

/** Whether the browser draws what is in the last part of the article. */
const drawsEnd = (page: Page) =>
  page
    .locator('.folia-doc [data-folia-body] > :last-child')
    .evaluate((last) => last.querySelector('li')?.checkVisibility({ contentVisibilityAuto: true }) ?? null);

/** Top and height of every part of the article. */
const places = (page: Page) =>
  page
    .locator('.folia-doc [data-folia-body] > *')
    .evaluateAll((parts) =>
      parts.map((part) => [part.getBoundingClientRect().top + scrollY, part.getBoundingClientRect().height]),
    );

test('the first paint leaves out what is far below', { tag: '@build-only' }, async ({ page }) => {
  await withoutEntry(page);
  await page.goto(long);
  await expect(root(page)).toHaveAttribute(arriving, '');
  expect(await drawsEnd(page)).toBe(false);
  await page.keyboard.press('End');
  await expect.poll(() => drawsEnd(page)).toBe(true);
});

test('soon everything is where it is without script, and nothing is left behind', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(long);
  await expect(root(page)).not.toHaveAttribute(arriving);
  expect(await drawsEnd(page)).toBe(true);
  await expect(page.locator('[data-folia-body] > [style]')).toHaveCount(0);
  await hydrated(page);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(long);
  expect(await places(page)).toEqual(await places(plain));
  await context.close();
});

test('who comes to a heading or back to a page finds all of it laid out', { tag: '@build-only' }, async ({ page }) => {
  await withoutEntry(page);
  await page.goto(`${long}#section-8`);
  await expect(root(page)).not.toHaveAttribute(arriving);
  await page.goto(long);
  await page.reload();
  await expect(root(page)).not.toHaveAttribute(arriving);
});

for (const [what, act] of [
  ['turning the wheel', (page: Page) => page.mouse.wheel(0, 20)],
  ['pressing a key', (page: Page) => page.keyboard.press('a')],
  ['another size of the window', (page: Page) => page.setViewportSize({ width: 900, height: 700 })],
  ['waking', (page: Page) => page.locator('.folia-search-button').hover()],
] as const) {
  test(`${what} ends it at once`, async ({ page }) => {
    // No frame comes to end it, and no idle time.
    await page.addInitScript(() =>
      Object.assign(window, { requestAnimationFrame: () => 0, requestIdleCallback: () => 0 }),
    );
    await page.goto(long);
    await expect(root(page)).toHaveAttribute(arriving, '');
    await act(page);
    await expect(root(page)).not.toHaveAttribute(arriving);
  });
}
