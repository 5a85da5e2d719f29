import { type SlowPhone, slowDown } from '../../scripts/slow-phone';
import { watchLayoutShift } from '../harness/layout-shift';
import { becomesHydrated, isHydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { expect, test as websiteTest } from '../harness/website-test';

/** A phone on Slow 4G with a CPU slowed down four times. Nothing here waits for hydration before the first tap. */
const test = websiteTest.extend<{ phone: SlowPhone }>({
  phone: [async ({ page }, use) => use(await slowDown(page)), { auto: true }],
});

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.slow();

const path = 'zh/guide/start/quick-start';

test('the page is read before any of its code has come, and does not move when it does', async ({ page }) => {
  const shiftOf = await watchLayoutShift(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await isHydrated(page)).toBe(false);
  await page.waitForLoadState('networkidle');
  await page.locator('.folia-mobile-bar button').first().tap();
  await becomesHydrated(page);
  expect(await shiftOf(), 'layout shift').toBe(0);
});

test('the first tap opens the menu, and a link in it leads to its page', async ({ page, server }) => {
  await page.goto(path);
  await page.locator('.folia-mobile-bar button').first().tap();
  const link = page.locator('.folia-sidebar').getByRole('link', { name: 'CLI' });
  await expect(link).toBeInViewport();
  await link.tap();
  await expect(page).toHaveURL(`${server.url}zh/guide/basic/cli`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CLI');
  await expect(page.locator('.folia-sidebar')).not.toBeInViewport();
});

test('search keeps every key that is pressed while it loads, and opens the hit', async ({ page, server }) => {
  const { field, hits } = searchOf(page);
  await page.goto('guide/start/quick-start');
  await page.locator('.folia-search-button').tap();
  await page.keyboard.type('autoExternal', { delay: 60 });
  await expect(field).toHaveValue('autoExternal');
  await hits.first().tap();
  await expect(page).toHaveURL(/autoexternal/i);
  expect(page.url()).toContain(server.url);
});

test('a connection that is lost on the way to a page is named; afterwards the page opens', async ({
  page,
  phone,
  consoleErrors,
  server,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|could not be shown in place/);
  await page.goto(path);
  await page.locator('.folia-mobile-bar button').first().tap();
  await becomesHydrated(page);
  await page.keyboard.press('Escape');
  const next = page.locator('.folia-prev-next a').last();
  const target = new URL((await next.getAttribute('href')) ?? '', server.url).href;
  // The code for following links is loaded near the first one.
  await next.scrollIntoViewIfNeeded();
  await next.focus();
  await page.waitForLoadState('networkidle');
  await phone.setOffline(true);
  await page.locator('.folia-prev-next a').first().tap();
  await expect(page.locator('.folia-offline')).toBeInViewport();
  await expect(page).toHaveURL(`${server.url}${path}`);
  await phone.setOffline(false);
  await next.tap();
  await expect(page).toHaveURL(target);
  await expect(page.locator('.folia-offline')).toHaveCount(0);
});
