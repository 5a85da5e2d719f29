import { slowDown } from '../../scripts/slow-phone';
import { codeIsMissing } from '../harness/console';
import { watchLayoutShift } from '../harness/layout-shift';
import { becomesHydrated, isHydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.slow();

/** A phone on Slow 4G with a CPU slowed down four times. Nothing here waits for hydration before the first tap. */
test.beforeEach(({ page }) => slowDown(page));

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

test('the first tap opens the menu, and a link in it leads to its page', { tag: '@all' }, async ({ page, server }) => {
  await page.goto(path);
  await page.locator('.folia-mobile-bar button').first().tap();
  const link = page.locator('.folia-sidebar').locator('a[href$="/guide/basic/cli"]');
  await expect(link).toBeInViewport();
  await link.tap();
  await expect(page).toHaveURL(`${server.url}zh/guide/basic/cli`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('命令行工具');
  await expect(page.locator('.folia-sidebar')).not.toBeInViewport();
});

test('search keeps every key that is pressed while it loads, and opens the hit', async ({ page }) => {
  const { dialog, field, hits } = searchOf(page);
  await page.goto('guide/start/quick-start');
  await page.locator('.folia-search-button').tap();
  await page.keyboard.type('autoExternal', { delay: 60 });
  await expect(field).toHaveValue('autoExternal');
  await expect(dialog.locator('.folia-search-results')).toHaveAttribute('aria-busy', 'false');
  await expect(hits.first()).toContainText('lib.autoExternal');
  await hits.first().tap();
  await expect(page).toHaveURL(/\/config\/lib\/auto-external/);
});

test('a connection that is lost on the way to a page is named; afterwards the page opens', { tag: '@all' }, async ({
  page,
  context,
  consoleErrors,
  server,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|could not be shown in place/);
  consoleErrors.expect(codeIsMissing);
  await page.goto(path);
  await page.keyboard.press('Tab');
  await becomesHydrated(page);
  const next = page.locator('.folia-prev-next a').last();
  const target = new URL((await next.getAttribute('href')) ?? '', server.url).href;
  await page.waitForLoadState('networkidle');
  // The throttled network stays as it is: requests are lost on their way to it.
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await next.tap();
  const notice = page.locator('.folia-offline');
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL(`${server.url}${path}`);
  await page.unrouteAll();
  await context.setOffline(false);
  await notice.getByRole('link', { name: '重试' }).tap();
  await expect(page).toHaveURL(target);
  await expect(notice).toHaveCount(0);
});
