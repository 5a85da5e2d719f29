import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test(
  'the language menu leads to the same page in the other language, with query string and hash',
  requirement('LG-05'),
  async ({ page, consoleErrors }) => {
    // the Chinese page has no such heading
    consoleErrors.expect(/No element on this page/);
    await page.goto('guide/start?from=here#a-heading');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    const header = page.locator('.folia-header');
    const trigger = header.locator('summary[aria-label="Language"]');
    await expect(trigger.locator('svg.folia-icon').first()).toBeVisible();
    await trigger.click();
    const menu = header.locator('details', { has: page.locator('summary[aria-label="Language"]') });
    await expect(menu.getByRole('listitem')).toHaveText(['English', '简体中文']);
    await expect(menu.locator('span[aria-current="true"]')).toHaveText('English');
    await expect(menu.getByRole('link')).toHaveText(['简体中文']);
    await menu.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page).toHaveTitle('开始 - Basic');
    await expect(page).toHaveURL(/\/zh\/guide\/start\?from=here#a-heading$/);
    await expect(header.getByRole('link', { name: '指南' })).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  },
);
