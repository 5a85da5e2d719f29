import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

test(
  'three columns from 1280 px, two from 960, one below; the article is never too wide',
  requirement('DP-03'),
  async ({ page }) => {
    await page.goto('components');
    const columns = async (width: number, sidebar: boolean, outline: boolean) => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.folia-sidebar')).toBeVisible({ visible: sidebar });
      await expect(page.locator('.folia-outline')).toBeVisible({ visible: outline });
    };
    await columns(1280, true, true);
    expect((await page.locator('.folia-sidebar').boundingBox())?.width).toBe(320);
    expect((await page.locator('.folia-outline').boundingBox())?.width).toBe(268);
    await columns(1279, true, false);
    const main = page.getByRole('main');
    await expect(main).toHaveCSS('padding-left', '48px');
    await expect(main).toHaveCSS('padding-right', '48px');
    await columns(960, true, false);
    await columns(959, false, false);
    await columns(1920, true, true);
    expect((await page.locator('.folia-doc').boundingBox())?.width).toBeLessThanOrEqual(960);
  },
);

test(
  'every heading has a # that appears on hover and on focus and scrolls smoothly to its heading',
  requirement('DP-04'),
  async ({ page }) => {
    await page.goto('headings');
    await hydrated(page);
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const heading = page.locator(`article h${level}`);
      await expect(heading.locator('.folia-anchor')).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    }
    const heading = page.locator('article h4');
    const anchor = heading.locator('.folia-anchor');
    await expect(anchor).toHaveText('#');
    await expect(anchor).toHaveCSS('opacity', '0');
    await anchor.focus();
    await expect(anchor).toHaveCSS('opacity', '1');
    await anchor.blur();
    await expect(anchor).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(anchor).toHaveCSS('opacity', '1');
    await page.evaluate(() => {
      const passed: number[] = [];
      Object.assign(window, { passed });
      window.addEventListener('scroll', () => passed.push(Math.round(scrollY)));
    });
    await anchor.click();
    await expect(page).toHaveURL(/#four$/);
    // below the fixed header
    await expect.poll(() => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top))).toBeLessThan(100);
    // put there above
    const passed = await page.evaluate(() => (window as unknown as { passed: number[] }).passed);
    expect(new Set(passed).size, 'positions on the way').toBeGreaterThan(2);
  },
);

test('every kind of callout, with its own or the default title', requirement('DP-06'), async ({ page }) => {
  await page.goto('callouts');
  const callouts = await page
    .locator('.folia-callout')
    .evaluateAll((all) =>
      all.map((callout) => [callout.dataset.type, callout.firstElementChild?.textContent?.trim(), callout.localName]),
    );
  expect(callouts).toEqual([
    ['tip', 'TIP', 'div'],
    ['note', 'NOTE', 'div'],
    ['info', 'INFO', 'div'],
    ['warning', 'Mind the gap', 'div'],
    ['caution', 'Careful', 'div'],
    ['danger', 'DANGER', 'div'],
    ['details', 'Read more', 'details'],
    ['tip', 'TIP', 'div'],
    ['info', 'IMPORTANT', 'div'],
    ['caution', 'CAUTION', 'div'],
  ]);
  await expect(page.locator('.folia-callout[data-type="danger"] .folia-code')).toBeVisible();
  await expect(page.locator('article > * > blockquote')).toHaveText('A quotation is no callout.');
  await page.getByText('Read more').press('Enter');
  await expect(page.getByText('Hidden until it is opened.')).toBeVisible();
});

test('a wide table scrolls inside itself, also by keyboard; the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('tables');
  const box = page.getByRole('group', { name: 'Table, scrolls sideways' }).nth(1);
  const end = page.getByRole('cell', { name: 'the end of the table' });
  await expect(end).not.toBeInViewport();
  await box.focus();
  await page.keyboard.press('End');
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((node) => node.scrollLeft)).toBeGreaterThan(100);
  await box.evaluate((node) => node.scrollTo({ left: node.scrollWidth }));
  await expect(end).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a checkbox of a task list is labelled by its text', async ({ page }) => {
  await page.goto('tables');
  await expect(page.getByRole('checkbox', { name: 'done, with code' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'not done' })).not.toBeChecked();
  const left = async (name: string) => (await page.getByRole('checkbox', { name, exact: true }).boundingBox())?.x ?? 0;
  expect(await left('below it')).toBeGreaterThan((await left('not done')) + 10);
});

test('a fragment is part of the page, of its outline and of the search', requirement('DP-07'), async ({ page }) => {
  await page.goto('components');
  await expect(page.getByText('Text of the fragment about')).toBeVisible();
  await expect(page.locator('.folia-outline').getByRole('link', { name: 'From the fragment' })).toBeVisible();
  const { open, ask, hits } = searchOf(page);
  await open();
  await ask('kumquats');
  await expect(hits).toHaveCount(1);
  await expect(hits.first()).toHaveAttribute('href', /components#from-the-fragment$/);
});
