import { violationsOf } from '../harness/axe';
import { stopOf, walk } from '../harness/keyboard-walk';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

/** One page of each kind; English in light, Chinese in dark. */
const pages = ['', 'config/', 'blog/', 'nowhere', 'zh/guide/start/quick-start'];

for (const [path, width] of [...pages.map((page) => [page, 1360] as const), ['guide/start/', 768] as const])
  test.describe(`/${path}, ${width} px`, {
    tag: width === 768 ? '@all' : [],
    ...requirement('AX-12'),
  }, () => {
    test.use({ viewport: { width, height: 860 }, colorScheme: path.startsWith('zh/') ? 'dark' : 'light' });

    test('the Tab key walks through it: every stop is visible and has its ring, and the contrast is AA', async ({
      page,
      consoleErrors,
    }) => {
      if (path === 'nowhere') consoleErrors.expect(/404/);
      await page.goto(path);
      await hydrated(page);
      expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
      const stops = await walk(page);
      expect(stops.filter(({ ring, hidden }) => !ring || hidden)).toEqual([]);
      expect(stops.length).toBeGreaterThan(5);
      // The first stop skips the navigation. The overview starts in its filter.
      if (path !== 'config/') expect(stops[0]?.text).toMatch(/Skip to content|跳转到内容/);
    });
  });

/** Elements that are partly beside the window, where no scrolling box brings them back. */
function cutOff(): string[] {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  return [...document.querySelectorAll('header *, main *, footer *')]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], .folia-skip-link, svg'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (scrolls(box)) return false;
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** What readers may set for themselves (WCAG 1.4.12). */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Elements whose own text is higher than the box that hides what is beyond it. */
function clipped(): string[] {
  return [...document.querySelectorAll<HTMLElement>('header *, aside *, main *, footer *')]
    .filter((element) => element.checkVisibility() && element.clientHeight > 1 && element.clientWidth > 1)
    .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowY))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => element.scrollHeight > element.clientHeight + 2)
    .map((element) => element.outerHTML.slice(0, 120));
}

for (const path of pages)
  test(`/${path} can be used at a zoom of 200 and 400 %, and with widely spaced text`, {
    tag: path !== 'blog/' && path !== 'nowhere' ? [] : '@all',
  }, async ({ page, consoleErrors }) => {
    if (path === 'nowhere') consoleErrors.expect(/404/);
    await page.goto(path);
    await hydrated(page);
    const fits = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(cutOff), `at ${width} px`).toEqual([]);
    };
    // 200 and 400 % of 1280 × 1024
    await fits(640, 512);
    await fits(320, 256);
    await page.evaluate(spaceText);
    await fits(640, 512);
    await fits(1280, 1024);
    expect(await page.evaluate(clipped)).toEqual([]);
  });

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });
  test('the focused control has a ring, and the current page an outline in the sidebar', async ({ page }) => {
    await page.goto('guide/start/quick-start');
    await hydrated(page);
    await page.keyboard.press('Tab');
    expect(await stopOf(page)).toMatchObject({ ring: true });
    const current = page.locator('.folia-sidebar [aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).not.toHaveCSS('outline-style', 'none');
  });

  for (const path of pages)
    test(`the controls of /${path} can be seen`, { tag: path === 'config/' ? [] : '@all' }, async ({
      page,
      consoleErrors,
    }) => {
      if (path === 'nowhere') consoleErrors.expect(/404/);
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(unseen)).toEqual([]);
    });
});

/** Controls without a text whose icon has the colour of the ground, or none. */
function unseen(): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const isEmpty = (colour: string) => colour === ground || /^rgba\(.*, 0\)$/.test(colour);
  const isSeen = (control: Element) => {
    for (const pseudo of ['::before', '::after']) {
      const { content, backgroundImage, backgroundColor, maskImage, forcedColorAdjust, color } = getComputedStyle(
        control,
        pseudo,
      );
      if (content === 'none') continue;
      if (maskImage !== 'none') return !isEmpty(backgroundColor);
      if (backgroundImage !== 'none') return forcedColorAdjust === 'none' && !isEmpty(color);
    }
    return [...control.querySelectorAll('svg, img')].some((icon) => {
      const { color, fill, stroke } = getComputedStyle(icon);
      return icon.localName === 'img' || ![color, fill, stroke].every((each) => each === 'none' || isEmpty(each));
    });
  };
  return [...document.querySelectorAll('header :is(a, button, summary), main :is(a, button, summary)')]
    .filter((control) => control.checkVisibility() && !control.textContent?.trim())
    .filter((control) => !isSeen(control))
    .map((control) => control.outerHTML.slice(0, 120));
}

test('parts in another language say so', async ({ page }) => {
  await page.goto('guide/start/');
  await expect(page.locator('.folia-header li', { hasText: '简体中文' })).toHaveAttribute('lang', 'zh');
  await expect(page.locator('.folia-header li', { hasText: 'English' })).toHaveAttribute('lang', 'en');
});
