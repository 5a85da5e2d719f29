import type { Page } from '@playwright/test';
import { tabTo } from '../../harness/keys';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const header = (page: Page) => page.locator('.folia-header');
const isHidden = (page: Page) => expect(header(page)).toHaveCSS('opacity', '0');
const isShown = (page: Page) => expect(header(page)).toHaveCSS('opacity', '1');

/** Repeated: the code that hides the header is loaded after hydration. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect(header(page)).toHaveAttribute('data-hidden', { timeout: 500 });
  }).toPass();
}

test.describe('`hideNavbar: auto`', requirement('NV-12'), () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('long');
    await hydrated(page);
    await isShown(page);
  });

  test('hides the header when scrolling down and shows it when scrolling up, by wheel and by keyboard', async ({
    page,
  }) => {
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

  test('looks at scroll events every 200 ms', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    const scrollTo = (top: number) =>
      page.evaluate((y) => {
        const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
        window.scrollTo({ top: y, behavior: 'instant' });
        return scrolled;
      }, top);
    // Repeated: the code that hides the header is loaded after hydration.
    await expect(async () => {
      await scrollTo(200);
      await scrollTo(500);
      await expect(header(page)).toHaveAttribute('data-hidden', { timeout: 500 });
    }).toPass();
    await page.clock.pauseAt(Date.now() + 60_000);
    // Two scroll events at the same moment: the second one, upwards, counts 200 ms later.
    await scrollTo(600);
    await scrollTo(300);
    await page.clock.runFor(199);
    await expect(header(page)).toHaveAttribute('data-hidden');
    await page.clock.runFor(1);
    await expect(header(page)).not.toHaveAttribute('data-hidden');
  });

  test('slides and fades in 0.3 s, not at all under reduced motion', async ({ page }) => {
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

  test('shows the header on every change of path', async ({ page }) => {
    await scrollDown(page);
    await isHidden(page);
    await page.locator('.folia-sidebar').getByRole('link', { name: 'More' }).click();
    await expect(page).toHaveURL(/\/more$/);
    await isShown(page);
    // The scroll position of the long page is restored, which hides nothing.
    await page.goBack();
    await expect(page).toHaveURL(/\/long$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await isShown(page);
  });

  test('never hides it up to a width of 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1025, height: 700 });
    await scrollDown(page);
    await isHidden(page);
    await page.setViewportSize({ width: 1024, height: 700 });
    await isShown(page);
    // Scrolling down once more, which the code has seen when the attribute is gone.
    await page.mouse.wheel(0, 150);
    await expect(header(page)).not.toHaveAttribute('data-hidden');
    await isShown(page);
  });
});

test('the header is shown when the keyboard reaches it', async ({ page }) => {
  await page.goto('long');
  await hydrated(page);
  await scrollDown(page);
  await isHidden(page);
  await tabTo(header(page).getByRole('link', { name: 'Long' }));
  await isShown(page);
});
