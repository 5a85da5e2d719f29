import { type Motion, watchMotion } from '../../harness/motion';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const circles = (motions: Motion[]) => motions.filter(({ pseudo }) => pseudo?.startsWith('::view-transition'));

test('AP-07 the change spreads in a circle from where it was pressed', async ({ page }) => {
  const motion = await watchMotion(page);
  await page.goto('');
  await hydrated(page);
  const control = page.getByRole('button', { name: /^Appearance/ });
  await control.click({ position: { x: 4, y: 5 } });
  await expect.poll(async () => circles(await motion.started())).toHaveLength(1);
  const [growingDark] = circles(await motion.started());
  expect(growingDark).toMatchObject({ duration: 400, easing: 'ease-in', pseudo: '::view-transition-old(root)' });
  const box = await control.boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 5 };
  const radius = await page.evaluate(
    ([px = 0, py = 0]) => {
      const { innerWidth, innerHeight } = window;
      return Math.hypot(Math.max(px, innerWidth - px), Math.max(py, innerHeight - py));
    },
    [x, y],
  );
  const frames = JSON.parse(growingDark?.keyframes ?? '{}');
  expect(frames.clipPath[1]).toMatch(/^circle\(0 at /);
  const [, drawnRadius] = /^circle\((\S+)px at/.exec(frames.clipPath[0]) ?? [];
  expect(Math.abs(Number(drawnRadius) - radius)).toBeLessThan(2);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await control.click();
  await expect.poll(async () => circles(await motion.started())).toHaveLength(2);
  const toLight = circles(await motion.started())[1];
  expect(toLight?.pseudo).toBe('::view-transition-new(root)');
  expect(JSON.parse(toLight?.keyframes ?? '{}').clipPath[0]).toMatch(/^circle\(0 at /);
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('AP-07 AX-04 under reduced motion nothing moves', async ({ page }) => {
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

test('AP-07 ST-04 a browser without view transitions changes at once', async ({ page }) => {
  await page.addInitScript(() => {
    // the DOM library says that it is always there
    delete (Document.prototype as Partial<Document>).startViewTransition;
  });
  await page.goto('');
  await hydrated(page);
  await page.getByRole('button', { name: /^Appearance/ }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const reloaded = page.evaluate(() => new Promise((done) => addEventListener('folia:content', () => done(true))));
  await page.locator('main').getByRole('link', { name: /^The / }).click();
  await expect(page.getByText('Other text.')).toBeVisible();
  expect(await reloaded).toBe(true);
});

test('ST-04 C-36 where it is enabled, a new article fades in from 20 px below; then the reload event comes', async ({
  page,
}) => {
  const motion = await watchMotion(page);
  await page.goto('');
  await hydrated(page);
  const reloaded = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener('folia:content', (event) =>
          // the engine sends the address of the page along
          done([(event as CustomEvent<string>).detail, document.querySelector('h1')?.textContent]),
        ),
      ),
  );
  await page.locator('main').getByRole('link', { name: /^The / }).click();
  expect(await reloaded).toEqual(['/second', expect.stringContaining('Second')]);
  expect(await motion.transitions()).toBe(1);
  const [article] = await motion.started();
  expect(article).toMatchObject({ pseudo: null, duration: 250 });
  expect(JSON.parse(article?.keyframes ?? '{}')).toEqual({ opacity: [0, 1], translate: ['0 20px', '0 0'] });
});

test('ST-04 clicks that follow each other quickly end at the last page', async ({ page }) => {
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
