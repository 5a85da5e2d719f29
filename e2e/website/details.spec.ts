import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';

const lightnessOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return Number.NaN;
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return alpha < 255 ? 1 : (red + green + blue) / 765;
  });

test('an appearance that was chosen is marked by a dot below the icon, which is no ring', async ({ page }) => {
  await page.goto('guide/start/');
  await hydrated(page);
  const button = page.locator('.folia-appearance');
  await button.click();
  await page.mouse.move(0, 400);
  await expect(button).toHaveAttribute('data-kept', '');
  const [dot, around] = await button.evaluate((element) => {
    const mark = getComputedStyle(element, '::after');
    const { outlineStyle, boxShadow, borderStyle } = getComputedStyle(element);
    const size = Number.parseFloat(mark.inlineSize);
    const isAdded = mark.boxSizing === 'content-box';
    return [
      size + (isAdded ? 2 * Number.parseFloat(mark.borderWidth) : 0),
      [outlineStyle, boxShadow, borderStyle].filter((value) => value !== 'none'),
    ];
  });
  expect(dot).toBeGreaterThan(2);
  expect(dot).toBeLessThanOrEqual(6);
  expect(around).toEqual([]);
});

test.describe('text of twice the size', () => {
  /** Wide letters, twice as large as usual. */
  const enlarge = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      for (const token of ['--folia-font', '--folia-font-mono'])
        document.documentElement.style.setProperty(token, 'DejaVu Sans Mono, monospace');
    });

  for (const path of ['guide/start/', 'zh/guide/start/'])
    test(`the keys of the search button have room (/${path})`, {
      tag: path === 'zh/guide/start/' ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 2200, height: 900 });
      await page.goto(path);
      await enlarge(page);
      const keys = page.locator('.folia-header .folia-search-button kbd');
      await expect(keys).toBeVisible();
      const [button, label, lines] = await keys.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const outer = element.closest('button')?.getBoundingClientRect();
        const overflows = element.scrollWidth > Math.ceil(box.width);
        return [outer?.right ?? 0, overflows ? Number.POSITIVE_INFINITY : box.right, Math.round(box.height / 24)];
      });
      expect(label).toBeLessThan(button);
      expect(lines).toBeLessThanOrEqual(2);
    });

  test('the tooltip of the longest entry of an outline holds all of its text', async ({ page }) => {
    await page.goto('guide/faq/exceptions');
    await hydrated(page);
    await enlarge(page);
    const index = await page.locator('.folia-outline li a').evaluateAll((links) =>
      links.reduce((longest, { textContent }, at) => {
        const length = links[longest]?.textContent?.length ?? 0;
        return (textContent?.length ?? 0) > length ? at : longest;
      }, 0),
    );
    const entry = page.locator('.folia-outline li a').nth(index);
    await entry.scrollIntoViewIfNeeded();
    await entry.hover();
    const tip = page.locator('.folia-tooltip[data-open]');
    await expect(tip).toHaveText((await entry.textContent()) ?? '');
    const box = await tip.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return {
        isWhole: scrollWidth <= clientWidth && scrollHeight <= clientHeight,
        isInWindow: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      };
    });
    expect(box).toEqual({ isWhole: true, isInWindow: true });
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`the landing page on paper, from the ${colorScheme} appearance`, () => {
    test.use({ colorScheme, viewport: { width: 794, height: 1123 } });
    test('its title is dark, and code is whole', { tag: colorScheme === 'dark' ? [] : '@all' }, async ({ page }) => {
      await page.goto('');
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.locator('.landing-title')).toBeVisible();
      expect(await lightnessOf(page, '.landing-title')).toBeLessThan(0.4);
      const cut = await page
        .locator('.landing-code')
        .evaluateAll((all) =>
          all.filter((code) => code.scrollWidth > code.clientWidth || code.scrollHeight > code.clientHeight),
        );
      expect(cut).toHaveLength(0);
    });
  });

test('the buttons of a block of code name its file', async ({ page }) => {
  // narrow enough for the code to scroll in any font
  await page.setViewportSize({ width: 600, height: 860 });
  await page.goto('api/javascript-api/core');
  await hydrated(page);
  const block = page.locator('.folia-code', { hasText: 'build.mjs' }).first();
  await expect(block.locator('[data-action="copy"]')).toHaveAccessibleName('Copy code: build.mjs');
  await expect(block.locator('[data-action="wrap"]')).toHaveAccessibleName('Toggle code wrap: build.mjs');
});

for (const [path, says] of [
  ['config/', 'Opens in a new tab'],
  ['', 'Opens in a new tab'],
  ['zh/config/', '在新标签页中打开'],
] as const)
  test(`links to new tabs say so (/${path})`, { tag: path === 'zh/config/' ? [] : '@all' }, async ({ page }) => {
    await page.goto(path);
    const links = page.locator('main a[target="_blank"]:visible');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAccessibleDescription(says);
  });

for (const path of ['guide/start/quick-start', 'zh/config/lib/dts', 'config/'])
  test(`translators leave inline code alone (/${path})`, { tag: path === 'zh/config/lib/dts' ? [] : '@all' }, async ({
    page,
  }) => {
    await page.goto(path);
    const names = page.locator('main :not(pre) > code');
    expect(await names.count()).toBeGreaterThan(5);
    expect(
      await names.evaluateAll((all) => all.filter((code) => code.closest('[translate="no"]') === null).length),
    ).toBe(0);
  });

for (const [path, query, words] of [
  ['guide/start/', 'publish esm and cjs', ['publish', 'esm', 'cjs']],
  ['guide/start/', 'autoexternal dependencies', ['autoexternal', 'dependencies']],
  ['zh/guide/start/', '外部依赖', ['外部', '依赖']],
] as const)
  test(`opening an answer to "${query}" marks all of its words, each as a whole`, {
    tag: query === '外部依赖' ? [] : '@all',
  }, async ({ page }) => {
    await page.goto(path);
    const { open, ask, dialog } = searchOf(page);
    await open();
    await ask(query);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const marks = () =>
      page.evaluate(() => [...(CSS.highlights.get('folia-search') ?? [])].map((range) => String(range).toLowerCase()));
    const missing = async () => {
      const marked = String(await marks());
      return words.filter((word) => !marked.includes(word));
    };
    await expect.poll(missing).toEqual([]);
    expect((await marks()).filter((mark) => /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(mark))).toEqual([]);
  });

test('paths of a diagram are side by side, or branch off a line at the side', async ({ page }) => {
  await page.goto('guide/advanced/css');
  const paths = page.locator('.diagram-path');
  const edges = () =>
    paths.evaluateAll((all) =>
      all.map((path) => {
        const { top, left } = path.getBoundingClientRect();
        return { top, left, line: getComputedStyle(path, '::before').borderInlineStartStyle };
      }),
    );
  const wide = await edges();
  expect(new Set(wide.map(({ top }) => top)).size).toBe(1);
  expect(new Set(wide.map(({ left }) => left)).size).toBe(3);
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await edges();
  expect(new Set(narrow.map(({ top }) => top)).size).toBe(3);
  expect(narrow.map(({ line }) => line)).toEqual(['solid', 'solid', 'solid']);
});

test('on a phone, no line begins with the comma after inline code', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('zh/guide/advanced/third-party-deps');
  const { followed, parted } = await page.evaluate(() => {
    const codes = [...document.querySelectorAll('main :is(p, li) > code[data-folia-short]')];
    const pairs = codes.flatMap((code) => {
      const next = code.nextSibling;
      return next instanceof Text && /^[，。、；：）]/.test(next.data) ? [{ code, next }] : [];
    });
    const isParted = ({ code, next }: { code: Element; next: Text }) => {
      const range = new Range();
      range.setStart(next, 0);
      range.setEnd(next, 1);
      return range.getBoundingClientRect().top > code.getBoundingClientRect().bottom;
    };
    return { followed: pairs.length, parted: pairs.filter(isParted).map(({ code }) => code.textContent) };
  });
  expect(followed).toBeGreaterThan(5);
  expect(parted).toEqual([]);
});
