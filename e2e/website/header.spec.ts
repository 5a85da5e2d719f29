import type { Page } from '@playwright/test';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

const items = (page: Page) => page.locator('.folia-nav-links > li > a');
const targets = ['/guide/start/', '/config/', '/api/javascript-api/core', '/blog/'];
const languages = {
  en: { home: '', names: ['Guide', 'Config', 'API', 'Blog'], prefix: '', proves: requirement('NV-01') },
  zh: { home: 'zh/', names: ['指南', '配置', 'API', '博客'], prefix: '/zh', proves: requirement('NV-02') },
};

for (const [language, { home, names, prefix, proves }] of Object.entries(languages)) {
  test(`the items of the header, in order (${language})`, proves, async ({ page }) => {
    await page.goto(home);
    await expect(items(page)).toHaveText(names);
    const hrefs = await items(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(targets.map((target) => prefix + target));
  });

  test(
    `the section of the page is marked, on the home page none (${language})`,
    requirement('NV-03'),
    async ({ request }) => {
      const marked = async (path: string) => {
        const html = await (await request.get(`/${home}${path}`)).text();
        const links = /<ul class="folia-nav-links[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
        expect(links, path).toContain(names[0]);
        return [...links.matchAll(/aria-current="[^"]*"[^>]*>([^<]*)/g)].map(([, name]) => name);
      };
      expect(await marked('')).toEqual([]);
      for (const [path, index] of [
        ['guide/start/quick-start', 0],
        ['guide/framework/react', 0],
        ['config/lib/dts', 1],
        ['api/javascript-api/types', 2],
        ['blog/', 3],
      ] as const)
        expect(await marked(path), path).toEqual([names[index]]);
    },
  );
}

test('three social links in order, in new tabs, and no arrow', requirement('SF-09'), async ({ page }) => {
  await page.goto('guide/start/');
  const links = page.locator('.folia-social > *');
  await expect(links).toHaveCount(3);
  const shown = await links.evaluateAll((all) =>
    all.map((one) => ['aria-label', 'href', 'target'].map((name) => one.getAttribute(name))),
  );
  expect(shown).toEqual([
    ['GitHub', 'https://github.com/web-infra-dev/rslib', '_blank'],
    ['X', 'https://twitter.com/rspack_dev', '_blank'],
    ['Discord', 'https://discord.gg/XsaKEEk4mW', '_blank'],
  ]);
  for (const icon of await links.locator('svg').all()) await expect(icon).toBeVisible();
});
