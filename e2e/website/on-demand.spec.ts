import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

/** Names that are only in the code (zoom: its cursors come with an image) or in the styles of a part. */
const parts = {
  zoom: /["'`]folia-zoom/,
  popover: /folia-popover/,
  landing: /landing-(background|stars?)/,
  search: /folia-search-(field|hit|result)/,
  tooltip: /folia-tooltip/,
} as const;
type Part = keyof typeof parts;

/** Which parts have come so far, by the contents of the files. */
function watchParts(page: Page): () => Promise<Part[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const wanted = ['script', 'stylesheet'].includes(response.request().resourceType());
    if (wanted) bodies.push(response.text().catch(() => ''));
  });
  return async () => {
    const all = (await Promise.all(bodies)).join('\n');
    // the keys of the table above
    return (Object.keys(parts) as Part[]).filter((part) => parts[part].test(all));
  };
}

/** A page without an image, one with one. */
const plain = 'guide/start/quick-start';
const withImage = 'guide/start/';

test('a document page loads nothing of zoom, popover, search, tooltip and landing page', async ({ page }) => {
  const come = watchParts(page);
  await page.goto(plain);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Scrolling and a pointer over the text are no reason either.
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(await come()).toEqual([]);
});

test('the code of the landing page comes with it, and nothing else', async ({ page }) => {
  const come = watchParts(page);
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await come()).toEqual(['landing']);
});

for (const [part, path, reach] of [
  ['zoom', withImage, (page: Page) => page.locator('.folia-doc img').first().hover()],
  ['popover', plain, (page: Page) => page.locator('.folia-product-menu').focus()],
  ['search', plain, (page: Page) => page.locator('.folia-search-button').focus()],
  ['tooltip', plain, (page: Page) => page.locator('.folia-appearance').hover()],
  ['landing', plain, (page: Page) => page.locator('.folia-logo').click()],
] as const)
  test(`the code for ${part} comes when a user reaches for it`, {
    tag: part === 'search' || part === 'landing' ? [] : '@all',
  }, async ({ page }) => {
    const come = watchParts(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await come()).toEqual([]);
    await reach(page);
    await expect.poll(come).toContain(part);
  });
