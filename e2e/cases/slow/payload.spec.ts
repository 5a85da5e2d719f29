import { codeIsMissing } from '../../harness/console';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { link, shows } from './slow';

for (const how of ['hover', 'focus'] as const)
  test(
    `a page that was preloaded on ${how} needs no further request`,
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

/** In `npm test` the first and the last. */
const answers = {
  'nothing (404)': { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
  'a page of the host for everything': { status: 200, contentType: 'text/html', body: '<!doctype html><h1>App</h1>' },
  'JSON of something else': { status: 200, contentType: 'application/json', body: '{"ok":true}' },
  null: { status: 200, contentType: 'application/json', body: 'null' },
  'half of the file': { status: 200, contentType: 'application/json', body: '{"build":"' },
};

for (const [index, [what, answer]] of Object.entries(answers).entries())
  test(`the payload is ${what}: logged once, then one full load`, {
    tag: index % 4 === 0 ? [] : '@all',
  }, async ({ page, consoleErrors }) => {
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

test('a page of a newer deployment is loaded as a whole', async ({ page, consoleErrors }) => {
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

test('the code for a page is missing: one full load', { tag: '@build-only' }, async ({ page, consoleErrors }) => {
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
