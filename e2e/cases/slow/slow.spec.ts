import type { Page, Route } from '@playwright/test';
import { codeIsMissing } from '../../harness/console';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const link = (page: Page, name: string) => page.locator('.folia-sidebar').getByRole('link', { name, exact: true });
const bar = (page: Page) => page.locator('.folia-progress');
const shows = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** Requests for the payload of a page wait until they are let go. */
async function hold(
  page: Page,
  name: string,
): Promise<{ asked(): Promise<void>; go(): Promise<void>; fail(): Promise<void> }> {
  const held: Route[] = [];
  await page.route(`**/${name}.json`, (route) => {
    held.push(route);
  });
  return {
    asked: () => expect.poll(() => held.length, { message: `${name} is asked for` }).toBeGreaterThan(0),
    go: async () => void (await Promise.all(held.map((route) => route.continue()))),
    fail: async () => void (await Promise.all(held.map((route) => route.abort('connectionfailed')))),
  };
}

/** The first page, hydrated, with all that following a link needs; from now on time passes only when told to. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('');
  await hydrated(page);
  await link(page, 'Fast').click();
  await shows(page, 'The fast page.');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const pressed = (page: Page, name: string) => link(page, name).evaluate((element: HTMLElement) => element.click());
const value = (page: Page) => bar(page).evaluate((element: HTMLProgressElement) => element.value);

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

test(
  'PB-01 RT-19 the bar comes after 200 ms with 0.08, grows by 0.02 every 800 ms, goes 200 ms after the page is there',
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

test('PB-01 a page that comes within 200 ms shows no bar', async ({ page }) => {
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

test('PB-03 the bar is a line of 2 px at the top edge in the brand colour, without a spinner', async ({ page }) => {
  const slow = await hold(page, 'slow');
  await openWithStoppedClock(page);
  await pressed(page, 'Slow');
  await slow.asked();
  await page.clock.runFor(200);
  const box = await bar(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 2 });
  expect(box?.width).toBeGreaterThanOrEqual(1340);
  const [brand, ground] = await colours(page, ['var(--folia-brand)', 'var(--folia-bg)']);
  // 8 % of the width are done.
  await expect.poll(() => pixelAt(page, 50)).toBe(brand);
  expect(await pixelAt(page, 600)).not.toBe(brand);
  expect(brand).not.toBe(ground);
  await slow.go();
  await shows(page, 'The slow page.');
});

test(
  'PB-03 PB-05 ER-05 a page that fails: the bar goes, the previous page and its address stay, one line is logged',
  requirement('ST-03'),
  async ({ page, consoleErrors, site }) => {
    consoleErrors.expect(/ERR_CONNECTION_FAILED|could not be shown in place/);
    const slow = await hold(page, 'slow');
    await openWithStoppedClock(page);
    await pressed(page, 'Slow');
    await slow.asked();
    await page.clock.runFor(300);
    await expect(bar(page)).toHaveCount(1);
    await slow.fail();
    await expect.poll(() => value(page)).toBe(1);
    await page.clock.runFor(400);
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}fast`);
    await shows(page, 'The fast page.');
    await expect(page).toHaveTitle('Fast - Slow');
    expect(consoleErrors.list.filter((text) => text.includes('could not be shown in place'))).toHaveLength(1);
  },
);

test('PB-05 the last click wins, and a page that is no longer wanted leaves no bar behind', async ({ page, site }) => {
  const slow = await hold(page, 'slow');
  await openWithStoppedClock(page);
  await pressed(page, 'Slow');
  await slow.asked();
  await page.clock.runFor(300);
  await expect(bar(page)).toHaveCount(1);
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

test('PB-05 a load that the user stops leaves no bar behind', async ({ page }) => {
  const slow = await hold(page, 'slow');
  await openWithStoppedClock(page);
  await pressed(page, 'Slow');
  await slow.asked();
  await page.clock.runFor(300);
  await expect(bar(page)).toHaveCount(1);
  await page.evaluate(() => stop());
  await page.clock.runFor(1_000);
  await expect(bar(page)).toHaveCount(0);
  await shows(page, 'The fast page.');
});

for (const how of ['hover', 'focus'] as const)
  test(
    `RT-18 a page that was preloaded on ${how} needs no further request`,
    requirement('PB-04'),
    async ({ page, traffic }) => {
      await page.goto('');
      await hydrated(page);
      traffic.clear();
      const target = page.locator('main').getByRole('link', { name: 'To the slow page' });
      const arrived = page.waitForResponse(/\/slow\.json$/);
      await target[how]();
      await (await arrived).finished();
      // The code for moving on, and what else the page needs, is on its way with it.
      await page.waitForLoadState('networkidle');
      expect(traffic.urls().filter((url) => url.endsWith('/slow.json'))).toHaveLength(1);
      traffic.clear();
      await target.press('Enter');
      await shows(page, 'The slow page.');
      expect(traffic.urls().filter((url) => !url.includes('__folia'))).toEqual([]);
    },
  );

const answers = {
  'nothing (404)': { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  'a page of the host for everything': { status: 200, contentType: 'text/html', body: '<!doctype html><h1>App</h1>' },
  'JSON of something else': { status: 200, contentType: 'application/json', body: '{"ok":true}' },
  null: { status: 200, contentType: 'application/json', body: 'null' },
  'half of the file': { status: 200, contentType: 'application/json', body: '{"build":"' },
};

for (const [what, answer] of Object.entries(answers))
  test(`ST-03 PB-05 the payload is ${what}: logged once, then one full load`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/404|could not be shown in place/);
    await page.route(/\/slow(\/index)?\.json$/, (route) => route.fulfill(answer));
    await page.goto('');
    await hydrated(page);
    await page.mouse.wheel(0, 400);
    const isSameDocument = await markDocument(page);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await link(page, 'Slow').click();
    await shows(page, 'The slow page.');
    await hydrated(page);
    expect(await isSameDocument()).toBe(false);
    expect(documents).toEqual(['/slow']);
    expect(consoleErrors.list.filter((text) => text.includes('could not be shown in place'))).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await shows(page, 'The first page.');
  });

test('ST-03 a page of a newer deployment is loaded as a whole', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/could not be shown in place/);
  await page.route('**/slow.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'newer' } });
  });
  await page.goto('');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await link(page, 'Slow').click();
  await shows(page, 'The slow page.');
  await hydrated(page);
  expect(await isSameDocument()).toBe(false);
});

test('a payload that was moved is followed', async ({ page }) => {
  await page.route('**/slow.json', async (route) =>
    route.fulfill({ status: 302, headers: { location: new URL('/fast.json', route.request().url()).href } }),
  );
  await page.goto('');
  await hydrated(page);
  await link(page, 'Slow').click();
  await shows(page, 'The fast page.');
});

test('ST-03 the code for a page is missing: one full load', { tag: '@build-only' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  consoleErrors.expect(codeIsMissing);
  await page.goto('');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  // What is not there yet is what a link needs.
  await page.route('**/static/js/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await link(page, 'Slow').evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
  await page.unroute('**/static/js/*.js');
  await page.reload();
  await shows(page, 'The slow page.');
});
