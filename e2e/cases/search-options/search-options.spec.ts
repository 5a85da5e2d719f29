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
