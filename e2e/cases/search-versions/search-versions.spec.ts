import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test('each version and language has an index, with the version in its name', {
  tag: '@dev',
  ...requirement('SI-04'),
}, async ({ request, site }) => {
  const list: Record<string, string> = await (await request.get(`${site.url}static/search_index.json`)).json();
  const names = ['v1', 'v2'].flatMap((version) => ['en', 'zh'].map((lang) => `search_index.${version}.${lang}`));
  expect(Object.keys(list).sort()).toEqual(names);
  for (const [name, href] of Object.entries(list))
    expect(href).toMatch(new RegExp(`^/static/${name}\\.[0-9a-f]{8}\\.json$`));
});

test('only pages of the version that is shown are found', { tag: '@dev', ...requirement('VS-06') }, async ({
  page,
}) => {
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
