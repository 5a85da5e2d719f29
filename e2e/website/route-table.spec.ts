import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../harness/website-test';
import { addedRoutes, type SiteRoute, siteRoutes } from './route-table';
import { routes } from './routes';

/** What each requirement asks for: pages below a folder, and how many they are. */
const sections: [requirement: string, path: RegExp, count: number][] = [
  ['RT-23', /^\/(blog\/)?$/, 2],
  ['RT-24', /^\/api\/javascript-api\//, 2],
  ['RT-25', /^\/config\//, 19],
  ['RT-26', /^\/guide\/start\//, 5],
  ['RT-27', /^\/guide\/basic\//, 9],
  ['RT-28', /^\/guide\/advanced\//, 12],
  ['RT-29', /^\/guide\/debug\//, 3],
  ['RT-30', /^\/guide\/faq\//, 3],
  ['RT-31', /^\/guide\/framework\//, 3],
  ['RT-32', /^\/guide\/migration\//, 4],
];

type Locale = 'en' | 'zh';

/** A page answers with its language and title. */
async function expectPage(request: APIRequestContext, route: SiteRoute, locale: Locale): Promise<void> {
  const path = locale === 'zh' ? `/zh${route.path}` : route.path;
  const response = await request.get(path);
  expect(response.status(), `${path} is missing`).toBe(200);
  const html = await response.text();
  expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1], path).toBe(locale);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  if (route[locale] === '') expect(title, path).toMatch(/^Rslib - ./);
  else expect(title, path).toBe(`${route[locale]} - Rslib`);
}

for (const [requirement, path, count] of sections) {
  const pages = siteRoutes.filter((route) => path.test(route.path));

  test(`${requirement} ${count} English pages: ${pages.map((route) => route.path).join(' ')}`, async ({ request }) => {
    expect(pages).toHaveLength(count);
    for (const route of pages) await expectPage(request, route, 'en');
  });

  test(`RT-33 ${requirement} the same pages in Chinese, ${pages[0]?.path} and others`, async ({ request }) => {
    for (const route of pages) await expectPage(request, route, 'zh');
  });
}

test('RT-34 the site has the 62 pages of the table and those added since, in each language, and nothing else', async ({
  request,
}) => {
  expect(new Set(siteRoutes.map(({ path }) => path)).size).toBe(62);
  const english = [...siteRoutes.map(({ path }) => path), ...addedRoutes];
  expect(routes).toEqual([...english, ...english.map((path) => `/zh${path}`)].sort());
  expect((await request.get('/404')).ok()).toBe(true);
});

test('RT-27 the folder of the basics has no page of its own', async ({ request }) => {
  expect((await request.get('/guide/basic/')).status()).toBe(404);
});
