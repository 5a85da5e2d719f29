import type { Page } from '@playwright/test';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { bar, type HeldPage, hold, openWithStoppedClock, pressed, shows, value } from './slow';

/** The colour on the screen, at the top edge. */
async function pixelAt(page: Page, x: number): Promise<string> {
  const picture = await page.screenshot({ clip: { x, y: 0, width: 1, height: 1 } });
  return page.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(image, 0, 0);
      return String(context?.getImageData(0, 0, 1, 1).data);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

/** What colours of the theme look like on the screen. */
const colours = (page: Page, values: string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.map((value) => {
        const probe = Object.assign(document.createElement('p'), { style: `color: ${value}` });
        document.body.append(probe);
        const context = document.createElement('canvas').getContext('2d');
        if (context) context.fillStyle = getComputedStyle(probe).color;
        context?.fillRect(0, 0, 1, 1);
        probe.remove();
        return String(context?.getImageData(0, 0, 1, 1).data);
      }),
    values,
  );

/** Follows a link to a page that does not come, until the bar is shown. */
async function waitForBar(page: Page): Promise<HeldPage> {
  const slow = await hold(page, 'slow');
  await openWithStoppedClock(page);
  await pressed(page, 'Slow');
  await slow.asked();
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveCount(1);
  return slow;
}

test.describe('loading a page', requirement('PB-01', 'RT-19'), () => {
  test(
    'the bar comes after 200 ms with 0.08, grows by 0.02 every 800 ms, goes 200 ms after the page is there',
    requirement('CN-20', 'PB-02', 'RZ-12'),
    async ({ page }) => {
      const slow = await hold(page, 'slow');
      await openWithStoppedClock(page);
      await pressed(page, 'Slow');
      await slow.asked();
      await page.clock.runFor(199);
      await expect(bar(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar(page)).toHaveCount(1);
      expect(await value(page)).toBeCloseTo(0.08);
      await page.clock.runFor(799);
      expect(await value(page)).toBeCloseTo(0.08);
      await page.clock.runFor(1);
      expect(await value(page)).toBeCloseTo(0.1);
      await page.clock.runFor(1600);
      expect(await value(page)).toBeCloseTo(0.14);
      await shows(page, 'The fast page.');
      await slow.go();
      await shows(page, 'The slow page.');
      await expect.poll(() => value(page)).toBe(1);
      await page.clock.runFor(199);
      await expect(bar(page)).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(bar(page)).toHaveCount(0);
    },
  );

  test('a page that comes within 200 ms shows no bar', async ({ page }) => {
    const slow = await hold(page, 'slow');
    await openWithStoppedClock(page);
    await pressed(page, 'Slow');
    await slow.asked();
    await page.clock.runFor(199);
    await slow.go();
    await shows(page, 'The slow page.');
    await page.clock.runFor(5_000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('the bar never stays on the page', requirement('PB-05'), () => {
  test.describe('its look and its end', requirement('PB-03'), () => {
    test('it is a line of 2 px at the top edge in the brand colour, without a spinner', async ({ page }) => {
      const slow = await waitForBar(page);
      const box = await bar(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, height: 2 });
      expect(box?.width).toBeGreaterThanOrEqual(1340);
      const [brand, ground] = await colours(page, ['var(--folia-brand)', 'var(--folia-bg)']);
      // 8 % of the width are done.
      await expect.poll(() => pixelAt(page, 50)).toBe(brand);
      expect(await pixelAt(page, 600)).not.toBe(brand);
      expect(brand).not.toBe(ground);
      expect(await page.evaluate(() => document.getAnimations().length), 'nothing spins').toBe(0);
      await slow.go();
      await shows(page, 'The slow page.');
      await page.clock.runFor(400);
      await expect(bar(page)).toHaveCount(0);
    });

    test(
      'a page that fails: the bar goes, the previous page and its address stay, one line is logged, no message',
      requirement('ST-03'),
      async ({ page, consoleErrors, site }) => {
        consoleErrors.expect(/ERR_CONNECTION_FAILED|could not be shown in place/);
        const slow = await waitForBar(page);
        const before = await page.locator('body').innerText();
        await slow.fail();
        await expect.poll(() => value(page)).toBe(1);
        await page.clock.runFor(400);
        await expect(bar(page)).toHaveCount(0);
        await expect(page).toHaveURL(`${site.url}fast`);
        await expect(page).toHaveTitle('Fast - Slow');
        expect(consoleErrors.list.filter((text) => text.includes('could not be shown in place'))).toHaveLength(1);
        expect(await page.locator('body').innerText()).toBe(before);
        await expect(page.locator('[role=alert], [role=alertdialog], dialog[open]')).toHaveCount(0);
      },
    );
  });

  test('the last click wins, and a page that is no longer wanted leaves no bar behind', async ({ page, site }) => {
    const slow = await waitForBar(page);
    await pressed(page, 'First');
    await shows(page, 'The first page.');
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
    await slow.go();
    await page.clock.runFor(1_000);
    await shows(page, 'The first page.');
    await expect(page).toHaveURL(site.url);
    await expect(bar(page)).toHaveCount(0);
  });

  test('a load that the user stops', async ({ page }) => {
    await waitForBar(page);
    await page.evaluate(() => stop());
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
    await shows(page, 'The fast page.');
  });

  test('a payload that is missing: the page is loaded as a whole', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/404|could not be shown in place/);
    const slow = await waitForBar(page);
    await slow.answer({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    await shows(page, 'The slow page.');
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
  });
});
