import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

const rows: [option: string, query: string, found: string[]][] = [
  ['tokenize: strict', 'bundle', ['/guide/']],
  ['tokenize: strict', 'bundled', ['/guide/bundles']],
  ['tokenize: strict', 'bund', []],
  ['charset: latin:default', 'résumé', ['/guide/']],
  ['charset: latin:default', 'RESUME', ['/guide/bundles']],
  ['depth: 2', 'source map', ['/guide/maps#together']],
  ['minlength: 2', 'a', []],
];

test('the options of the index decide what is found', async ({ page }) => {
  await page.goto('guide/');
  const { open, ask, hits } = searchOf(page);
  await open();
  for (const [option, query, found] of rows) {
    await ask(query);
    await expect(hits, `${option}: "${query}"`).toHaveCount(found.length);
    for (const [index, href] of found.entries())
      await expect(hits.nth(index), `${option}: "${query}"`).toHaveAttribute('href', href);
  }
});

test('a query without hits is reported when the box is closed, once, and the policy lets it through', async ({
  page,
}) => {
  const reports: (string | null)[] = [];
  await page.route('https://empty.example/**', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') reports.push(request.postData());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    await route.fulfill({ status: 204, headers });
  });
  await page.goto('guide/');
  const { open, ask, hits, dialog } = searchOf(page);
  for (const query of ['quixotic', 'bundle', 'quixotic']) {
    await open();
    await ask(query);
    await expect(hits).toHaveCount(query === 'bundle' ? 1 : 0);
    // the first press empties the field
    await page.keyboard.press('Escape');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(() => expect(reports).toEqual(['{"query":"quixotic","lang":"en"}'])).toPass();
  }
});
