import type { Page, Route } from '@playwright/test';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

const algolia = 'https://app1-dsn.algolia.net';

/** Answers for Algolia. Returns what it was asked. */
async function standIn(page: Page, answer: (route: Route) => Promise<void>): Promise<Record<string, unknown>[]> {
  const asked: Record<string, unknown>[] = [];
  await page.route(`${algolia}/**`, async (route) => {
    const [request] = route.request().postDataJSON().requests;
    asked.push({ method: route.request().method(), ...request });
    await answer(route);
  });
  return asked;
}

const hits =
  (...records: object[]) =>
  (route: Route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { results: [{ hits: records }] } });

const modes = {
  url: 'https://docs.example/guide/bundles#modes',
  hierarchy: { lvl0: 'Guide', lvl1: 'Bundles', lvl2: 'Modes' },
  content: 'One file for each module, or one bundle of all.',
  _highlightResult: { content: { value: 'One file for each module, or one <mark>bundle</mark> of all.' } },
};

test('a hit is shown with its marks, opened in the site, and marked there', async ({ page }) => {
  const asked = await standIn(page, hits(modes));
  await page.goto('guide/local');
  const { open, ask, hits: shown, dialog } = searchOf(page);
  await open();
  expect(asked).toEqual([]);
  await ask('bundle');
  expect(asked).toMatchObject([
    { method: 'POST', indexName: 'site', query: 'bundle', hitsPerPage: 21, facetFilters: ['lang:en'] },
  ]);
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('mark')).toHaveText('bundle');
  await expect(dialog.locator('.folia-search-page')).toHaveText('Bundles');
  await expect(shown).toHaveAttribute('href', '/guide/bundles#modes');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/bundles#modes$/);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('folia-search')?.size ?? 0)).toBeGreaterThan(0);
});

test('in another language, Algolia is asked for that language and named in it', { tag: '@all' }, async ({ page }) => {
  const asked = await standIn(page, hits());
  await page.goto('zh/guide/local');
  const { open, ask, dialog } = searchOf(page);
  await open();
  await ask('模块');
  expect(asked).toMatchObject([{ query: '模块', facetFilters: ['lang:zh'] }]);
  const credit = dialog.getByRole('link', { name: '由 Algolia 提供搜索' });
  await expect(credit).toHaveAttribute('href', 'https://algolia.com');
});

test('an error: logged, and the index of the site answers', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|did not respond/);
  await standIn(page, (route) => route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' } }));
  await page.goto('guide/bundles');
  const { open, ask, hits: shown } = searchOf(page);
  await open();
  await ask('lighthouse');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('href', '/guide/local');
  expect(consoleErrors.list.filter((text) => text.includes('did not respond')).length).toBe(1);
});

test('hostile hits: text stays text, and nothing leads out of the web', async ({ page }) => {
  const html = '<img src=x onerror="document.title=\'hit\'"><script>document.title="hit"</script>';
  const hierarchy = { lvl0: html, lvl1: html, lvl2: html };
  const records = ['javascript:alert(1)', 'https://docs.example//evil.example/', 'https://docs.example/'].map(
    (url) => ({
      ...{ url, hierarchy, content: html },
      _highlightResult: { content: { value: `<mark>${html}<mark></mark>` }, hierarchy: { lvl1: { value: html } } },
    }),
  );
  await standIn(page, hits(...records));
  await page.goto('guide/bundles');
  const { open, ask, dialog, hits: shown } = searchOf(page);
  await open();
  await ask('img');
  await expect(shown).toHaveCount(2);
  expect(await shown.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))).toEqual(['/evil.example/', '/']);
  await expect(dialog.locator('img, script')).toHaveCount(0);
  expect(await page.title()).not.toBe('hit');
});

test('the page may ask the host of the application and no one else', { tag: '@build-only' }, async ({ page }) => {
  await page.goto('guide/bundles');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy?.split('; ').find((part) => part.startsWith('connect-src'))).toBe(`connect-src 'self' ${algolia}`);
});

test('a visit loads nothing of it', { tag: '@build-only' }, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const asked = await standIn(page, hits(modes));
  await page.goto('guide/bundles', { waitUntil: 'networkidle' });
  const ofAlgolia = async () => (await Promise.all(scripts)).filter((text) => text.includes('x-algolia')).length;
  expect(await ofAlgolia()).toBe(0);
  const { open, ask } = searchOf(page);
  await open();
  await ask('bundle');
  expect([await ofAlgolia(), asked.length]).toEqual([1, 1]);
});
