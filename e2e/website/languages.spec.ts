import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

/** Texts of the interface, as the page itself has them. */
async function textsOf(page: Page, path: string, names: string[]): Promise<(string | undefined)[]> {
  await page.addInitScript(() => {
    addEventListener('folia:ready', (event) => Object.assign(window, { docs: (event as CustomEvent).detail }));
  });
  await page.goto(path);
  await hydrated(page);
  return page.evaluate(async (wanted) => {
    // what the engine sends along with `folia:ready`
    type Docs = { texts: { get(lang: string): Record<string, string>; loadAll(lang: string): Promise<void> } };
    const { texts } = (window as unknown as { docs: Docs }).docs;
    const { lang } = document.documentElement;
    await texts.loadAll(lang);
    return wanted.map((name) => texts.get(lang)[name]);
  }, names);
}

test(
  'CN-02 the site speaks English at its root and Chinese below /zh/',
  requirement('CN-01', 'LG-01', 'LG-02'),
  async ({ page }) => {
    for (const { path, lang, current, other } of [
      { path: 'guide/start/quick-start', lang: 'en', current: 'English', other: '简体中文' },
      { path: 'zh/guide/start/quick-start', lang: 'zh', current: '简体中文', other: 'English' },
    ]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const menu = page.locator('.folia-header .folia-menu').filter({ hasText: current });
      await expect(menu.locator('[aria-current="true"]')).toHaveText(current);
      await expect(menu.locator('a')).toHaveText([other]);
      await expect(page.locator('.folia-nav a').first()).toHaveText(lang === 'zh' ? '指南' : 'Guide');
      await expect(page.locator('.folia-edit-link')).toHaveAttribute(
        'href',
        new RegExp(`/docs/${lang}/guide/start/quick-start`),
      );
    }
  },
);

test('LG-14 Chinese texts of the interface', requirement('LG-03'), async ({ page }) => {
  const names = ['outlineTitle', 'prevPage', 'nextPage', 'searchPlaceholder', 'searchNoResults', 'searchSuggestion'];
  const own = [
    'menu',
    'cancel',
    'copyCode',
    'wrapCode',
    'filterName',
    'filterPlaceholder',
    'sourceCode',
    'lastUpdated',
  ];
  expect(await textsOf(page, 'zh/guide/start/quick-start', [...names, ...own])).toEqual([
    ...['目录', '上一页', '下一页', '搜索文档', '无法找到相关搜索结果 "{query}"', '请使用不同的关键字重试'],
    ...['菜单', '取消', '复制代码', '切换代码换行', '过滤', '输入关键词', '源码', '最后更新于'],
  ]);
  await expect(page.locator('.folia-outline-title')).toHaveText('目录');
  await expect(page.locator('[rel=prev]')).toContainText('上一页');
  await expect(page.locator('[rel=next]')).toContainText('下一页');
});

test('C-20 the time of the last change is shown', async ({ page }) => {
  await page.goto('guide/start/quick-start');
  await expect(page.locator('.folia-last-updated')).toHaveText(/^Last Updated: \S/);
});
