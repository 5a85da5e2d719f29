import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

/** As long as a request takes over 3G. */
const latency = 400;

test.beforeEach(async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latency));
    await route.continue();
  });
});

for (const [how, open] of [
  ['Control+k', 'before the page is hydrated'],
  ['/', 'before the page is hydrated'],
  ['Control+k', 'before the dialog has loaded'],
  ['/', 'before the dialog has loaded'],
] as const)
  test(`keys typed right after ${how}, ${open}, are in the field`, {
    tag: (how === '/') === open.includes('hydrated') ? '@all' : [],
  }, async ({ page }) => {
    await page.goto('');
    if (open === 'before the dialog has loaded') await hydrated(page);
    await page.keyboard.press(how);
    await page.keyboard.type('dtx', { delay: 10 });
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s bundle', { delay: 10 });
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toHaveValue('dts bundle');
    await expect(field).toBeFocused();
  });
