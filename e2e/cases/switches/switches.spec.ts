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

for (const [id, part] of [
  ['UI-01', 'navbar'],
  ['UI-02', 'sidebar'],
  ['UI-03', 'outline'],
  ['UI-04', 'footer'],
  ['UI-05', 'globalUIComponents'],
] as const)
  test(`${id} ?${part}=0 takes the ${part} out of the page`, async ({ page }) => {
    await open(page, `guide/plain?${part}=0`);
    await expect.poll(() => seen(page)).toEqual(allBut(part));
    await expect(page.locator(parts[part])).toHaveCount(0);
  });

test('UI-01 without the bar nothing of its height is kept free', async ({ page }) => {
  const top = (path: string) => open(page, path).then(() => page.getByRole('heading', { level: 1 }).boundingBox());
  const [below, above] = [await top('guide/plain'), await top('guide/plain?navbar=0')];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThanOrEqual(72);
  const sidebar = await page.locator(parts.sidebar).boundingBox();
  expect(sidebar?.y).toBe(0);
});

test('UI-04 C-25 the footer of the site goes too', async ({ page }) => {
  await open(page, '');
  await expect(page.locator('.folia-footer')).toBeVisible();
  await open(page, '?footer=0');
  await expect(page.locator('.folia-footer')).toHaveCount(0);
});

test('UI-06 only the exact value hides', async ({ page }) => {
  for (const query of ['navbar=1&sidebar=&outline=00', 'footer=false&globalUIComponents=no&navbar', 'outline=%200']) {
    await open(page, `guide/plain?${query}`);
    expect(await seen(page), query).toEqual(names);
  }
});

test('UI-06 a part comes back without a reload when its parameter goes', async ({ page }) => {
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

test('RT-22 UI-06 the next page does not inherit the query', async ({ page }) => {
  await open(page, 'guide/plain?sidebar=0&navbar=0');
  await page.getByRole('link', { name: 'the next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No footer');
  await expect(page).toHaveURL(/\/guide\/footer$/);
  await expect.poll(() => seen(page)).toEqual(allBut('footer'));
});

for (const [path, hidden] of [
  ['navbar', ['navbar']],
  ['sidebar', ['sidebar']],
  ['footer', ['footer']],
  ['global', ['globalUIComponents']],
  ['bare', ['sidebar', 'outline']],
] as const)
  test(`UI-07 UI-05 the frontmatter of "${path}" hides ${hidden.join(' and ')}`, async ({ page, request, site }) => {
    const html = await (await request.get(`${site.url}guide/${path}`)).text();
    for (const part of hidden) expect(html).not.toContain(`class="${parts[part].slice(1)}"`);
    await open(page, `guide/${path}`);
    expect(await seen(page)).toEqual(allBut(...hidden));
  });

test('UI-07 the query goes before the frontmatter', async ({ page }) => {
  await open(page, 'guide/outline?outline=0');
  await expect.poll(() => seen(page)).toEqual(allBut('outline'));
});

test('inside a frame the outline is hidden, unless the page asks for it', requirement('UI-08'), async ({ page }) => {
  await page.goto('frames.html');
  const asked = page.frameLocator('iframe[title=asked]');
  const plain = page.frameLocator('iframe[title=plain]');
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.locator(parts.outline)).toHaveCount(0);
  await expect(asked.locator(parts.outline)).toBeVisible();
});

test('without any sidebar data there is none, even when the page wants one', requirement('UI-09'), async ({ page }) => {
  await open(page, 'zh/guide/plain');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('普通页面');
  await expect(page.locator(parts.sidebar)).toHaveCount(0);
});

test('UI-01 UI-02 UI-03 UI-04 nothing flashes: the parts are away before the page is hydrated', {
  tag: '@dev',
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('guide/plain?navbar=0&sidebar=0&outline=0&footer=0');
  expect(await seen(page)).toEqual(['globalUIComponents']);
  await page.goto('guide/plain?navbar=1&sidebar=');
  expect(await seen(page)).toEqual(names);
});

test('UI-06 and nothing moves when it is hydrated', { tag: '@build-only' }, async ({ page }) => {
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
  await expect(page.locator('main footer')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
