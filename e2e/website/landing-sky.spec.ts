import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

const threshold = 100;
const starRadius = 100;
const starCount = 35;

const open = async (page: Page) => {
  await page.goto('');
  await hydrated(page);
  await page.mouse.move(0, 0);
};

/** Middle of a star where it rests, in window coordinates. */
const homeOf = (page: Page, index: number) =>
  page.locator('.landing-stars').evaluate((sky, at) => {
    const [box, star] = [sky.getBoundingClientRect(), sky.querySelectorAll('circle')[at]];
    const percent = (value: string | null | undefined) => Number.parseFloat(value ?? '') / 100;
    return {
      x: box.left + box.width * percent(star?.getAttribute('cx')),
      y: box.top + box.height * percent(star?.getAttribute('cy')),
    };
  }, index);

const shiftOf = (page: Page, index: number) =>
  page
    .locator('.landing-stars circle')
    .nth(index)
    .evaluate((star) => star.style.translate.split(' ').map(Number.parseFloat));

/** Whether a star comes to a pointer that is 99.9 px beside it, and to one at 100 px. A mouse cannot be placed as exactly. */
const shiftsAround = (page: Page) =>
  page.locator('.landing-stars').evaluate((sky, radius) => {
    const box = sky.getBoundingClientRect();
    const percent = (value: string | null) => Number.parseFloat(value ?? '') / 100;
    const stars = [...sky.querySelectorAll('circle')].map((star) => ({
      star,
      x: box.left + box.width * percent(star.getAttribute('cx')),
      y: box.top + box.height * percent(star.getAttribute('cy')),
    }));
    // the sum of two numbers is seldom exact
    const found = stars.find(({ x }) => x + radius - x === radius);
    return [radius - 0.1, radius].map((distance) => {
      const place = { clientX: (found?.x ?? 0) + distance, clientY: found?.y ?? 0 };
      window.dispatchEvent(new PointerEvent('pointermove', place));
      return found?.star.style.translate !== '';
    });
  }, starRadius);

test(
  'thirty-five stars, from 3 to 4.7 pixels, blurred, and only decoration',
  requirement('CN-05', 'CN-06', 'LD-05', 'LD-06'),
  async ({ page }) => {
    await open(page);
    const stars = page.locator('.landing-stars circle');
    await expect(stars).toHaveCount(starCount);
    const sizes = await stars.evaluateAll((all) => all.map((star) => 2 * Number(star.getAttribute('r'))));
    for (const [index, size] of sizes.entries()) expect(size).toBeCloseTo(index / 20 + 3, 5);
    await expect(page.locator('.landing-stars')).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('.landing-stars')).toHaveCSS('pointer-events', 'none');
    await expect(stars.first()).toHaveCSS('filter', 'blur(2px)');
    await expect(stars.first()).toHaveCSS('transition-duration', '0.2s');
    const behind = await page.locator('.landing-stars').evaluate((sky) => Number(getComputedStyle(sky).zIndex));
    expect(behind).toBeLessThan(0);
    await page.setViewportSize({ width: 601, height: 800 });
    await expect(stars.first()).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(stars.first()).toBeHidden();
  },
);

test(
  'stars come to a pointer nearer than 100 on both axes, however far the page is scrolled',
  requirement('CN-04', 'LD-07', 'LD-08'),
  async ({ page }) => {
    await open(page);
    for (const scroll of [0, 300]) {
      await page.evaluate((top) => window.scrollTo(0, top), scroll);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
      // Well inside the window, however far the page is scrolled.
      const index = 29;
      const home = await homeOf(page, index);
      expect(home.y).toBeGreaterThan(starRadius);
      const to = (x: number, y: number) => page.mouse.move(home.x + x, home.y + y);
      await to(60, -40);
      expect(await shiftOf(page, index)).toEqual([expect.closeTo(60, 0), expect.closeTo(-40, 0)]);
      await to(starRadius - 2, starRadius - 2);
      expect(await shiftOf(page, index)).toEqual([expect.closeTo(98, 0), expect.closeTo(98, 0)]);
      expect(await shiftsAround(page), 'at 99.9, and at exactly 100').toEqual([true, false]);
      await expect(page.locator('.landing-stars circle').first()).toHaveCSS('transition-duration', '0.2s');
      await to(starRadius + 1, 0);
      expect(await shiftOf(page, index)).toEqual([Number.NaN]);
      await to(0, starRadius + 1);
      expect(await shiftOf(page, index)).toEqual([Number.NaN]);
    }
  },
);

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the stars rest', async ({ page }) => {
    await open(page);
    const home = await homeOf(page, 28);
    await page.mouse.move(home.x + 20, home.y);
    expect(await shiftOf(page, 28)).toEqual([Number.NaN]);
  });
});

const header = (page: Page) => page.locator('.folia-header');
const transparent = 'rgba(0, 0, 0, 0)';
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test(
  'the header is transparent at 99 and solid at 100, in 0.4 s',
  requirement('CN-03', 'CN-07', 'LD-10', 'LD-12'),
  async ({ page }) => {
    await open(page);
    await expect(header(page)).toHaveCSS('background-color', transparent);
    await expect(header(page)).toHaveCSS('transition-duration', /^0\.4s/);
    await scrollTo(page, threshold - 1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(threshold - 1);
    await expect(header(page)).toHaveCSS('background-color', transparent);
    await scrollTo(page, threshold);
    await expect(header(page)).not.toHaveCSS('background-color', transparent);
    await scrollTo(page, threshold - 1);
    await expect(header(page)).toHaveCSS('background-color', transparent);
  },
);

test(
  'leaving takes the transparency away at once, with all that belongs to it',
  requirement('LD-13'),
  async ({ page }) => {
    await open(page);
    await page.locator('.landing-button').first().click();
    await expect(page).toHaveURL(/\/guide\/start\/$/);
    await expect(page.locator('.folia-doc').first()).toBeVisible();
    await expect(header(page)).not.toHaveCSS('background-color', transparent);
    const left = await page.evaluate(() =>
      [document.documentElement, document.body].flatMap((each) => [...each.attributes].map(({ value }) => value)),
    );
    expect(left.filter((value) => value.includes('landing'))).toEqual([]);
    await page.goBack();
    await expect(header(page)).toHaveCSS('background-color', transparent);
  },
);

test(
  'the background is as wide as the window, begins under the header, and takes no pointer',
  requirement('LD-09'),
  async ({ page }) => {
    await open(page);
    const ground = page.locator('.landing-background');
    const [box, bar] = [await ground.boundingBox(), await header(page).boundingBox()];
    expect(box).toMatchObject({ x: 0, y: bar?.y });
    const widths = await ground.evaluate((each) => [each.clientWidth, document.body.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    expect(await ground.evaluate((each) => Number(getComputedStyle(each).zIndex))).toBeLessThan(0);
    // Drawn by the style sheet, so that it needs no network.
    const images = await ground.evaluate((each) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part).backgroundImage),
    );
    expect(images.join()).toContain('gradient');
    expect(images.join()).not.toContain('url(');
    for (const each of [ground, page.locator('.landing-oval')]) {
      await expect(each).toHaveCSS('pointer-events', 'none');
      await expect(each).toHaveAttribute('aria-hidden', 'true');
    }
    await expect(page.locator('.landing-oval')).toHaveCSS('filter', /^blur/);
    await expect(page.locator('.landing-oval')).toHaveCSS('border-radius', '50%');
  },
);

test(
  'the page has the background 255, 255, 255, or 11, 12, 14 when it is dark',
  requirement('LD-14'),
  async ({ page }) => {
    await open(page);
    for (const [colorScheme, colour] of [
      ['light', [255, 255, 255]],
      ['dark', [11, 12, 14]],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      const shown = () =>
        page.evaluate(() => {
          const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
          if (!pen) return [];
          pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
          pen.fillRect(0, 0, 1, 1);
          return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
        });
      await expect.poll(shown, colorScheme).toEqual(colour);
    }
  },
);
