import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

const languages = [
  {
    path: 'guide/start/quick-start',
    says: 'The page could not be loaded because there is no connection.',
    retry: 'Try again',
    close: 'Close',
  },
  { path: 'zh/guide/start/quick-start', says: '网络未连接，无法打开此页面。', retry: '重试', close: '关闭' },
];

for (const { path, says, retry, close } of languages)
  test(`a click without a connection says so and can be repeated: /${path}`, {
    tag: path.startsWith('zh/') ? [] : '@all',
  }, async ({ page, context, consoleErrors, server }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|could not be shown in place/);
    const notLoaded = () => consoleErrors.list.filter((text) => text.includes('in place')).length;
    await page.goto(path);
    await hydrated(page);
    const next = page.locator('.folia-prev-next a').last();
    // The code for following links is loaded near the first one.
    await next.hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const other = page.locator('.folia-sidebar a[href$="/guide/basic/cli"]');
    const target = (await other.getAttribute('href')) ?? '';
    await other.click();
    const notice = page.locator('.folia-offline');
    await expect(notice).toContainText(says);
    await expect(page.getByRole('status').filter({ hasText: says })).toHaveCount(1);
    expect(notLoaded()).toBe(1);
    await expect(page).toHaveURL(`${server.url}${path}`);
    await notice.getByRole('button', { name: close }).click();
    await expect(notice).toHaveCount(0);
    await other.click();
    await notice.getByRole('link', { name: retry }).click();
    await expect.poll(notLoaded).toBe(3);
    await expect(notice.getByRole('link')).toBeFocused();
    await context.setOffline(false);
    await notice.getByRole('link').click();
    await expect(page).toHaveURL(new URL(target, server.url).href);
    await expect(notice).toHaveCount(0);
  });
