import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test(
  'each version and language has an index, with the version in its name',
  requirement('SI-04'),
  async ({ request, site }) => {
    const list: Record<string, string> = await (await request.get(`${site.url}static/search_index.json`)).json();
    const names = ['v1', 'v2'].flatMap((version) => ['en', 'zh'].map((lang) => `search_index.${version}.${lang}`));
    expect(Object.keys(list).sort()).toEqual(names);
    for (const [name, href] of Object.entries(list))
      expect(href).toMatch(new RegExp(`^/static/${name}\\.[0-9a-f]{8}\\.json$`));
  },
);

test('only pages of the version that is shown are found', requirement('VS-06'), async ({ page }) => {
  for (const [path, title, other] of [
    ['guide/start', 'Harbour v2', 'periscope'],
    ['v1/guide/start', 'Harbour v1', 'telescope'],
    ['v1/zh/guide/start', '港口 v1', 'telescope'],
  ] as const) {
    await page.goto(path);
    const { open, ask, hits } = searchOf(page);
    await open();
    await ask('lighthouse');
    await expect(hits, path).toHaveCount(1);
    await expect(hits.first(), path).toHaveAttribute('href', `/${path}`);
    await expect(hits.first(), path).toContainText(title);
    await ask(other);
    await expect(hits, path).toHaveCount(0);
  }
});

test('130 pages have the word: a search returns 100, the dialog shows 7', requirement('SI-11'), async ({ page }) => {
  await page.goto('guide/start');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'All hits' }).fill('seagull');
  await expect(page.locator('.all-hits li')).toHaveCount(100);
  const { open, ask, hits } = searchOf(page);
  await open();
  await ask('seagull');
  await expect(hits).toHaveCount(7);
});

test('what a hit says, and what of it is marked', requirement('SU-12'), async ({ page }) => {
  await page.goto('guide/start');
  const { open, ask, hits } = searchOf(page);
  const shared = { title: 'Harbour v2', group: '', domain: '' };
  const statement = 'The lighthouse of the second version: only here is a telescope.';
  for (const [query, hit, marked] of [
    [
      'harbour',
      { type: 'title', header: 'Harbour v2', link: '/guide/start', highlights: [{ start: 0, length: 7 }] },
      'Harbour',
    ],
    [
      'pier',
      { type: 'header', header: 'The pier', link: '/guide/start#the-pier', highlights: [{ start: 4, length: 4 }] },
      'pier',
    ],
    [
      'telescope',
      {
        type: 'content',
        statement,
        header: 'Harbour v2',
        link: '/guide/start',
        highlights: [{ start: 53, length: 9 }],
      },
      'telescope',
    ],
  ] as const) {
    await page.goto('guide/start');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'All hits' }).fill(query);
    const first = page.locator('.all-hits li').first();
    await expect(first).toBeVisible();
    expect(JSON.parse((await first.getAttribute('data-hit')) ?? '')).toEqual({ ...shared, query, ...hit });
    await open();
    await ask(query);
    await expect(hits.first(), query).toHaveAttribute('data-type', hit.type);
    await expect(hits.first().locator('mark'), query).toHaveText(marked);
  }
});

test(
  'another version and another language are searched in their own index',
  requirement('SU-22'),
  async ({ page, traffic }) => {
    const fetched = (name: string) => traffic.urls().filter((url) => url.includes(`search_index.${name}.`)).length;
    const menu = (label: string) => page.locator('.folia-header .folia-menu').filter({ hasText: label });
    await page.goto('guide/start');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    const { open, ask, hits } = searchOf(page);
    for (const [index, title, change] of [
      ['v2.en', 'Harbour v2', null],
      ['v1.en', 'Harbour v1', ['v1', 'v1']],
      ['v1.zh', '港口 v1', ['简体中文', '简体中文']],
    ] as const) {
      if (change) {
        expect(fetched(index)).toBe(0);
        await menu(change[0]).locator('summary').click();
        await menu(change[0]).getByRole('link', { name: change[1] }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      }
      await open();
      await ask('lighthouse');
      await expect(hits, index).toHaveCount(1);
      await expect(hits.first(), index).toContainText(title);
      expect(fetched(index)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
    expect(await isSameDocument()).toBe(true);
  },
);
