import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../../harness/layout-shift';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const parts = {
  navbar: '.folia-header',
  sidebar: '.folia-sidebar',
  outline: '.folia-outline',
  footer: '.folia-page-footer',
  globalUIComponents: '.global-mark',
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[]; // The keys of the literal above.

/** Which parts a user can see. */
const seen = async (page: Page): Promise<Part[]> => {
  const visible = await Promise.all(names.map((name) => page.locator(parts[name]).isVisible()));
  return names.filter((_, index) => visible[index]);
};
const allBut = (...hidden: Part[]) => names.filter((name) => !hidden.includes(name));

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

for (const [part, tag] of [
  ['navbar', requirement('UI-01')],
  ['sidebar', requirement('UI-02')],
  ['outline', requirement('UI-03')],
  ['footer', {}],
  ['globalUIComponents', {}],
] as const)
  test(`?${part}=0 takes the ${part} out of the page`, tag, async ({ page }) => {
    const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
    await open(page, 'guide/plain');
    expect(await seen(page)).toEqual(names);
    const below = [await topOf('h1'), await topOf(parts.sidebar)];
    await open(page, `guide/plain?${part}=0`);
    await expect.poll(() => seen(page)).toEqual(allBut(part));
    await expect(page.locator(parts[part])).toHaveCount(0);
    if (part !== 'navbar') return;
    // Nothing of its height is kept free.
    const above = [await topOf('h1'), await topOf(parts.sidebar)];
    expect(above).toEqual(below.map((top) => top - 72));
  });

test('?footer=0 takes the footer of a home page out of it, too', async ({ page }) => {
  await open(page, '');
  await expect(page.locator('.folia-footer')).toBeVisible();
  await open(page, '?footer=0');
  await expect(page.locator('.folia-footer')).toHaveCount(0);
});

test.describe('the value of a parameter', requirement('UI-06'), () => {
  test('only the exact value hides', async ({ page }) => {
    for (const query of ['navbar=1&sidebar=&outline=00', 'footer=false&globalUIComponents=no&navbar', 'outline=%200']) {
      await open(page, `guide/plain?${query}`);
      expect(await seen(page), query).toEqual(names);
    }
  });

  test('a part comes back without a reload when its parameter goes', async ({ page }) => {
    await open(page, 'guide/plain?sidebar=0&outline=0&footer=0');
    const isSameDocument = await markDocument(page);
    await expect.poll(() => seen(page)).toEqual(allBut('sidebar', 'outline', 'footer'));
    await page.getByRole('link', { name: 'This page without anything' }).click();
    await expect.poll(() => seen(page)).toEqual(names);
    await page.goBack();
    await expect.poll(() => seen(page)).toEqual(allBut('sidebar', 'outline', 'footer'));
    await page.evaluate(() => history.replaceState(null, '', '?outline=0'));
    await expect.poll(() => seen(page)).toEqual(allBut('outline'));
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
    await expect.poll(() => seen(page)).toEqual(names);
    expect(await isSameDocument()).toBe(true);
  });
});

test('the next page does not inherit the query', async ({ page }) => {
  await open(page, 'guide/plain?sidebar=0&navbar=0');
  await page.getByRole('link', { name: 'the next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No footer');
  await expect(page).toHaveURL(/\/guide\/footer$/);
  await expect.poll(() => seen(page)).toEqual(allBut('footer'));
});

test.describe('query, frontmatter, configuration: the first that says something decides', requirement('UI-07'), () => {
  for (const [path, hidden] of [
    ['navbar', ['navbar']],
    ['sidebar', ['sidebar']],
    ['footer', ['footer']],
    ['global', ['globalUIComponents']],
    ['bare', ['sidebar', 'outline']],
  ] as const)
    test(`the frontmatter of "${path}" hides ${hidden.join(' and ')}`, async ({ page, request, site }) => {
      const html = await (await request.get(`${site.url}guide/${path}`)).text();
      for (const part of hidden) expect(html).not.toContain(`class="${parts[part].slice(1)}"`);
      await open(page, `guide/${path}`);
      expect(await seen(page)).toEqual(allBut(...hidden));
    });

  test('the query goes before the frontmatter', async ({ page }) => {
    await open(page, 'guide/outline?outline=0');
    await expect.poll(() => seen(page)).toEqual(allBut('outline'));
  });

  test('the frontmatter goes before the configuration', async ({ page, sites }) => {
    // `hideNavbar: 'always'` and `outline: false`
    const { url } = await sites.running(join(import.meta.dirname, 'site-hidden'));
    await page.goto(url);
    await expect(page.locator(parts.navbar)).toHaveCount(0);
    await expect(page.locator(parts.outline)).toHaveCount(0);
    await page.goto(`${url}shown`);
    await expect(page.locator(parts.navbar)).toBeVisible();
    await expect(page.locator(parts.outline)).toBeVisible();
    await page.goto(`${url}shown?outline=0&navbar=0`);
    await hydrated(page);
    await expect(page.locator(parts.navbar)).toHaveCount(0);
    await expect(page.locator(parts.outline)).toHaveCount(0);
  });
});

test(
  'inside a frame the outline is hidden, unless the page or the configuration asks for it',
  requirement('UI-08'),
  async ({ page, sites }) => {
    await page.goto('frames.html');
    const asked = page.frameLocator('iframe[title=asked]');
    const plain = page.frameLocator('iframe[title=plain]');
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(asked.locator(parts.outline)).toBeVisible();
    await expect(plain.locator(parts.outline)).toHaveCount(0);
    const { url } = await sites.running(join(import.meta.dirname, 'site-framed'));
    await page.goto(`${url}frames.html`);
    await expect(plain.locator(parts.outline)).toBeVisible();
  },
);

test('without any sidebar data there is none, even when the page wants one', requirement('UI-09'), async ({ page }) => {
  await open(page, 'zh/guide/plain');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('普通页面');
  await expect(page.locator(parts.sidebar)).toHaveCount(0);
});

test('nothing flashes: the parts are away before the page is hydrated', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('guide/plain?navbar=0&sidebar=0&outline=0&footer=0');
  expect(await seen(page)).toEqual(['globalUIComponents']);
  await page.goto('guide/plain?navbar=1&sidebar=');
  expect(await seen(page)).toEqual(names);
});

test('nothing moves when a page without parts is hydrated', { tag: '@build-only' }, async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await open(page, 'guide/plain?navbar=0&sidebar=0&outline=0&footer=0');
  await expect(page.locator('html')).not.toHaveAttribute('data-hide');
  expect(await shift()).toBe(0);
});

test('a document has its landmarks and one level-1 heading', requirement('AX-05'), async ({ page }) => {
  await open(page, 'guide/plain');
  for (const role of ['banner', 'main'] as const) await expect(page.getByRole(role), role).toHaveCount(1);
  for (const name of ['Main navigation', 'Pages of this section', 'ON THIS PAGE'])
    await expect(page.getByRole('navigation', { name }), name).toHaveCount(1);
  await expect(page.getByRole('complementary')).toHaveClass('folia-outline');
  await expect(page.locator('main footer')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const anchors = page.locator('main :is(h1, h2, h3) > a[href^="#"]');
  expect(await anchors.count()).toBeGreaterThan(1);
  for (const anchor of await anchors.all()) {
    await expect(anchor).toHaveAttribute('aria-hidden', 'true');
    await expect(anchor).toHaveAttribute('tabindex', '-1');
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveAccessibleName(/[^#]$/);
});

test('without a sidebar the text is in the middle of the page, with an outline or without', async ({ page }) => {
  for (const width of [1280, 1600, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['guide/sidebar', 'guide/sidebar?outline=0']) {
      await open(page, path);
      const { x = 0, width: own = 0 } = (await page.locator('main').boundingBox()) ?? {};
      const bar = await page.evaluate(() => document.documentElement.clientWidth);
      expect(Math.abs(x + own / 2 - bar / 2), `${path} at ${width} px`).toBeLessThan(10);
    }
  }
});
