import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';
import { fileOf, routes } from './routes';

const button = (page: Page) => page.locator('.folia-product-menu');
const panel = (page: Page) => page.locator('.folia-product-panel');

const open = async (page: Page, path = 'guide/start/') => {
  await page.goto(path);
  await hydrated(page);
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
};

test('every page has the button, at the left of the logo', () => {
  for (const route of routes) {
    const html = readFileSync(fileOf(route), 'utf8');
    expect(html.indexOf('folia-product-menu'), route).toBeGreaterThan(0);
    expect(html.indexOf('folia-product-menu'), route).toBeLessThan(html.indexOf('folia-logo'));
  }
});

test.describe('the panel', requirement('FM-13'), () => {
  test(
    'below a round button of 36, left edges in line, no arrow; 552 wide, on a phone 80 % of the window',
    requirement('FM-01'),
    async ({ page }) => {
      await open(page);
      const [from, box, logo] = await Promise.all(
        [button(page), panel(page), page.locator('.folia-logo')].map((part) => part.boundingBox()),
      );
      expect([from?.width, from?.height]).toEqual([36, 36]);
      await expect(button(page)).toHaveCSS('border-radius', '50%');
      const { icon, line } = await button(page).evaluate(readDrawing);
      expect(icon).toEqual({ size: [20, 20], cells: [3, 3] });
      expect(line.width).toBe(1);
      expect(line.height).toBe(20);
      expect(line.left).toBeGreaterThan(36);
      expect(logo?.x).toBeGreaterThan((from?.x ?? 0) + line.left);
      expect(box?.width).toBe(552);
      expect(box?.x).toBeCloseTo(from?.x ?? 0, 0);
      expect(box?.y).toBeGreaterThan((from?.y ?? 0) + 36);
      await expect(panel(page)).toHaveCSS('border-radius', '24px');
      const list = panel(page).locator('ul');
      await expect(list).toHaveCSS('grid-template-columns', '240px 240px');
      expect(await panel(page).evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none');
      await page.setViewportSize({ width: 600, height: 760 });
      await expect(panel(page)).toHaveCSS('width', '480px');
    },
  );

  test('its background is that of the appearance', async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const lightness = () =>
        panel(page).evaluate((each) => Number(/[\d.]+/.exec(getComputedStyle(each).backgroundColor)?.[0]) > 0.5);
      await expect.poll(lightness).toBe(colorScheme === 'light');
    }
  });
});

/** What the style sheet draws: dots, and a line between button and logo. Runs in the page. */
function readDrawing(element: Element) {
  const px = (value: string) => Number.parseFloat(value);
  const [dots, line] = [getComputedStyle(element, '::before'), getComputedStyle(element, '::after')];
  const size = [px(dots.width), px(dots.height)];
  const [across = '', down = across] = dots.backgroundSize.split(' ');
  return {
    icon: { size, cells: [Math.round((size[0] ?? 0) / px(across)), Math.round((size[1] ?? 0) / px(down))] },
    line: { width: px(line.borderLeftWidth), height: px(line.height), left: px(line.left) },
  };
}

test.describe('name and state', requirement('FM-18'), () => {
  test('hover opens, Escape closes, the state is told', async ({ page }) => {
    await page.goto('guide/start/');
    await hydrated(page);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page)).toHaveAccessibleName('Related tools');
    await button(page).hover();
    await expect(panel(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 760 }, hasTouch: true });
    test('a tap opens it, all of it in the window', async ({ page }) => {
      await page.goto('zh/');
      await hydrated(page);
      await button(page).tap();
      await expect(panel(page)).toBeVisible();
      const box = await panel(page).boundingBox();
      expect(box?.width).toBeCloseTo(300, 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(760);
      await button(page).tap();
      await expect(panel(page)).toBeHidden();
    });
  });
});

for (const language of ['en', 'zh'] as const)
  test(
    `six tools in order, each with text, logo and a new tab (${language})`,
    requirement('FM-05', 'FM-06', 'FM-07'),
    async ({ page }) => {
      await open(page, language === 'en' ? 'guide/start/' : 'zh/guide/start/');
      const [organisation, ...tools] = await panel(page).getByRole('link').all();
      await expect(organisation as Locator).toHaveAttribute('href', 'https://github.com/web-infra-dev');
      const described = await Promise.all(
        tools.map(async (tool) => [
          await tool.locator('strong').innerText(),
          (await tool.locator('small').innerText()).length > 5,
          /^https:\/\/[^/]/.test((await tool.getAttribute('href')) ?? ''),
        ]),
      );
      expect(described).toEqual([
        ['Rspack', true, true],
        ['Rsbuild', true, true],
        ['Rspress', true, true],
        ['Rslib', true, true],
        ['Rsdoctor', true, true],
        ['Awesome Rspack', true, true],
      ]);
      const isChinese = /\p{Script=Han}/u;
      for (const text of await panel(page).locator('small').allInnerTexts())
        expect(isChinese.test(text), text).toBe(language === 'zh');
      for (const link of await panel(page).getByRole('link').all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        const image = link.locator('img');
        await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(1);
      }
    },
  );

test.describe('the showcase', requirement('FM-17'), () => {
  for (const path of ['', 'zh/'])
    test(`five cards in order, in the language of /${path}`, requirement('FM-15', 'FM-16'), async ({ page }) => {
      await page.goto(path);
      const cards = page.locator('.landing-showcase a');
      const shown = await cards.evaluateAll((all) =>
        all.map((card) => [
          card.querySelector('strong')?.textContent,
          card.getAttribute('href')?.match(/^https:/)?.[0],
        ]),
      );
      expect(shown).toEqual([
        ['Rspack', 'https:'],
        ['Rsbuild', 'https:'],
        ['Rspress', 'https:'],
        ['Rsdoctor', 'https:'],
        ['Rslib', 'https:'],
      ]);
      for (const card of await cards.all()) {
        const text = await card.locator('span').innerText();
        expect(/\p{Script=Han}/u.test(text), text).toBe(path === 'zh/');
        await expect(card).toHaveAttribute('target', '_blank');
        await expect(card.locator('img')).toHaveAttribute('loading', 'lazy');
        await expect(card.locator('img')).toHaveAttribute('src', /\.svg$/);
      }
    });

  test('cards grow by 4 % under the pointer, and are in one column at 600', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    const card = page.locator('.landing-showcase a').first();
    await card.hover();
    await expect(card).toHaveCSS('scale', '1.04');
    const columns = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const list = page.locator('.landing-showcase');
      return (await list.evaluate((each) => getComputedStyle(each).gridTemplateColumns)).split(' ').length;
    };
    expect(await columns(601)).toBeGreaterThan(1);
    expect(await columns(600)).toBe(1);
  });
});
