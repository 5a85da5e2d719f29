import { hold } from '../../harness/hold';
import { hydrated, isHydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

for (const state of ['read', 'hydrated'] as const)
  test(`a page that comes back as it was left shows what others have stored meanwhile (${state})`, async ({ page }) => {
    // a pointer that rests where the page appears would hydrate it
    if (state === 'read') await hold(page, '**/static/data/site.*.json');
    await page.goto('managers');
    if (state === 'hydrated') await hydrated(page);
    await expect(page.locator('.folia-banner')).toBeVisible();
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText('npm');
    // once more when the code that waits for it may have been late
    await expect(async () => {
      await page.evaluate(() => {
        const others = { 'folia-appearance': 'dark', 'notice-closed': 'true', 'folia.tabs.package.manager': '2' };
        for (const [key, value] of Object.entries(others)) localStorage.setItem(key, value);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect(page.locator('html')).toHaveClass(/dark/, { timeout: 300 });
    }).toPass();
    await expect(page.locator('.folia-banner')).toBeHidden();
    await expect(chosen).toHaveText('pnpm');
    expect(await isHydrated(page)).toBe(state === 'hydrated');
  });
