import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';

test(
  'the site is English at its root and Chinese below /zh/',
  requirement('CN-01', 'LG-01', 'LG-02'),
  async ({ page }) => {
    const descriptions = new Set<string | null>();
    for (const { path, lang, current, other, first, group } of [
      { path: '', lang: 'en', current: 'English', other: '简体中文', first: 'Guide', group: 'Getting Started' },
      { path: 'zh/', lang: 'zh', current: '简体中文', other: 'English', first: '指南', group: '开始' },
    ]) {
      await page.goto(`${path}guide/start/quick-start`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const menu = page.locator('.folia-header .folia-menu').filter({ hasText: current });
      await expect(menu.locator('[aria-current="true"]')).toHaveText(current);
      await expect(menu.locator('a')).toHaveText([other]);
      await expect(page.locator('.folia-nav a').first()).toHaveText(first);
      await expect(page.locator('.folia-sidebar-title').first()).toHaveText(group);
      await expect(page).toHaveTitle(/ - Rslib$/);
      await expect(page.locator('.folia-edit-link')).toHaveAttribute(
        'href',
        new RegExp(`/docs/${lang}/guide/start/quick-start`),
      );
      await page.goto(path);
      descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
    }
    expect([...descriptions]).toEqual(['The Rsbuild-based library build tool', '基于 Rsbuild 的库构建工具']);
  },
);

test('Chinese texts of outline, neighbours and search', requirement('LG-03'), async ({ page }) => {
  await page.goto('zh/guide/start/quick-start');
  await hydrated(page);
  await expect(page.locator('.folia-outline-title')).toHaveText('目录');
  await expect(page.locator('[rel=prev]')).toContainText('上一页');
  await expect(page.locator('[rel=next]')).toContainText('下一页');
  const { open, ask, field, dialog } = searchOf(page);
  await open();
  await expect(field).toHaveAttribute('placeholder', '搜索文档');
  await ask('qqqqzz');
  await expect(dialog.getByText('无法找到相关搜索结果 "qqqqzz"', { exact: true })).toBeVisible();
  await expect(dialog.getByText('请使用不同的关键字重试', { exact: true })).toBeVisible();
});

test('the time of the last change is shown', async ({ page }) => {
  await page.goto('guide/start/quick-start');
  await expect(page.locator('.folia-last-updated')).toHaveText(/^Last Updated: \S/);
});
