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

test('SU-09 RS-04 no spinner and no word of waiting when the site wants none', async ({ page, stub }) => {
  const waiting: (() => void)[] = [];
  stub.answer((response) => void waiting.push(() => json([{ index: 'own', hits: [documentOf('Bundle')] }])(response)));
  await page.goto('start');
  const { open, field, hits, dialog } = searchOf(page);
  await open();
  await field.fill('bundle');
  await expect.poll(() => waiting.length).toBe(1);
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(dialog.locator('.folia-search-spinner')).toHaveCount(0);
  await expect(dialog.getByText('Searching…')).toHaveCount(0);
  for (const answer of waiting) answer();
  await expect(hits).not.toHaveCount(0);
});

test('RS-07 the domain of the configuration stands before links without one, but not while the site is written', {
  tag: '@dev',
}, async ({ page, site, stub }) => {
  stub.answer(json([{ index: 'own', hits: [documentOf('Bundle')] }]));
  await page.goto('start');
  const { open, ask, hits } = searchOf(page);
  await open();
  await ask('bundle');
  const domain = site.mode === 'dev' ? '' : 'https://docs.example/product';
  await expect(hits.first()).toHaveAttribute('href', `${domain}/guide/start`);
});

test(
  'RS-03 without an index: logged once, and there are no results',
  requirement('ER-04'),
  async ({ page, stub, consoleErrors }) => {
    consoleErrors.expect(/Failed to load resource|gave no answer/);
    stub.answer((response) => void response.writeHead(503).end());
    await page.goto('start');
    const { open, ask, dialog } = searchOf(page);
    await open();
    await ask('bundle');
    await expect(dialog.getByText('No results for "bundle"')).toBeVisible();
    expect(consoleErrors.list.filter((text) => text.includes('gave no answer')).length).toBe(1);
    expect((await page.request.get(new URL('static/search_index.json', page.url()).href)).status()).toBe(404);
  },
);

test('with a cache of one query, the query before it is sent again', async ({ page, stub }) => {
  stub.answer(json([{ index: 'own', hits: [documentOf('Bundle'), documentOf('Plugin', { routePath: '/plugin' })] }]));
  await page.goto('start');
  const { open, field, ask } = searchOf(page);
  await open();
  for (const query of ['bundle', 'plugin', 'bundle']) await ask(query);
  await field.fill('');
  await ask('bundle');
  expect(stub.asked.map(({ keyword }) => keyword)).toEqual(['bundle', 'plugin', 'bundle']);
});
