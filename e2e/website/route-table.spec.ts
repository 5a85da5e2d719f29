import type { APIRequestContext } from '@playwright/test';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';
import { addedRoutes, type SiteRoute, siteRoutes } from './route-table';
import { routes } from './routes';

/** Pages below a folder, and how many they are. */
const sections = [
  [/^\/(blog\/.*)?$/, 2, requirement('RT-23')],
  [/^\/api\//, 2, requirement('RT-24')],
  [/^\/config\//, 19, requirement('RT-25')],
  [/^\/guide\/start\//, 5, requirement('RT-26')],
  [/^\/guide\/basic\//, 9, requirement('RT-27')],
  [/^\/guide\/advanced\//, 12, requirement('RT-28')],
  [/^\/guide\/debug\//, 3, requirement('RT-29')],
  [/^\/guide\/faq\//, 3, requirement('RT-30')],
  [/^\/guide\/framework\//, 3, requirement('RT-31')],
  [/^\/guide\/migration\//, 4, requirement('RT-32')],
] as const;

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

for (const [section, count, proves] of sections)
  test(`${count} English pages of ${section.source}, and those added since`, proves, async ({ request }) => {
    const pages = siteRoutes.filter(({ path }) => section.test(path));
    expect(pages).toHaveLength(count);
    const built = routes.filter((route) => section.test(route) && !addedRoutes.includes(route));
    expect(built).toEqual(pages.map(({ path }) => path).sort());
    for (const route of pages) await expectPage(request, route, 'en');
    // No index: neither the folder's address nor its file leads anywhere.
    if (section.test('/guide/basic/'))
      for (const path of ['/guide/basic/', '/guide/basic/index'])
        expect((await request.get(path)).status(), path).toBe(404);
  });

test('the same pages in Chinese', requirement('RT-33'), async ({ request }) => {
  const chinese = routes.filter((route) => route.startsWith('/zh/')).map((route) => route.slice('/zh'.length));
  expect(chinese).toEqual(routes.filter((route) => !route.startsWith('/zh/')));
  for (const route of siteRoutes) await expectPage(request, route, 'zh');
});

test(
  'the 62 pages of the table and those added since, in each language, the 404 page, and nothing else',
  requirement('RT-34'),
  async ({ request }) => {
    expect(new Set(siteRoutes.map(({ path }) => path)).size).toBe(62);
    const english = [...siteRoutes.map(({ path }) => path), ...addedRoutes];
    expect(routes).toEqual([...english, ...english.map((path) => `/zh${path}`)].sort());
    expect((await request.get('/404')).ok()).toBe(true);
  },
);
