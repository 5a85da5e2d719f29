import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an island is rendered at build time, children and nested islands too', { tag: '@dev' }, async ({ page }) => {
    await page.goto('');
    await expect(button(page, 'plain')).toHaveText('plain: 3');
    await expect(button(page, 'inner')).toHaveText('inner: 10');
    await expect(page.getByText('Text inside the outer counter.')).toBeVisible();
    const still = page.locator('.still');
    await expect(still).toHaveText('THIS ONE IS STATIC');
    await expect(still).toHaveCSS('letter-spacing', '3px');
    await expect(still).toHaveCSS('padding-left', '7px');
  });
});

test('an island is hydrated, keeps its state, and shares the context of the page', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto('');
  await hydrated(page);
  // the first press is kept until the island is hydrated
  await button(page, 'plain').click();
  await expect(button(page, 'plain')).toHaveText('plain: 4');
  await button(page, 'plain').click();
  await expect(button(page, 'plain')).toHaveText('plain: 5');
  await expect(page.locator('[data-name="plain"] .counter-page')).toHaveText('Counters');
  await expect(button(page, 'plain')).toHaveCount(1);
});

test('a control of an island keeps the focus when it is hydrated', async ({ page }) => {
  await page.goto('');
  await button(page, 'plain').focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    expect(await button(page, 'plain').textContent()).toMatch(/^plain: [4-9]/);
  }).toPass();
  await expect(button(page, 'plain')).toBeFocused();
});

test('children are rendered HTML, and an island among them is hydrated as well', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await button(page, 'outer').click();
  await expect(button(page, 'outer')).toHaveText('outer: 1');
  await expect(page.locator('[data-name="outer"] strong')).toHaveText('inside');
  await button(page, 'inner').click();
  await expect(button(page, 'inner')).toHaveText('inner: 11');
  await button(page, 'outer').click();
  await expect(button(page, 'outer')).toHaveText('outer: 2');
  await expect(button(page, 'inner')).toHaveText('inner: 11');
});

test('a component without `use client` ships no JavaScript', { tag: '@build-only' }, async ({ page, traffic }) => {
  await page.goto('');
  await hydrated(page);
  await expect.poll(() => traffic.urls().filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  for (const url of traffic.urls().filter((address) => address.endsWith('.js')))
    expect(await (await page.request.get(url)).text()).not.toContain('IS STATIC');
});

test('an island that throws leaves its rendered HTML and is logged once', { tag: '@dev' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Fragile broke\./);
  await page.goto('fragile');
  await hydrated(page);
  await button(page, 'beside').click();
  await expect(button(page, 'beside')).toHaveText('beside: 1');
  await expect(page.locator('.fragile')).toHaveText('Rendered before it broke.');
  await expect(page.locator('.fragile')).toHaveCount(1);
  expect(consoleErrors.list.filter((text) => text.includes('Fragile broke.'))).toHaveLength(1);
});

test('islands come and go with soft navigation', { tag: '@dev' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Fragile broke\./);
  await page.goto('');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'the quiet page' }).click();
  await expect(page.getByText('No island on this page.')).toBeVisible();
  await page.goBack();
  await button(page, 'plain').click();
  await expect(button(page, 'plain')).toHaveText('plain: 4');
  await page.getByRole('link', { name: 'the fragile page' }).click();
  await button(page, 'beside').click();
  await expect(button(page, 'beside')).toHaveText('beside: 1');
  await expect(page.locator('[data-name="beside"] .counter-page')).toHaveText('Fragile');
  expect(await isSameDocument()).toBe(true);
});

test('the styles of a component come with the pages that use it', { tag: '@dev' }, async ({ page }) => {
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split(/[/.]/).at(-3)));
  await page.goto('quiet');
  await hydrated(page);
  const before = await sheets();
  await page.getByRole('banner').getByRole('link').first().click();
  const still = page.locator('.still');
  await expect(still).toHaveCSS('letter-spacing', '3px');
  await expect(still).toHaveCSS('padding-left', '7px');
  expect((await sheets()).length).toBe(before.length + 1);
});
