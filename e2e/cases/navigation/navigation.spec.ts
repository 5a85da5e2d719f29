import type { Page } from '@playwright/test';
import { addressOfNewTab } from '../../harness/new-tab';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const sidebar = (page: Page) => page.locator('.folia-sidebar');
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Clicks by script: no pointer moves, nothing is scrolled into view. */
const click = (page: Page, name: string) => link(page, name).evaluate((element: HTMLElement) => element.click());

for (const path of [
  'guide/start',
  'guide/start/',
  'Guide/Start',
  'guide/start/index',
  'guide/start/index.html',
  'GUIDE/start.html',
])
  test(`/${path} is the page, marks its entry and leads on`, { tag: '@dev', ...requirement('RT-07', 'RT-09') }, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByText('Where it begins.')).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveTitle('The start - Navigation');
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('The start');
    const isSameDocument = await markDocument(page);
    await link(page, 'Page p01').click();
    await expect(page.getByText('This is p01.')).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });

test('RT-07 RT-09 where a host takes every letter as it is, its 404 page leads on', { tag: '@build-only' }, async ({
  page,
  request,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/404|no place/);
  const body = await (await request.get(`${site.url}nope`)).text();
  await page.route('**/Guide/Start*', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
  await page.goto('Guide/Start?x=1#a-heading');
  await expect(page).toHaveURL(`${site.url}guide/start/?x=1#a-heading`);
  await expect(page.getByText('Where it begins.')).toBeVisible();
});

for (const path of ['%E0%A4%A', 'guide/%E0%A4%A/x?y=%E0%A4%A#%E0%A4%A', '%', '%00'])
  test(`the malformed address /${path} is an unknown one, and nothing breaks`, {
    tag: '@dev',
    ...requirement('RT-10'),
  }, async ({ page, consoleErrors, site }) => {
    consoleErrors.expect(/404|no place/);
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    await hydrated(page);
    await page.locator('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
  });

test('RT-10 a link with a malformed hash leads to its page', { tag: '@dev' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/no place/);
  await page.goto('');
  await hydrated(page);
  const place = page.locator('main').getByRole('link', { name: 'A place' });
  await place.evaluate((element: HTMLAnchorElement) => element.setAttribute('href', '/guide/long#far%E0%A4%A'));
  await place.click();
  await expect(page.getByText('The end.')).toBeAttached();
});

test('NF-06 a link to no page ends at the 404 page', { tag: '@dev' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404|could not be shown in place/);
  await page.goto('guide/long');
  await hydrated(page);
  await link(page, 'Page p01').evaluate((element: HTMLAnchorElement) => {
    element.href = '/guide/nowhere';
    element.click();
  });
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page).toHaveURL(/\/guide\/nowhere$/);
});

test('RT-15 a link to elsewhere opens a new tab that knows nothing of this one', { tag: '@dev' }, async ({
  page,
  context,
}) => {
  await context.route('https://example.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  await page.goto('');
  await hydrated(page);
  const opening = context.waitForEvent('page');
  await page.locator('main').getByRole('link', { name: 'Out' }).click();
  const opened = await opening;
  await expect(opened.getByText('Elsewhere')).toBeVisible();
  expect(await opened.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
});

for (const how of [
  { what: 'a middle click', button: 'middle' },
  { what: 'Ctrl or Cmd', modifiers: ['ControlOrMeta'] },
  { what: 'Shift', modifiers: ['Shift'] },
] as const)
  test(`RT-15 ${how.what} opens the page elsewhere, this one stays`, { tag: '@dev' }, async ({ page, context }) => {
    await page.goto('guide/start/');
    await hydrated(page);
    const { what: _, ...options } = how;
    const click = () =>
      link(page, 'Page p02').click('modifiers' in options ? { modifiers: [...options.modifiers] } : options);
    expect(await addressOfNewTab(context, click)).toMatch(/\/guide\/p02$/);
    await expect(page.getByText('Where it begins.')).toBeVisible();
  });

test('ST-05 back and forward restore page and place; the sidebar stays where it was scrolled', async ({ page }) => {
  await page.goto('guide/long');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await sidebar(page).evaluate((element) => element.scrollTo(0, 300));
  const place = await sidebar(page).evaluate((element) => element.scrollTop);
  expect(place).toBeGreaterThan(100);
  await click(page, 'Page p22');
  await expect(page.getByText('This is p22.')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await sidebar(page).evaluate((element) => element.scrollTop)).toBe(place);
  await page.goBack();
  await expect(page.getByText('The end.')).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(900);
  expect(await sidebar(page).evaluate((element) => element.scrollTop)).toBe(place);
  await page.goForward();
  await expect(page.getByText('This is p22.')).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('ST-05 the browser restores positions, but not where the address has a hash', async ({ page }) => {
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  await page.goto('guide/long');
  await hydrated(page);
  expect(await restoration()).toBe('auto');
  await page.locator('.folia-outline').getByRole('link', { name: 'Part 3' }).click();
  await expect.poll(restoration).toBe('manual');
  await click(page, 'Page p01');
  await expect(page.getByText('This is p01.')).toBeVisible();
  await expect.poll(restoration).toBe('auto');
  await page.goBack();
  await expect.poll(restoration).toBe('manual');
  await expect
    .poll(() => page.locator('#part-3').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(140);
});

test('the last of several quick clicks wins', async ({ page, site }) => {
  await page.goto('guide/long');
  await hydrated(page);
  await sidebar(page).evaluate((element) => {
    for (const name of ['p03', 'p04', 'p05', 'p06', 'p07'])
      element.querySelector<HTMLAnchorElement>(`a[href$="/${name}"]`)?.click();
  });
  await expect(page.getByText('This is p07.')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}guide/p07`);
  await expect(page).toHaveTitle('Page p07 - Navigation');
  await page.goBack();
  await expect(page.getByText('This is p06.')).toBeVisible();
  await page.evaluate(() => history.go(-4));
  await expect(page.getByText('The end.')).toBeAttached();
});

test(
  'ST-04 everything changes together; then the reload event comes, without any animation',
  requirement('ST-02'),
  async ({ page }) => {
    await page.goto('guide/start/');
    await hydrated(page);
    const heard = page.evaluate(
      () =>
        new Promise((done) =>
          addEventListener('folia:content', () =>
            done({
              title: document.title,
              heading: document.querySelector('h1')?.firstChild?.textContent,
              current: document.querySelector('.folia-sidebar [aria-current]')?.textContent,
              outline: document.querySelectorAll('.folia-outline li').length,
              next: document.querySelector('[rel=next]')?.textContent?.includes('Page p21'),
              prev: document.querySelector('[rel=prev]')?.textContent?.includes('Page p20'),
            }),
          ),
        ),
    );
    await link(page, 'A long page').click();
    expect(await heard).toEqual({
      title: 'A long page - Navigation',
      heading: 'A long page',
      current: 'A long page',
      outline: 12,
      next: true,
      prev: true,
    });
  },
);

test('a new page is announced, and the keyboard goes on at its heading', async ({ page }) => {
  await page.goto('guide/start/');
  await hydrated(page);
  await expect(page.getByRole('status')).toHaveText('');
  await link(page, 'Page p01').press('Enter');
  await expect(page.getByRole('status')).toHaveText('Page p01 loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('status')).toHaveText('The start loaded');
});

test('AP-11 a browser that refuses storage shows every page and follows every link', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  });
  await page.goto('guide/start/');
  await hydrated(page);
  await link(page, 'Page p01').click();
  await expect(page.getByText('This is p01.')).toBeVisible();
});
