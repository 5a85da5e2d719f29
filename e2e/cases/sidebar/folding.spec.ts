import type { Page } from '@playwright/test';
import { hold } from '../../harness/hold';
import { addressOfNewTab } from '../../harness/new-tab';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { current, distanceFromMiddle, entry, fold, group, isOpen, sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

const first = 'guide/start/first';

const contentOf = (page: Page, title: string) => group(page, title).locator('> details');

/** How the group's content changes when it opens or closes: property → seconds. */
const timesOf = (page: Page, title: string): Promise<Record<string, string>> =>
  contentOf(page, title).evaluate((details) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(details, '::details-content');
    const [names, times] = [transitionProperty.split(', '), transitionDuration.split(', ')];
    return Object.fromEntries(names.map((name, index) => [name, times[index % times.length] ?? '']));
  });

/** Presses the group and tells what was seen of it, frame by frame, until nothing has moved for half a second. */
const framesOf = (page: Page, title: string): Promise<{ height: number; opacity: number }[]> =>
  contentOf(page, title).evaluate(async (details: HTMLElement) => {
    const frames: { height: number; opacity: number }[] = [];
    details.querySelector('summary')?.click();
    for (let still = performance.now(); performance.now() - still < 500; ) {
      await new Promise(requestAnimationFrame);
      const opacity = Number(getComputedStyle(details, '::details-content').opacity);
      const frame = { height: details.getBoundingClientRect().height, opacity };
      if (frame.height !== frames.at(-1)?.height || opacity !== frames.at(-1)?.opacity) still = performance.now();
      frames.push(frame);
    }
    return frames;
  });

/** Whether there were frames between the first look and the last. A busy machine may render none: one more press tells. */
async function movesWhenPressed(page: Page, title: string): Promise<boolean> {
  const frames = await framesOf(page, title);
  const heights = frames.map(({ height }) => height);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const between = frames.filter(({ height }) => height > least + 1 && height < most - 1);
  return between.some(({ opacity }) => opacity > 0 && opacity < 1);
}

test.describe('folding is animated', requirement('SB-14'), () => {
  test('a group opens in 0.3 s and closes in 0.5 s, in height and opacity', requirement('CN-17'), async ({ page }) => {
    await page.goto(first);
    await hydrated(page);
    await expect.poll(() => movesWhenPressed(page, 'Deep'), { timeout: 20_000 }).toBe(true);
    const whileOpen = { 'grid-template-rows': '0.3s', opacity: '0.3s', 'content-visibility': '0.3s' };
    const whileClosed = { 'grid-template-rows': '0.5s', opacity: '0.5s', 'content-visibility': '0.5s' };
    // The times of the state it goes to are those that count.
    expect(await timesOf(page, 'Start')).toEqual(whileOpen);
    await fold(page, 'Start').click();
    expect(await timesOf(page, 'Start')).toEqual(whileClosed);
  });

  test('nothing moves for users who asked for less movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(first);
    await hydrated(page);
    const frames = await framesOf(page, 'Deep');
    expect(new Set(frames.map(({ height }) => height)).size).toBe(1);
    await expect(entry(page, 'One')).toBeVisible();
    expect(Object.values(await timesOf(page, 'Deep'))).toEqual(['0s']);
    await expect(fold(page, 'Deep').locator('.folia-icon')).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('titles and arrows of groups', requirement('SB-13'), () => {
  test('a title without a page only toggles, by mouse and by keyboard', requirement('AX-08'), async ({ page }) => {
    await page.goto(first);
    await hydrated(page);
    const title = fold(page, 'Start');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'First')).toHaveAttribute('aria-current', 'page');
    await title.click();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'First')).toBeHidden();
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, 'First')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/first$/);
  });

  test('a title with a page toggles and leads there', async ({ page }) => {
    await page.goto(first);
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    await entry(page, 'Lib').click();
    await expect(page.getByText('The page of a group.')).toBeVisible();
    await expect.poll(() => current(page)).toEqual(['Lib']);
    expect(await isOpen(page, 'Lib')).toBe(false);
    await entry(page, 'Lib').click();
    await expect.poll(() => isOpen(page, 'Lib')).toBe(true);
    await expect(entry(page, 'Format')).toBeVisible();
    await expect(fold(page, 'Lib')).toHaveAttribute('aria-expanded', 'true');
    expect(await isSameDocument()).toBe(true);
    await expect(page).toHaveURL(/guide\/lib$/);
  });

  test('the arrow beside such a title only toggles; it turns by 90° in 0.2 s', async ({ page }) => {
    await page.goto(first);
    await hydrated(page);
    const [arrow, icon] = [fold(page, 'Lib'), fold(page, 'Lib').locator('.folia-icon')];
    await expect(arrow).toHaveAccessibleName('Lib');
    await expect(icon).toHaveCSS('rotate', '90deg');
    await expect(icon).toHaveCSS('transition', 'rotate 0.2s');
    await arrow.click();
    await expect(icon).toHaveCSS('rotate', 'none');
    await expect(entry(page, 'Format')).toBeHidden();
    expect(await isOpen(page, 'Lib')).toBe(false);
    await expect(page).toHaveURL(/first$/);
  });

  test('a title that is opened in a new tab leaves the group as it is', async ({ page, context }) => {
    await page.goto(first);
    await hydrated(page);
    await addressOfNewTab(context, () => entry(page, 'Lib').click({ modifiers: ['ControlOrMeta'] }));
    expect(await isOpen(page, 'Lib')).toBe(true);
  });
});

test.describe('what is folded and unfolded', requirement('SB-15'), () => {
  test('what the user folded stays folded on other pages and in other sections, until a reload', async ({ page }) => {
    await page.goto('guide/fixed/left');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    await fold(page, 'Start').click();
    await entry(page, 'Right').click();
    await expect.poll(() => current(page)).toEqual(['Right']);
    expect(await isOpen(page, 'Start')).toBe(false);
    // The home page has no sidebar.
    await page.locator('.folia-header').getByRole('link', { name: 'Sidebar' }).click();
    await expect(sidebarOf(page).getByRole('link')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => current(page)).toEqual(['Right']);
    expect(await isOpen(page, 'Start')).toBe(false);
    expect(await isSameDocument()).toBe(true);
    await page.reload();
    expect(await isOpen(page, 'Start')).toBe(true);
  });

  test('a group that was folded before hydration stays so', async ({ page }) => {
    // Its code is held back until the group has been folded.
    const { release } = await hold(page, '**/*.js');
    await page.goto('guide/fixed/left', { waitUntil: 'commit' });
    await fold(page, 'Start').click();
    await expect(entry(page, 'First')).toBeHidden();
    release();
    await hydrated(page);
    await expect(fold(page, 'Start')).toHaveAttribute('aria-expanded', 'false');
    await entry(page, 'Right').click();
    await expect.poll(() => current(page)).toEqual(['Right']);
    expect(await isOpen(page, 'Start')).toBe(false);
  });

  test('arriving inside folded groups opens them and brings the entry to the middle', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 320 });
    await page.goto(first);
    await hydrated(page);
    await page.locator('main').getByRole('link', { name: 'the third level' }).click();
    await expect.poll(() => current(page)).toEqual(['Two']);
    expect([await isOpen(page, 'Deep'), await isOpen(page, 'Deeper')]).toEqual([true, true]);
    await expect.poll(() => distanceFromMiddle(page)).toBeLessThanOrEqual(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('groups fold, and titles with a page lead there', async ({ page }) => {
    await page.goto(first);
    await expect(entry(page, 'One')).toBeHidden();
    await fold(page, 'Deep').click();
    await expect(entry(page, 'One')).toBeVisible();
    await fold(page, 'Lib').click();
    await expect(entry(page, 'Format')).toBeHidden();
    await entry(page, 'Lib').click();
    await expect(page.getByText('The page of a group.')).toBeVisible();
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('Lib');
  });
});
