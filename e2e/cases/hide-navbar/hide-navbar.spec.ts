import type { Page } from '@playwright/test';
import { expectTop } from '../../harness/headings';
import { tabTo } from '../../harness/keys';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const header = (page: Page) => page.locator('.folia-header');
const isHidden = (page: Page) => expect(header(page)).toHaveCSS('opacity', '0');
const isShown = (page: Page) => expect(header(page)).toHaveCSS('opacity', '1');

/** Far enough that the bar could go. Repeated: the code that hides it comes after the page is hydrated. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect(header(page)).toHaveAttribute('data-hidden', { timeout: 500 });
  }).toPass();
}

test('NV-12 C-29 goes when scrolling down and comes back when scrolling up, by wheel and by keyboard', async ({
  page,
}) => {
  await page.goto('long');
  await hydrated(page);
  await isShown(page);
  await scrollDown(page);
  await isHidden(page);
  await expect(header(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await isShown(page);
  await page.keyboard.press('PageDown');
  await isHidden(page);
  await page.keyboard.press('PageUp');
  await isShown(page);
});

test('NV-12 slides and fades in 0.3 s, not at all under reduced motion', async ({ page }) => {
  await page.goto('long');
  const motion = () =>
    header(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const times = transitionDuration.split(', ');
      return ['translate', 'opacity'].map((name) => {
        const index = transitionProperty.split(', ').indexOf(name);
        return index < 0 ? null : times[index % times.length];
      });
    });
  expect(await motion()).toEqual(['0.3s', '0.3s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toEqual(['0s', '0s']);
});

test('NV-12 is back on a new page', async ({ page }) => {
  await page.goto('long');
  await hydrated(page);
  await scrollDown(page);
  await isHidden(page);
  await page.locator('.folia-sidebar').getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/\/more$/);
  await isShown(page);
  // Back at the place of the long page that was left.
  await page.goBack();
  await expect(page).toHaveURL(/\/long$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await isShown(page);
});

test('NV-12 AX-07 shows itself when the keyboard gets there', async ({ page }) => {
  await page.goto('long');
  await hydrated(page);
  await scrollDown(page);
  await isHidden(page);
  await tabTo(page.locator('.folia-header').getByRole('link', { name: 'Long' }));
  await isShown(page);
});

for (const [width, hides] of [
  [1025, true],
  [1024, false],
] as const)
  test(`NV-12 ${hides ? 'hides' : 'is never hidden'} at ${width} px, when scrolled just as far`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('long');
    await hydrated(page);
    await page.mouse.move(600, 400);
    for (const top of [150, 300, 450]) {
      await page.mouse.wheel(0, 150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(top);
      // longer than the throttle, so that every step is seen on its own
      await page.waitForTimeout(250);
    }
    if (hides) await isHidden(page);
    else await isShown(page);
  });

test('NV-11 OL-05 frontmatter `navbar: false` hides it on one page, whose headings come to the very top', async ({
  page,
}) => {
  await page.goto('long#part-4');
  await expectTop(page.locator('#part-4'), 72);
  await hydrated(page);
  await page.locator('.folia-outline').getByRole('link', { name: 'Part 2' }).click();
  await expectTop(page.locator('#part-2'), 72);
  await page.goto('bare');
  await hydrated(page);
  await expect(header(page)).toHaveCount(0);
  await page.locator('.folia-outline').getByRole('link', { name: 'Part 4' }).click();
  await expectTop(page.locator('#part-4'), 0);
});
