import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { requirement } from '../harness/requirement';
import { entry, fold, isOpen, sidebarOf } from '../harness/sidebar';
import { expect, test } from '../harness/website-test';
import { fileOf, routes } from './routes';
import { pagesOf, type TreeEntry, trees } from './trees';

/** The sidebar as it is rendered, in the shape of the table. */
const rendered = (page: Page): Promise<TreeEntry[]> =>
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

const [provesConfig, provesApi, provesBlog] = [
  requirement('SB-03', 'SB-04', 'SB-05'),
  requirement('SB-01'),
  requirement('SB-02'),
];
const proves: Record<string, object> = {
  'en guide': requirement('SB-06', 'SB-07'),
  'en config': provesConfig,
  'en api': provesApi,
  'en blog': provesBlog,
  'zh guide': requirement('SB-09', 'SB-10'),
  'zh config': provesConfig,
  'zh api': provesApi,
  'zh blog': provesBlog,
};

for (const { locale, section, entries: expected } of trees) {
  const pages = pagesOf(expected);
  const name = `${locale} ${section}`;

  test(
    `the sidebar of ${name}: labels, addresses and order; its groups are open`,
    proves[name] ?? {},
    async ({ page }) => {
      await page.goto(pages.at(-1) ?? '');
      expect(await rendered(page)).toEqual(expected);
      for (const group of expected) {
        if (Array.isArray(group)) continue;
        expect(await isOpen(page, group.title), group.title).toBe(true);
        await expect(fold(page, group.title)).toBeVisible();
      }
      expect(notInTree[name]?.filter((path) => pages.includes(path)) ?? []).toEqual([]);
      expect(routes).toEqual(expect.arrayContaining(notInTree[name] ?? []));
      if (section === 'config') for (const entry of expected) expectLongNames(entry);
    },
  );

  test(`previous and next follow the sidebar of ${name}`, () => {
    for (const [index, path] of pages.entries()) {
      const html = readFileSync(fileOf(path), 'utf8');
      const sidebar = html.slice(html.indexOf('id="folia-sidebar"'), html.indexOf('<main'));
      const current = [...sidebar.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, href]) => href);
      expect(current, path).toEqual([path]);
      // An overview has no page footer.
      if (!html.includes('folia-prev-next')) expect(pages.length === 1 || path.endsWith('/config/'), path).toBe(true);
      else expect(neighbours(path), path).toEqual([pages[index - 1], pages[index + 1]]);
    }
  });
}

/** Pages that exist and that the sidebar of their section leaves out. */
const notInTree: Record<string, string[]> = {
  'en guide': ['react', 'typescript', 'vue'].map((name) => `/guide/framework/${name}`),
  'zh guide': ['/zh/guide/advanced/node-polyfill'],
};

/** The pages of the options of `lib` have the option's whole name as heading and title. */
function expectLongNames(entry: TreeEntry): void {
  if (Array.isArray(entry) || entry.title !== 'Lib') return;
  expect(entry.entries.length).toBeGreaterThanOrEqual(12);
  for (const [label, href] of entry.entries) {
    const html = readFileSync(fileOf(href), 'utf8');
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<a [\s\S]*|<[^>]*>/g, ''), href).toBe(`lib.${label}`);
    expect(/<title>([^<]*)/.exec(html)?.[1], href).toMatch(new RegExp(`^lib\\.${label} - `));
  }
}

/** Addresses of the previous and the next page. */
function neighbours(path: string): (string | undefined)[] {
  const html = readFileSync(fileOf(path), 'utf8');
  return [hrefOf(html, 'prev'), hrefOf(html, 'next')];
}

test('previous and next, page by page', requirement('DF-03'), () => {
  expect(neighbours('/guide/start/quick-start')).toEqual(['/guide/start/', '/guide/start/features']);
  expect(neighbours('/guide/start/npm-packages')[1]).toBe('/guide/basic/cli');
  expect(neighbours('/config/lib')).toEqual(['/config/', '/config/lib/bundle']);
  expect(neighbours('/config/lib/umd-name')[1]).toBe('/config/rsbuild');
  expect(neighbours('/guide/faq/exceptions')[1]).toBeUndefined();
  expect(neighbours('/zh/guide/start/npm-packages')[1]).toBe('/zh/guide/framework/typescript');
});

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

test('the other spellings of an address lead to the same page and entry', async ({ page }) => {
  for (const path of ['blog/index', 'blog/index.html', 'blog/']) {
    await page.goto(path);
    await expect(entry(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  }
});
