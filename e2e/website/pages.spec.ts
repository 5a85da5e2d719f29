import { readToTheEnd, watchLayoutShift } from '../harness/layout-shift';
import { awake } from '../harness/page-states';
import { expect, test } from '../harness/website-test';
import { routes } from './routes';

for (const route of routes)
  test(`ST-01 ${route} hydrates without a complaint, and nothing jumps`, async ({ page }) => {
    const shiftOf = await watchLayoutShift(page);
    const response = await page.goto(route.slice(1));
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', route.startsWith('/zh/') ? 'zh' : 'en');
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await readToTheEnd(page);
    expect(await shiftOf(), 'layout shift').toBe(0);
  });

for (const language of ['', 'zh/'])
  for (const width of [1360, 360])
    test(`ST-01 C-40 nothing jumps on the 404 page (/${language}, ${width} px)`, async ({ page, complaints }) => {
      complaints.expect(/404/);
      await page.setViewportSize({ width, height: 860 });
      const shiftOf = await watchLayoutShift(page);
      await page.goto(`${language}nowhere`);
      await awake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language ? 'zh' : 'en');
      await readToTheEnd(page);
      expect(await shiftOf(), 'layout shift').toBe(0);
    });

test('SF-02 every page exists in both languages', () => {
  const english = routes.filter((route) => !route.startsWith('/zh/'));
  const chinese = routes.filter((route) => route.startsWith('/zh/')).map((route) => route.slice('/zh'.length));
  expect(chinese).toEqual(english);
});
