import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const slotsOf = (page: Page) =>
  page.locator('.in-slot').evaluateAll((all) => all.map((slot) => (slot as HTMLElement).dataset.name));

const around = (...names: string[]) => names.flatMap((name) => [`before${name}`, `after${name}`]);

test.describe('slots', requirement('ST-08'), () => {
  test('every slot of a document page is filled, once, by build and browser alike', { tag: '@dev' }, async ({
    page,
    request,
    site,
  }) => {
    const expected = [
      'top',
      ...around('Nav', 'NavTitle', 'NavMenu', 'Sidebar', 'Outline', 'Doc', 'DocContent', 'DocFooter'),
      'bottom',
      'global',
    ];
    const html = await (await request.get(`${site.url}guide/doc`)).text();
    expect([...html.matchAll(/class="in-slot" data-name="(\w+)"/g)].map(([, name]) => name).sort()).toEqual(
      expected.sort(),
    );
    await page.goto('guide/doc');
    await hydrated(page);
    expect((await slotsOf(page)).sort()).toEqual(expected.sort());
    const order = await slotsOf(page);
    for (const [first, second] of [
      ['top', 'beforeNav'],
      ['beforeNav', 'beforeNavTitle'],
      ['afterNavTitle', 'beforeNavMenu'],
      ['afterNavMenu', 'afterNav'],
      ['afterSidebar', 'beforeDoc'],
      ['beforeDoc', 'beforeDocContent'],
      ['afterDocContent', 'beforeDocFooter'],
      ['afterDocFooter', 'afterDoc'],
      ['afterDoc', 'beforeOutline'],
      ['afterOutline', 'bottom'],
    ] as const)
      expect(order.indexOf(first), `${first} before ${second}`).toBeLessThan(order.indexOf(second));
  });

  test('the slots of a home page', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    const order = await slotsOf(page);
    expect(order.filter((name) => /Hero|Features/.test(name ?? ''))).toEqual(around('Hero', 'Features'));
    await expect(page.locator('main')).toContainText('beforeHero');
  });

  test('a component in a slot is interactive', async ({ page }) => {
    await page.goto('guide/doc');
    await hydrated(page);
    const slot = page.locator('.in-slot[data-name="beforeDoc"]');
    await slot.click();
    await expect(slot).toHaveText('beforeDoc 1');
  });
});

test('a part of the theme is replaced', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.own-footer')).toHaveText('The footer of Theming');
  await expect(page.getByText('A message of the default footer')).toHaveCount(0);
});

test('authors have a new component, a replaced one and a global one', async ({ page }) => {
  await page.goto('guide/doc');
  await expect(page.locator('.benchmark li')).toHaveText(['folia: 1.5 s', 'other: 9 s']);
  await expect(page.locator('.own-badge')).toHaveText('[own]');
  await expect(page.locator('.folia-badge')).toHaveCount(0);
  await expect(page.locator('.shout')).toHaveText('GLOBAL!');
});

test('a replaced layout renders its pages, after a soft navigation and after a load', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto('guide/doc');
  await hydrated(page);
  await page.getByRole('link', { name: 'a wide page' }).click();
  await expect(page.getByText('Drawn by a layout of the site')).toBeVisible();
  await expect(page.getByText('Text of the wide page.')).toBeVisible();
  await expect(page.locator('.wide')).toHaveCSS('border-top-width', '5px');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Drawn by a layout of the site')).toBeVisible();
});

test('a page does not load the code of a layout it does not use', { tag: '@build-only' }, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const loaded = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('Drawn by a layout of the site'));
  await page.goto('guide/doc');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(1);
  expect(await loaded()).toHaveLength(0);
  await page.goto('wide');
  await hydrated(page);
  expect(await loaded()).toHaveLength(1);
});

test('a language is added; what it does not say is said in English', async ({ page }) => {
  await page.goto('eo/guide/doc');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
  await expect(page.locator('.folia-outline-title')).toHaveText('En ĉi tiu paĝo');
  await expect(page.locator('.folia-prev-next-label')).toHaveText('Sekva paĝo');
  await expect(page.locator('.folia-skip-link')).toHaveText('Skip to content');
});

test('a text of a known language is changed', async ({ page }) => {
  await page.goto('guide/doc');
  await expect(page.locator('.folia-prev-next-label')).toHaveText('Read on');
});

test('the CSS of the site wins without `!important`, and tokens can be set', async ({ page }) => {
  await page.goto('guide/doc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '77px');
  await expect(page.getByRole('link', { name: 'a wide page' })).toHaveCSS('color', 'rgb(10, 20, 30)');
  await expect(page.locator('.folia-prev-next-title')).toHaveCSS('color', 'rgb(40, 50, 60)');
});

test('global components are on every page, after the slot, unless a page does without', async ({ page }) => {
  await page.goto('guide/doc');
  await hydrated(page);
  await expect(page.locator('.sign')).toHaveText('You are at /guide/doc');
  await expect(page.locator('.sign ~ .second-sign')).toHaveCount(1);
  await expect(page.locator('.in-slot[data-name="global"]')).toHaveCount(1);
  await page.locator('.folia-prev-next').getByRole('link').click();
  await expect(page.locator('.sign')).toHaveText('You are at /guide/next');
  await page.goto('guide/without');
  await hydrated(page);
  await expect(page.locator('.sign, .in-slot[data-name="global"]')).toHaveCount(0);
});
