import { violationsOf } from '../../harness/axe';
import { watchLayoutShift } from '../../harness/layout-shift';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { zoomable } from './zoomed';

test.use({ viewport: { width: 1000, height: 720 } });

test.describe('keyboard, names and reduced motion', requirement('IZ-14'), () => {
  for (const key of ['Enter', 'Space'])
    test(`${key} opens, a dialog with a name holds the focus, and it goes back to the image`, async ({ page }) => {
      await page.goto('');
      const board = await zoomable(page, 'A checked board');
      await board.image.focus();
      await page.keyboard.press(key);
      await board.expectEvents('open', 'opened');
      const dialog = page.getByRole('dialog', { name: 'Enlarged image', exact: true });
      await expect(dialog.getByRole('img', { name: 'A checked board' })).toBeVisible();
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press(key);
      await board.expectEvents('open', 'opened', 'close', 'closed');
      await expect(board.image).toBeFocused();
    });

  test('in the language of the page', async ({ page }) => {
    await page.goto('zh/');
    const board = await zoomable(page, '棋盘');
    await expect(board.image).toHaveAttribute('aria-description', '放大图片');
    await board.open();
    await expect(page.getByRole('dialog', { name: '放大的图片' }).getByRole('button', { name: '关闭' })).toBeVisible();
  });

  test('an image that is only decoration can be reached too', async ({ page }) => {
    await page.goto('');
    const image = await zoomable(page, 'Enlarge image');
    await image.image.press('Enter');
    await image.expectEvents('open', 'opened');
  });

  test('nothing moves for users who want less movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('');
    const board = await zoomable(page, 'A checked board');
    const moving = await board.image.evaluate(async (image: HTMLImageElement) => {
      const moves: number[] = [];
      for (const type of ['open', 'opened', 'close', 'closed'])
        image.addEventListener(type, () => moves.push(document.getAnimations().length));
      const until = (type: string) => new Promise((resolve) => image.addEventListener(type, resolve, { once: true }));
      const opened = until('opened');
      image.click();
      await opened;
      const closed = until('closed');
      document.querySelector<HTMLElement>('.folia-zoom')?.click();
      await closed;
      return moves;
    });
    expect(moving).toEqual([0, 0, 0, 0]);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `${colorScheme}: the background of the theme covers everything; cursors`,
    requirement('IZ-08', 'IZ-13'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('');
      const board = await zoomable(page, 'A checked board');
      await expect(board.image).toHaveCSS('cursor', 'zoom-in');
      await board.open();
      await expect(board.picture).toHaveCSS('cursor', 'zoom-out');
      await expect(board.dialog).toHaveCSS('cursor', 'zoom-out');
      const found = await page.evaluate(() => {
        const dialog = document.querySelector('.folia-zoom') as Element;
        const corners = [
          [5, 5],
          [innerWidth / 2, 20],
          [5, innerHeight - 5],
          [innerWidth / 2, innerHeight / 2],
        ] as const;
        return {
          over: corners.every(([x, y]) => dialog.contains(document.elementFromPoint(x, y))),
          overlay: getComputedStyle(dialog, '::backdrop').backgroundColor,
          opacity: getComputedStyle(dialog, '::backdrop').opacity,
          page: getComputedStyle(document.documentElement).backgroundColor,
          layer: getComputedStyle(dialog).zIndex,
        };
      });
      expect(found.over).toBe(true);
      expect(found.overlay).toBe(found.page);
      expect(found.opacity).toBe('1');
      expect(found.layer).toBe('901');
    },
  );

test('nothing moves while images become controls, and axe finds nothing before and while one is enlarged', {
  tag: '@all',
}, async ({ page }) => {
  const shiftOf = await watchLayoutShift(page);
  await page.goto('');
  const board = await zoomable(page, 'A checked board');
  expect(await shiftOf()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await board.open();
  expect(await violationsOf(page)).toEqual([]);
});
