import { watchLayoutShift } from '../harness/layout-shift';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

const key = 'rslib-announcement-closed';

for (const [home, message, target] of [
  ['', /^[\x20-\x7e]+$/, '/guide/start/quick-start'],
  ['zh/', /\p{Script=Han}/u, '/zh/guide/start/quick-start'],
] as const)
  test(`the banner of /${home} is on the home page only`, requirement('BN-08'), async ({ page }) => {
    const shiftOf = await watchLayoutShift(page);
    await page.goto(home);
    await hydrated(page);
    const banner = page.locator('.folia-banner');
    const link = banner.getByRole('link');
    await expect(link).toHaveText(message);
    await expect(link).toHaveAttribute('href', target);
    const tops = await page.evaluate(() =>
      ['.folia-banner', '.folia-header', '.landing-hero'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top,
      ),
    );
    expect(tops, 'the hero begins under the header').toEqual([0, 36, 36]);
    // A banner that came late would move the whole page, which counts more than this.
    expect(await shiftOf()).toBeLessThan(0.02);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.goBack();
    await expect(banner).toBeVisible();
    await banner.getByRole('button').click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('true');
    await page.reload();
    await hydrated(page);
    await expect(banner).toBeHidden();
    expect(await page.locator('.folia-header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  });

test('no other page has it', async ({ request, server }) => {
  for (const path of ['guide/start/', 'guide/start/quick-start', 'config/', 'zh/guide/start/', 'zh/blog/'])
    expect(await (await request.get(server.url + path)).text()).not.toContain('class="folia-banner"');
});
