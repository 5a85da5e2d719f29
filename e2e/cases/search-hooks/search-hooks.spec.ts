import { hydrated } from '../../harness/page-states';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test('hooks change the query and add a tab whose hits open in a new tab', async ({ page, consoleErrors }) => {
  await page.goto('start');
  const { open, ask, hits, dialog } = searchOf(page);
  await open();
  await ask('typings');
  await expect(hits.first()).toHaveAttribute('href', '/dts');
  await expect(hits.first()).not.toHaveAttribute('target');
  await expect(page.locator('html')).toHaveAttribute('data-searched', 'declarations 2');
  await dialog.getByRole('button', { name: 'Forum' }).click();
  await expect(hits).toHaveText(['Ask about declarations']);
  await expect(hits.first()).toHaveAttribute('href', 'https://forum.example/new');
  await expect(hits.first()).toHaveAttribute('target', '_blank');
  consoleErrors.expect(/search hook "onSearch" has failed/);
  await ask('broken');
  await expect(dialog.getByText('No results for "broken"')).toBeVisible();
  expect(consoleErrors.list.length).toBe(1);
});

test('hooks are not loaded before the search is opened', { tag: '@build-only' }, async ({ page, traffic }) => {
  await page.goto('start');
  await hydrated(page);
  const scripts = async () =>
    Promise.all(
      traffic
        .urls()
        .filter((url) => url.endsWith('.js'))
        .map(async (url) => (await page.request.get(url)).text()),
    );
  expect((await scripts()).filter((text) => text.includes('Ask about'))).toEqual([]);
  await searchOf(page).open();
  await expect.poll(async () => (await scripts()).filter((text) => text.includes('Ask about')).length).toBe(1);
});
