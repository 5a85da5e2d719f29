import { awake } from '../harness/page-states';
import { expect, test } from '../harness/website-test';
import { routes } from './routes';

for (const route of routes)
  test(`ST-01 ${route} hydrates without a complaint`, async ({ page }) => {
    const response = await page.goto(route.slice(1));
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', route.startsWith('/zh/') ? 'zh' : 'en');
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });

test('SF-02 every page exists in both languages', () => {
  const english = routes.filter((route) => !route.startsWith('/zh/'));
  const chinese = routes.filter((route) => route.startsWith('/zh/')).map((route) => route.slice('/zh'.length));
  expect(chinese).toEqual(english);
});
