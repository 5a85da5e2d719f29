import type { Page } from '@playwright/test';
import { violationsOf } from '../../harness/axe';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'ON THIS PAGE' });
const outlineOf = (page: Page) => page.locator('.folia-outline');

test.use({ viewport: { width: 360, height: 640 } });

test.describe('the outline of the bar', requirement('MB-07'), () => {
  test('the title at the right of the bar opens the outline below it, and its arrow turns', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await expect(outlineOf(page)).toBeHidden();
    const arrow = buttonOf(page).locator('.folia-icon');
    await expect(arrow).toHaveCSS('rotate', 'none');
    await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false');
    await buttonOf(page).click();
    await expect(outlineOf(page)).toBeVisible();
    await expect(arrow).toHaveCSS('rotate', '90deg');
    await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(outlineOf(page).getByRole('link')).toHaveText([
      'First part',
      'Second part',
      'Third part',
      'Fourth part',
    ]);
    const [bar, panel] = [await page.locator('.folia-mobile-bar').boundingBox(), await outlineOf(page).boundingBox()];
    const button = await buttonOf(page).boundingBox();
    const gap = (bar?.x ?? 0) + (bar?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0);
    expect(gap, 'at the right of the bar').toBeLessThanOrEqual(24);
    expect(panel?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    await buttonOf(page).click();
    await expect(outlineOf(page)).toBeHidden();
    await expect(arrow).toHaveCSS('rotate', 'none');
  });

  test('an entry leads to its heading and closes the outline', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await buttonOf(page).click();
    await outlineOf(page).getByRole('link', { name: 'Third part' }).click();
    await expect(outlineOf(page)).toBeHidden();
    await expect(page).toHaveURL(/#third-part$/);
    await expect(page.getByRole('heading', { name: 'Third part' })).toBeInViewport();
  });

  test('a click elsewhere closes the outline, and so does Escape', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await buttonOf(page).click();
    await page.mouse.click(20, 560);
    await expect(outlineOf(page)).toBeHidden();
    await buttonOf(page).click();
    await expect(outlineOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(outlineOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
  });

  test.describe('touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('a tap opens the outline, a tap elsewhere closes it', async ({ page }) => {
      await page.goto('guide/start');
      await hydrated(page);
      await buttonOf(page).tap();
      await expect(outlineOf(page)).toBeVisible();
      await page.touchscreen.tap(20, 560);
      await expect(outlineOf(page)).toBeHidden();
    });
  });
});

test('axe finds nothing while the outline is open', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('zh/guide/start');
  await hydrated(page);
  await page.getByRole('button', { name: '目录' }).click();
  await expect(outlineOf(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the outline opens and its links lead to their headings', async ({ page }) => {
    await page.goto('guide/start');
    await buttonOf(page).click();
    await outlineOf(page).getByRole('link', { name: 'Third part' }).click();
    await expect(page).toHaveURL(/#third-part$/);
    await expect(page.getByRole('heading', { name: 'Third part' })).toBeInViewport();
  });
});

test('without anchor positioning the panels open below their bars, scrolled or not', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...given: [string]) => !given.join().includes('anchor(') && supports.apply(CSS, given);
  });
  await page.goto('guide/start');
  await hydrated(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.folia-outline, .folia-header-menu { inset-block-start: 300px; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const gap = (panel: string, bar: string) =>
    page.evaluate(
      (names) => {
        const [below, above] = names.map((name) => document.querySelector(name)?.getBoundingClientRect());
        return (below?.top ?? 0) - (above?.bottom ?? 0);
      },
      [panel, bar],
    );
  const outlineGap = () => gap('.folia-outline', '.folia-mobile-bar');
  await page.locator('.folia-hamburger').click();
  await expect.poll(() => gap('.folia-header-menu', '.folia-header')).toBeCloseTo(0);
  await page.keyboard.press('Escape');
  await buttonOf(page).click();
  await expect.poll(outlineGap).toBeCloseTo(0);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(outlineGap).toBeCloseTo(0);
  await page.keyboard.press('Escape');
  await expect(outlineOf(page)).toBeHidden();
  await buttonOf(page).click();
  await expect.poll(outlineGap).toBeCloseTo(0);
});
