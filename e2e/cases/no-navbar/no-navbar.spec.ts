import { expectTop } from '../../harness/headings';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test('NV-11 OL-05 with `hideNavbar: always` there is no bar, and headings come to the very top', async ({ page }) => {
  await page.goto('long');
  await hydrated(page);
  await expect(page.locator('.folia-header')).toHaveCount(0);
  await page.locator('.folia-outline').getByRole('link', { name: 'Part 4' }).click();
  await expectTop(page.getByRole('heading', { name: 'Part 4' }), 0);
  await expect(page).toHaveURL(/#part-4$/);
});

test('NV-11 OL-05 an address with a hash arrives there too', async ({ page }) => {
  await page.goto('long#part-3');
  await expectTop(page.getByRole('heading', { name: 'Part 3' }), 0);
  await page.goto('');
  await expect(page.locator('.folia-header')).toHaveCount(0);
});
