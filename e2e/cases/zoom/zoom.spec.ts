import { watchMotion } from '../../harness/motion';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { boxOf, centred, scrollBy, zoomable } from './zoomed';

test.use({ viewport: { width: 1000, height: 720 } });

test(
  'a click enlarges; what is asked while the image moves is ignored',
  requirement('DP-02', 'IZ-01'),
  async ({ page }) => {
    const motion = await watchMotion(page);
    await page.goto('');
    const board = await zoomable(page, 'A checked board');
    await board.image.hover();
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLImageElement>('.folia-doc img');
      const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true }));
      first?.addEventListener('open', () => {
        pressEscape();
        second?.click();
      });
      first?.addEventListener('close', () => {
        pressEscape();
        first.click();
      });
    });
    await board.open();
    const motions = (await motion.started()).filter(({ of }) => of.includes('zoom'));
    expect(motions.map(({ duration }) => duration)).toContain(300);
    await expect(page.locator('dialog')).toHaveCount(1);
    await expect(board.picture).toHaveAttribute('alt', 'A checked board');
    await page.keyboard.press('Escape');
    await board.expectEvents('open', 'opened', 'close', 'closed');
    await expect(page.locator('dialog')).toHaveCount(0);
  },
);

test('Escape closes when it is released', requirement('AX-03', 'IZ-02'), async ({ page }) => {
  await page.goto('');
  const board = await zoomable(page, 'A checked board');
  await board.open();
  await page.keyboard.down('Escape');
  await expect(board.dialog).toHaveAttribute('open');
  expect(await board.events()).toEqual(['open', 'opened']);
  await page.keyboard.up('Escape');
  await board.expectEvents('open', 'opened', 'close', 'closed');
});

for (const [what, x, y] of [
  ['the overlay', 12, 12],
  ['the enlarged image', 500, 360],
] as const)
  test(`a click on ${what} closes`, requirement('IZ-03'), async ({ page }) => {
    await page.goto('');
    const board = await zoomable(page, 'A checked board');
    await board.open();
    await page.mouse.click(x, y);
    await board.expectEvents('open', 'opened', 'close', 'closed');
  });

test('another window size closes', requirement('IZ-04'), async ({ page }) => {
  await page.goto('');
  const board = await zoomable(page, 'A checked board');
  await board.open();
  await page.setViewportSize({ width: 1000, height: 700 });
  await board.expectEvents('open', 'opened', 'close', 'closed');
});

test.describe('numbers', requirement('CN-08'), () => {
  test.describe('margin, distance and delay', requirement('RZ-13'), () => {
    for (const [way, start, sign] of [
      ['down', 0, 1],
      ['up', 100, -1],
    ] as const)
      test(
        `scrolled ${way} by more than 40 px it closes 150 ms later`,
        requirement('IZ-05', 'IZ-06'),
        async ({ page }) => {
          await page.clock.install();
          await page.goto('');
          const board = await zoomable(page, 'A checked board');
          if (start > 0) await scrollBy(page, start);
          await board.open();
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
          const from = await page.evaluate(() => scrollY);
          expect(await scrollBy(page, 40 * sign)).toBe(from + 40 * sign);
          await page.clock.runFor(1_000);
          expect(await board.events(), 'at exactly 40 px').toEqual(['open', 'opened']);
          await scrollBy(page, sign);
          await page.clock.runFor(149);
          expect(await board.events(), 'after 149 ms').toEqual(['open', 'opened']);
          await page.clock.runFor(1);
          await board.expectEvents('open', 'opened', 'close', 'closed');
          // Without those 150 ms: the clock is stopped.
          if (start > 0) return;
          await board.image.evaluate((image) => image.scrollIntoView({ behavior: 'instant' }));
          await board.image.press('Enter');
          await board.expectEvents('open', 'opened', 'close', 'closed', 'open', 'opened');
          await page.keyboard.press('Escape');
          await board.expectEvents('open', 'opened', 'close', 'closed', 'open', 'opened', 'close', 'closed');
        },
      );

    test('a scroll while the image grows closes it afterwards', { tag: '@all' }, async ({ page }) => {
      await page.goto('');
      const board = await zoomable(page, 'A checked board');
      await board.image.evaluate((image) =>
        image.addEventListener('open', () => window.scrollBy({ top: 90, behavior: 'instant' })),
      );
      await board.image.click();
      await board.expectEvents('open', 'opened', 'close', 'closed');
    });

    test.describe('size and place', requirement('IZ-07'), () => {
      test('centred, up to its own size, an SVG as large as the window', async ({ page }) => {
        await page.goto('');
        const coarse = await zoomable(page, 'A checked board');
        const [shownWidth = 0] = await boxOf(coarse.image);
        expect(shownWidth).toBeLessThan(800);
        await coarse.open();
        const [backdrop, ground] = await page.evaluate(() => [
          getComputedStyle(document.querySelector('dialog') as Element, '::backdrop').backgroundColor,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
        expect(backdrop).toBe(ground);
        expect(await boxOf(coarse.picture)).toEqual(await centred(page, 800));
        await page.keyboard.press('Escape');
        await coarse.expectEvents('open', 'opened', 'close', 'closed');
        const disc = await zoomable(page, 'A disc on a plate');
        expect((await boxOf(disc.image)).slice(0, 2)).toEqual([120, 60]);
        await disc.open();
        expect(await boxOf(disc.picture)).toEqual(await centred(page, 1000));
      });

      test('a window that is smaller than the image', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto('');
        const board = await zoomable(page, 'A checked board');
        await board.open();
        expect(await boxOf(board.picture)).toEqual(await centred(page, 800));
      });
    });
  });

  test.describe('set-up and end', requirement('IZ-10'), () => {
    test('images are looked for 100 ms after a page is shown, again after each change of route', async ({ page }) => {
      await page.clock.install();
      await page.goto('');
      const board = await zoomable(page, 'A checked board');
      await page.getByRole('link', { name: 'On', exact: true }).click();
      await expect(page.getByText('Only text.')).toBeVisible();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByAltText('A checked board')).toBeVisible();
      await page.clock.runFor(99);
      // The code is there since the first look, so only the delay is left to wait for.
      await expect(page.getByAltText('A checked board')).not.toHaveAttribute('role');
      await page.clock.runFor(1);
      await expect(board.image).toHaveAttribute('tabindex', '0');
    });

    test('leaving the page closes and leaves nothing behind', async ({ page }) => {
      await page.goto('quiet');
      await hydrated(page);
      await page.getByRole('link', { name: 'Back' }).click();
      const board = await zoomable(page, 'A checked board');
      await board.open();
      await page.goBack();
      await expect(page.getByText('Only text.')).toBeVisible();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
});

test('logo, images in links and pages without images stay as they are', async ({ page }) => {
  await page.goto('');
  await zoomable(page, 'A checked board');
  await expect(page.locator('.folia-header img').first()).not.toHaveAttribute('role');
  const linked = page.getByAltText('A disc that leads on');
  await expect(linked).not.toHaveAttribute('role');
  await linked.click();
  await expect(page.getByText('Only text.')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
});

for (const [where, path] of [
  ['the query', '?globalUIComponents=0'],
  ['the frontmatter', 'off'],
] as const)
  test(`global components are switched off by ${where}`, requirement('UI-05'), async ({ page, traffic }) => {
    /** What the scripts that were loaded hold of the zoom. */
    const zoomCode = async () => {
      const urls = traffic.urls().filter((url) => url.endsWith('.js'));
      const texts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
      return texts.flatMap((text) => text.match(/watchImages(?=:\(\)=>)/g) ?? []);
    };
    await page.clock.install();
    await page.goto(path);
    await hydrated(page);
    await page.clock.runFor(2_000);
    const image = page.getByAltText('A checked board');
    await image.click();
    await page.clock.runFor(2_000);
    await expect(image).not.toHaveAttribute('role');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('.global-mark'), 'a component of the site').toHaveCount(0);
    expect(await zoomCode(), 'no code was loaded for the zoom').toEqual([]);
    await page.goto('');
    await hydrated(page);
    await page.clock.runFor(2_000);
    await expect(page.locator('.global-mark')).toBeVisible();
    await zoomable(page, 'A checked board');
    expect(await zoomCode(), 'where they are on').toEqual(['watchImages']);
  });

test('an image closes in a browser that animates no backdrop', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.pseudoElement) throw new DOMException('No such pseudo-element.');
      return animate.call(this, frames, options);
    };
  });
  await page.goto('');
  const board = await zoomable(page, 'A checked board');
  await board.open();
  await page.keyboard.press('Escape');
  await board.expectEvents('open', 'opened', 'close', 'closed');
  await expect(page.locator('dialog')).toHaveCount(0);
});
