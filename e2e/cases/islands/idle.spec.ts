import { becomesHydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test('a page with islands is hydrated when the browser is idle', { tag: '@build-only' }, async ({ page }) => {
  await page.goto('');
  expect(await page.locator('folia-island').count()).toBeGreaterThan(0);
  await becomesHydrated(page);
});
