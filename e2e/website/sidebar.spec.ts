import type { Page } from '@playwright/test';
import { requirement } from '../harness/requirement';
import { entry, fold, isOpen, sidebarOf } from '../harness/sidebar';
import { expect, test } from '../harness/website-test';
import { pagesOf, type TreeEntry, trees } from './trees';

/** The sidebar as it is rendered, in the shape of the table. */
const drawn = (page: Page): Promise<TreeEntry[]> =>
  sidebarOf(page)
    .locator('nav')
    .evaluate((nav) => {
      const linkOf = (link: Element): [string, string] => [link.textContent, link.getAttribute('href') ?? ''];
      return [...nav.querySelectorAll(':scope > ul > li')].map((item) => {
        const links = [...item.querySelectorAll(':scope ul a')].map(linkOf);
        const [title, href] = linkOf(item.querySelector('a, .folia-sidebar-title') ?? item);
        if (!item.querySelector(':scope ul')) return [title, href];
        const own = item.querySelector(':scope > .folia-sidebar-group > a') ? { href } : {};
        return { title, ...own, entries: links };
      });
    });

const ids: Record<string, string> = {
  'en guide': 'SB-06 SB-07 C-06',
  'en config': 'SB-03 SB-04 SB-05 C-04 C-06',
  'en api': 'SB-01',
  'en blog': 'SB-02 C-04',
  'zh guide': 'SB-06 SB-09 SB-10 C-06',
  'zh config': 'SB-03 SB-04 SB-05 C-06',
  'zh api': 'SB-01',
  'zh blog': 'SB-02',
};

for (const { locale, section, entries: expected } of trees) {
  const pages = pagesOf(expected);
  const name = `${locale} ${section}`;

  test(`${ids[name]} SB-16 the sidebar of ${name}: labels, addresses and order`, async ({ page }) => {
    await page.goto(pages.at(-1) ?? '');
    expect(await drawn(page)).toEqual(expected);
  });

  test(`SB-11 C-19 the groups of ${name} are open and can be closed`, async ({ page }) => {
    await page.goto(pages[0] ?? '');
    for (const group of expected) {
      if (Array.isArray(group)) continue;
      expect(await isOpen(page, group.title), group.title).toBe(true);
      await expect(fold(page, group.title)).toBeVisible();
    }
  });

  test(
    `DF-02 SB-17 previous and next follow the sidebar of ${name}`,
    requirement('DF-03'),
    async ({ request, baseURL }) => {
      for (const [index, path] of pages.entries()) {
        const html = await (await request.get(new URL(path, baseURL).href)).text();
        const sidebar = html.slice(html.indexOf('id="folia-sidebar"'), html.indexOf('<main'));
        const current = [...sidebar.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, href]) => href);
        expect(current, path).toEqual([path]);
        // An overview has no page footer (DF-04).
        if (!html.includes('folia-prev-next')) expect(pages.length === 1 || path.endsWith('/config/'), path).toBe(true);
        else expect([hrefOf(html, 'prev'), hrefOf(html, 'next')], path).toEqual([pages[index - 1], pages[index + 1]]);
      }
    },
  );
}

const hrefOf = (html: string, rel: string) => new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(html)?.[1];

for (const name of ['react', 'typescript', 'vue'])
  test(
    `/guide/framework/${name} shows the Guide, with no entry active and no neighbours`,
    requirement('DF-05', 'SB-08'),
    async ({ page }) => {
      const path = `/guide/framework/${name}`;
      await page.goto(path);
      await expect(entry(page, 'Introduction')).toBeVisible();
      await expect(sidebarOf(page).locator('[aria-current]')).toHaveCount(0);
      await expect(page.locator('.folia-prev-next')).toHaveCount(0);
    },
  );

test('C-06 a page keeps the long form of its name in heading and title', async ({ page }) => {
  await page.goto('config/lib/dts');
  await expect(entry(page, 'dts')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lib.dts');
  await expect(page).toHaveTitle(/^lib\.dts - /);
});

test('C-04 the other spellings of an address lead to the same page and entry', async ({ page }) => {
  for (const path of ['blog/index', 'blog/index.html', 'blog/']) {
    await page.goto(path);
    await expect(entry(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  }
});
