import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

const items = (page: Page) => page.locator('.folia-nav-links > li > a');
const targets = ['/guide/start/', '/config/', '/api/javascript-api/core', '/blog/'];
const languages = {
  'NV-01 en': { home: '', names: ['Guide', 'Config', 'API', 'Blog'], prefix: '' },
  'NV-02 zh': { home: 'zh/', names: ['指南', '配置', 'API', '博客'], prefix: '/zh' },
};

for (const [title, { home, names, prefix }] of Object.entries(languages)) {
  test(`${title}: the items of the header, in order`, async ({ page }) => {
    await page.goto(home);
    await expect(items(page)).toHaveText(names);
    const hrefs = await items(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(targets.map((target) => prefix + target));
  });

  test(`NV-03 ${title}: the section of the page is marked, on the home page none`, async ({ page }) => {
    const marked = page.locator('.folia-nav-links > li > [aria-current]');
    await page.goto(home);
    await expect(marked).toHaveCount(0);
    for (const [path, index] of [
      ['guide/start/quick-start', 0],
      ['config/lib/dts', 1],
      ['api/javascript-api/types', 2],
      ['blog/', 3],
    ] as const) {
      await page.goto(home + path);
      await expect(marked).toHaveText(names[index] ?? '');
    }
  });
}

test('NV-10 the order from left to right on the desktop', requirement('NV-06'), async ({ page }) => {
  await page.goto('guide/start/');
  await hydrated(page);
  const header = page.locator('.folia-header');
  await expect(header).toHaveCSS('position', 'sticky');
  const leftOf = async (selector: string) => (await header.locator(selector).first().boundingBox())?.x ?? -1;
  const all = [
    '.folia-logo',
    '.folia-search-button',
    '.folia-nav-links li',
    '.folia-menu',
    '.folia-appearance',
    '.folia-social',
  ];
  const places = await Promise.all(all.map(leftOf));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.every((place) => place >= 0)).toBe(true);
});

test('SO-01 SO-06 three social links in order, and no arrow', requirement('SF-09'), async ({ page }) => {
  await page.goto('guide/start/');
  const links = page.locator('.folia-social > *');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((one) => [one.ariaLabel, one.getAttribute('href')]))).toEqual([
    ['GitHub', 'https://github.com/web-infra-dev/rslib'],
    ['X', 'https://twitter.com/rspack_dev'],
    ['Discord', 'https://discord.gg/XsaKEEk4mW'],
  ]);
  for (const icon of await links.locator('svg').all()) await expect(icon).toBeVisible();
});

test('LG-04 NV-08 NV-09 VS-04 SF-13 there is a language menu and no version menu', async ({ page }) => {
  await page.goto('guide/start/');
  await expect(page.locator('.folia-header .folia-menu')).toHaveCount(1);
  await expect(page.locator('.folia-header summary')).toHaveAccessibleName('Language');
});
