import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';
import { type TreeEntry, trees } from './trees';

for (const { locale, section, entries } of trees) {
  if (section !== 'config') continue;
  const path = locale === 'zh' ? 'zh/config/' : 'config/';

  test(`/${path} lists the groups and pages of the sidebar, without itself`, requirement('OV-02'), async ({ page }) => {
    await page.goto(path);
    const shown = await page.locator('.folia-overview section').evaluateAll((groups) =>
      groups.map((group) => ({
        title: group.querySelector('h2')?.firstChild?.textContent,
        pages: [...group.querySelectorAll('h3 a:not(.folia-anchor)')].map((link) => link.getAttribute('href')),
      })),
    );
    const groups = entries.filter((entry): entry is Exclude<TreeEntry, unknown[]> => !Array.isArray(entry));
    expect(shown).toEqual(groups.map(({ title, entries: pages }) => ({ title, pages: pages.map(([, href]) => href) })));
    expect(groups.map(({ entries: pages }) => pages.length)).toEqual([16, 4]);
  });
}

for (const query of ['autoExternal', 'auto external', 'auto-external'])
  test(`the filter finds autoExternal by "${query}"`, async ({ page }) => {
    await page.goto('config/');
    await hydrated(page);
    await page.locator('.folia-overview input').fill(query);
    await expect(page.locator('.folia-overview h3 a[href="/config/lib/auto-external"]')).toBeVisible();
    await expect(page.locator('.folia-overview h3 a[href="/config/lib/umd-name"]')).toBeHidden();
  });
