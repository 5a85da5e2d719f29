import { join } from 'node:path';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test as remoteTest } from './remote-test';
import { documentOf, json } from './stub';

/** The site without an index of its own. */
const test = remoteTest.extend({
  site: [
    async ({ sites }, use) => use(await sites.own(join(import.meta.dirname, 'own-site-quiet'))),
    { scope: 'test', timeout: 120_000 },
  ],
});

test('the domain of the configuration comes before links without one', { tag: '@all' }, async ({ page, stub }) => {
  stub.answer(json([{ index: 'own', hits: [documentOf('Bundle')] }]));
  await page.goto('start');
  const { open, ask, hits } = searchOf(page);
  await open();
  await ask('bundle');
  await expect(hits.first()).toHaveAttribute('href', 'https://docs.example/product/guide/start');
});

test(
  'without an index: logged once, and there are no results',
  requirement('ER-04'),
  async ({ page, stub, consoleErrors }) => {
    consoleErrors.expect(/Failed to load resource|did not respond/);
    stub.answer((response) => void response.writeHead(503).end());
    await page.goto('start');
    const { open, ask, dialog } = searchOf(page);
    await open();
    await ask('bundle');
    await expect(dialog.getByText('No results for "bundle"')).toBeVisible();
    expect(consoleErrors.list.filter((text) => text.includes('did not respond')).length).toBe(1);
    expect((await page.request.get(new URL('static/search_index.json', page.url()).href)).status()).toBe(404);
  },
);

test('with a cache of one query, the query before it is sent again', { tag: '@all' }, async ({ page, stub }) => {
  stub.answer(json([{ index: 'own', hits: [documentOf('Bundle'), documentOf('Plugin', { routePath: '/plugin' })] }]));
  await page.goto('start');
  const { open, field, ask } = searchOf(page);
  await open();
  for (const query of ['bundle', 'plugin', 'bundle']) await ask(query);
  await field.fill('');
  await ask('bundle');
  expect(stub.asked.map(({ keyword }) => keyword)).toEqual(['bundle', 'plugin', 'bundle']);
});
