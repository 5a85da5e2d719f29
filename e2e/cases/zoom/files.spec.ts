import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { boxOf, centred, zoomable } from './zoomed';

test.use({ viewport: { width: 1000, height: 720 } });

test.describe('the larger image', requirement('IZ-11'), () => {
  test('`data-zoom-src` takes the place of the image and its own size', async ({ page, traffic }) => {
    await page.goto('');
    const board = await zoomable(page, 'A coarse board');
    expect((await boxOf(board.image)).slice(0, 2)).toEqual([300, 150]);
    expect(traffic.urls().some((url) => url.includes('fine'))).toBe(false);
    await board.open();
    await expect(board.picture).toHaveAttribute('src', /\/static\/image\/fine\.\w+\.png$/);
    await expect.poll(() => boxOf(board.picture)).toEqual(await centred(page, 1000));
    await page.keyboard.press('Escape');
    await board.expectEvents('open', 'opened', 'close', 'closed');
    await expect(board.image).toHaveAttribute('src', /coarse/);
  });

  test('of a `srcset` the best for the window', async ({ page, traffic }) => {
    await page.goto('');
    const board = await zoomable(page, 'A wide board');
    expect(traffic.urls().some((url) => url.includes('wide-1600'))).toBe(false);
    await board.open();
    await expect(board.picture).toHaveAttribute('src', /wide-1600\.png$/);
    await expect.poll(() => boxOf(board.picture)).toEqual(await centred(page, 1000));
  });
});

test(
  'a larger image that is missing: one warning with its address, and the normal image stays',
  requirement('ER-07', 'IZ-12'),
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/images\.invalid/);
    await page.route('https://images.invalid/**', (route) => route.abort());
    await page.goto('');
    const board = await zoomable(page, 'A board without a better file');
    await board.open();
    const warnings = () => consoleErrors.list.filter((text) => text.startsWith('warning'));
    await expect.poll(warnings).toHaveLength(1);
    expect(warnings()[0]).toContain('The high-resolution image https://images.invalid/gone.png could not be loaded.');
    await expect(board.picture).toHaveAttribute('src', /coarse/);
    expect(await boxOf(board.picture)).toEqual(await centred(page, 300));
    await page.keyboard.press('Escape');
    await board.expectEvents('open', 'opened', 'close', 'closed');
  },
);

test('a page without images loads no code for them; with one it comes when the user gets near', {
  tag: '@build-only',
}, async ({ page, traffic }) => {
  const scripts = () => [...new Set(traffic.urls().filter((url) => url.endsWith('.js')))];
  await page.clock.install();
  await page.goto('quiet');
  await hydrated(page);
  await page.clock.runFor(2_000);
  const quiet = scripts();
  traffic.clear();
  await page.goto('');
  const board = await zoomable(page, 'A checked board');
  const looking = scripts();
  expect(looking.filter((url) => !quiet.includes(url))).not.toEqual([]);
  await board.image.hover();
  await expect.poll(() => scripts().length).toBeGreaterThan(looking.length);
});
