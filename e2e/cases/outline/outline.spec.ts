import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';
import { fixedNavOffset, outlineOf, scrollTo, topOf } from './reading';

const active = (page: Page) => outlineOf(page).locator('[aria-current="location"]');

/** How much further in than the first each entry begins, in pixels. */
const indents = async (page: Page): Promise<number[]> => {
  const starts = await outlineOf(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).paddingInlineStart)));
  return starts.map((start) => start - (starts[0] ?? 0));
};

test('the title of the outline, in both languages', requirement('OL-01'), async ({ page }) => {
  await page.goto('long');
  await expect(outlineOf(page).locator('.folia-outline-title')).toHaveText('ON THIS PAGE');
  await expect(page.getByRole('navigation', { name: 'ON THIS PAGE' })).toBeVisible();
  await page.goto('zh/long');
  await expect(outlineOf(page).locator('.folia-outline-title')).toHaveText('目录');
});

test.describe('the entries', requirement('OL-02'), () => {
  test('the headings of depth 2 to 4 with their marks, and plain text as tooltip', async ({ page }) => {
    await page.goto('long');
    const entries = outlineOf(page).locator('a');
    const listed = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('title')));
    expect(listed).toEqual([
      'First part',
      'Use dts with care',
      'A deep heading',
      'Same words',
      'Same words',
      '中文标题',
      'Chosen by hand',
      'The end',
    ]);
    await expect(entries.nth(1).locator('code')).toHaveText('dts');
    await expect(entries.nth(1).locator('strong')).toHaveText('care');
    await expect(entries.nth(2).locator('em')).toHaveText('heading');
    expect(await indents(page)).toEqual([0, 12, 24, 0, 0, 0, 12, 0]);
  });

  test('the indent is counted from the depth of the first one', async ({ page }) => {
    await page.goto('late');
    expect(await indents(page)).toEqual([0, 12, 0]);
  });
});

test(
  'a heading has one id everywhere; equal words are told apart, a chosen id is kept',
  requirement('PD-06'),
  async ({ page }) => {
    await page.goto('long');
    const ids = await page
      .locator('main :is(h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
    const links = await outlineOf(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(ids);
    expect(ids).toEqual(expect.arrayContaining(['#same-words', '#same-words-1', '#中文标题', '#chosen']));
    await expect(page.getByText('{#chosen}')).toHaveCount(0);
    const { open, ask, hits } = searchOf(page);
    await open();
    for (const [query, found] of [
      ['same words', ['#same-words', '#same-words-1']],
      ['chosen by hand', ['#chosen']],
      ['中文标题', ['#中文标题']],
    ] as const) {
      await ask(query);
      const hrefs = await hits.evaluateAll((all) => all.map((hit) => decodeURI(hit.getAttribute('href') ?? '')));
      expect(hrefs, query).toEqual(expect.arrayContaining(found.map((id) => `/long${id}`)));
    }
  },
);

test.describe('the active entry', requirement('OL-04'), () => {
  test('exactly one: the first at the top, the last at the bottom', async ({ page }) => {
    await page.goto('long');
    await hydrated(page);
    await expect(active(page)).toHaveText(['First part']);
    await scrollTo(page, (await topOf(page, '#same-words')) - fixedNavOffset);
    await expect(active(page)).toHaveAttribute('href', '#same-words');
    await scrollTo(page, (await topOf(page, '#same-words')) - fixedNavOffset - 3);
    await expect(active(page)).toHaveAttribute('href', '#a-deep-heading');
    await scrollTo(page, 1_000_000);
    await expect(active(page)).toHaveText(['The end']);
    await scrollTo(page, 0);
    await expect(active(page)).toHaveText(['First part']);
  });

  test('it follows scrolling at most every 200 ms', requirement('CN-14'), async ({ page }) => {
    await page.clock.install();
    await page.goto('long');
    await hydrated(page);
    const reach = async (id: string) => {
      const seen = page.evaluate(() =>
        new Promise((done) => window.addEventListener('scroll', done, { once: true })).then(() => 0),
      );
      await scrollTo(page, (await topOf(page, id)) - fixedNavOffset);
      await seen;
    };
    await page.clock.pauseAt(Date.now() + 60_000);
    await reach('#use-dts-with-care');
    await expect(active(page)).toHaveText('Use dts with care');
    await reach('#same-words');
    await page.clock.runFor(199);
    await expect(active(page)).toHaveText('Use dts with care');
    await page.clock.runFor(1);
    await expect(active(page)).toHaveAttribute('href', '#same-words');
  });
});

test.describe('a click on an entry', requirement('OL-05'), () => {
  test(
    'sets the hash and puts the heading 72 px below the top; back and forward return',
    requirement('CN-15'),
    async ({ page }) => {
      await page.goto('long');
      await hydrated(page);
      await outlineOf(page).getByRole('link', { name: 'Use dts' }).click();
      await expect(page).toHaveURL(/#use-dts-with-care$/);
      await expect.poll(() => topOf(page, '#use-dts-with-care', 'window')).toBe(fixedNavOffset);
      await expect(active(page)).toHaveText(['Use dts with care']);
      await outlineOf(page).getByRole('link', { name: '中文标题' }).click();
      await expect.poll(() => topOf(page, '#中文标题', 'window')).toBe(fixedNavOffset);
      await page.goBack();
      await expect(page).toHaveURL(/#use-dts-with-care$/);
      await expect.poll(() => topOf(page, '#use-dts-with-care', 'window')).toBe(fixedNavOffset);
      await page.goForward();
      await expect.poll(() => topOf(page, '#中文标题', 'window')).toBe(fixedNavOffset);
      expect(decodeURI(page.url())).toMatch(/#中文标题$/);
    },
  );

  for (const path of ['long?navbar=0', 'late'])
    test(`puts the heading at the very top where the header is hidden: ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('.folia-header')).toHaveCount(0);
      const entry = outlineOf(page).getByRole('link').nth(1);
      const id = `#${await page.locator('main :is(h2, h3, h4)').nth(1).getAttribute('id')}`;
      await entry.click();
      await expect.poll(() => topOf(page, id, 'window')).toBe(0);
      await expect(entry).toHaveAttribute('aria-current', 'location');
    });
});

test(
  'a long outline scrolls automatically and keeps the active entry in view',
  requirement('OL-06'),
  async ({ page }) => {
    await page.goto('many');
    await hydrated(page);
    const column = outlineOf(page);
    await expect(column.locator('a')).toHaveCount(60);
    expect(await column.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
    const top = () => column.evaluate((node) => node.getBoundingClientRect().top);
    const before = await top();
    await scrollTo(page, (await topOf(page, '#part-45')) - fixedNavOffset);
    await expect(active(page)).toHaveText(['Part number 45']);
    await expect(active(page)).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(before);
    await column.hover();
    const page45 = await page.evaluate(() => scrollY);
    const inside = await column.evaluate((node) => node.scrollTop);
    await page.mouse.wheel(0, -150);
    await expect.poll(() => column.evaluate((node) => node.scrollTop)).toBeLessThan(inside);
    expect(await page.evaluate(() => scrollY)).toBe(page45);
  },
);
