import { join } from 'node:path';
import { type Motion, watchMotion } from '../../harness/motion';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const circles = (motions: Motion[]) => motions.filter(({ pseudo }) => pseudo?.startsWith('::view-transition'));

test.describe('view transitions', requirement('AP-07', 'ST-04'), () => {
  test('the change of appearance spreads in a circle from where it was clicked', async ({ page }) => {
    const motion = await watchMotion(page);
    await page.goto('');
    await hydrated(page);
    const control = page.getByRole('button', { name: /^Appearance/ });
    await control.click({ position: { x: 4, y: 5 } });
    await expect.poll(async () => circles(await motion.started())).toHaveLength(1);
    const [toDark] = circles(await motion.started());
    expect(toDark).toMatchObject({ duration: 400, easing: 'ease-in', pseudo: '::view-transition-old(root)' });
    const box = await control.boundingBox();
    const { x, y } = { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 5 };
    const radius = await page.evaluate(
      ([px = 0, py = 0]) => {
        const { innerWidth, innerHeight } = window;
        return Math.hypot(Math.max(px, innerWidth - px), Math.max(py, innerHeight - py));
      },
      [x, y],
    );
    const frames = JSON.parse(toDark?.keyframes ?? '{}');
    expect(frames.clipPath[1]).toMatch(/^circle\(0 at /);
    const [, shownRadius, shownX, shownY] = (
      /^circle\((\S+)px at (\S+)px (\S+)px\)/.exec(frames.clipPath[0]) ?? []
    ).map(Number);
    expect(Math.abs(Number(shownRadius) - radius)).toBeLessThan(2);
    expect(Math.hypot(Number(shownX) - x, Number(shownY) - y)).toBeLessThan(2);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await control.click();
    await expect.poll(async () => circles(await motion.started())).toHaveLength(2);
    const toLight = circles(await motion.started())[1];
    expect(toLight).toMatchObject({ duration: 400, easing: 'ease-in', pseudo: '::view-transition-new(root)' });
    const [from, to] = JSON.parse(toLight?.keyframes ?? '{}').clipPath;
    expect(from).toMatch(/^circle\(0 at /);
    expect(Number.parseFloat(to.replace('circle(', ''))).toBeGreaterThan(1000);
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });

  test('under reduced motion nothing moves', async ({ page }) => {
    const motion = await watchMotion(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('');
    await hydrated(page);
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.locator('main').getByRole('link', { name: /^The / }).click();
    await expect(page.getByText('Other text.')).toBeVisible();
    expect(await motion.transitions()).toBe(0);
    expect(await motion.started()).toEqual([]);
  });

  test('a browser without view transitions changes at once', async ({ page }) => {
    await page.addInitScript(() => {
      // the DOM library says that it is always there
      delete (Document.prototype as Partial<Document>).startViewTransition;
    });
    await page.goto('');
    await hydrated(page);
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    const shown = page.evaluate(() => new Promise((done) => addEventListener('folia:content', () => done(true))));
    await page.locator('main').getByRole('link', { name: /^The / }).click();
    await expect(page.getByText('Other text.')).toBeVisible();
    expect(await shown).toBe(true);
  });

  test('the old article fades out, the new one fades in from 20 px below; then the event is dispatched', async ({
    page,
  }) => {
    const motion = await watchMotion(page);
    await page.goto('');
    await hydrated(page);
    const shown = page.evaluate(
      () =>
        new Promise((done) =>
          addEventListener('folia:content', (event) =>
            // the engine sends the address of the page along
            done([(event as CustomEvent<string>).detail, document.querySelector('h1')?.textContent]),
          ),
        ),
    );
    await page.locator('main').getByRole('link', { name: /^The / }).click();
    expect(await shown).toEqual(['/second', expect.stringContaining('Second')]);
    expect(await motion.transitions()).toBe(1);
    await expect.poll(motion.pictures).toContainEqual({
      pseudo: '::view-transition-old(root)',
      name: '-ua-view-transition-fade-out',
      duration: 250,
    });
    const [article] = await motion.started();
    expect(article).toMatchObject({ pseudo: null, duration: 250 });
    expect(JSON.parse(article?.keyframes ?? '{}')).toEqual({ opacity: [0, 1], translate: ['0 20px', '0 0'] });
  });

  test('clicks that follow each other quickly end at the last page', { tag: '@all' }, async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href="/second"], .folia-logo')];
      for (const link of [...links, ...links, ...links]) link.click();
      document.querySelector<HTMLAnchorElement>('main a[href="/second"]')?.click();
    });
    await expect(page.getByText('Other text.')).toBeVisible();
    await expect(page).toHaveURL(/\/second$/);
  });

  test('without the options nothing moves, and the event is dispatched all the same', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, 'site-plain'));
    const motion = await watchMotion(page);
    await page.goto(url);
    await hydrated(page);
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    const shown = page.evaluate(() => new Promise((done) => addEventListener('folia:content', () => done(true))));
    await page.locator('main').getByRole('link', { name: /^The / }).click();
    expect(await shown).toBe(true);
    await expect(page.getByText('Other text.')).toBeVisible();
    expect(await motion.transitions()).toBe(0);
    expect(await motion.started()).toEqual([]);
  });
});
