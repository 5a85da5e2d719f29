import type { Page } from '@playwright/test';
import { expectTop } from '../../harness/headings';
import { addressOfNewTab } from '../../harness/new-tab';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const sidebar = (page: Page) => page.locator('.folia-sidebar');
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Clicks by script: no pointer moves, nothing is scrolled into view. */
const click = (page: Page, name: string) => link(page, name).evaluate((element: HTMLElement) => element.click());

for (const path of ['guide/start', 'guide/start/', 'Guide/Start', 'guide/start/index', 'guide/start/index.html'])
  test(`/${path} is the page, marks its entry and leads on`, {
    tag: /S|html/.test(path) ? '@dev' : [],
    ...requirement('RT-07', 'RT-09'),
  }, async ({ page }) => {
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

test('the 404 page of a host that distinguishes letter case leads to the page', { tag: '@build-only' }, async ({
  page,
  request,
  site,
  consoleErrors,
}) => {
  consoleErrors.expect(/404|No element/);
  const body = await (await request.get(`${site.url}nope`)).text();
  await page.route('**/Guide/Start*', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
  await page.goto('Guide/Start?x=1#a-heading');
  await expect(page).toHaveURL(`${site.url}guide/start/?x=1#a-heading`);
  await expect(page.getByText('Where it begins.')).toBeVisible();
});

for (const path of ['%E0%A4%A', 'guide/%E0%A4%A/x?y=%E0%A4%A#%E0%A4%A', '%00'])
  test(`the malformed address /${path} is an unknown one, and nothing breaks`, {
    tag: path.includes('guide') ? '@dev' : [],
    ...requirement('RT-10'),
  }, async ({ page, consoleErrors, site }) => {
    consoleErrors.expect(/404|No element/);
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    await hydrated(page);
    await page.locator('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
  });

test('a link with a malformed hash leads to its page', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/No element/);
  await page.goto('');
  await hydrated(page);
  const place = page.locator('main').getByRole('link', { name: 'A place' });
  await place.evaluate((element: HTMLAnchorElement) => element.setAttribute('href', '/guide/long#far%E0%A4%A'));
  await place.click();
  await expect(page.getByText('The end.')).toBeAttached();
});

test.describe('links', requirement('RT-15'), () => {
  test('an external link opens a new tab that knows nothing of this one', async ({ page, context }) => {
    await context.route('https://example.com/', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
    );
    await page.goto('');
    await hydrated(page);
    const out = page.locator('main').getByRole('link', { name: 'Out' });
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(out).toHaveAccessibleDescription('Opens in a new tab');
    const opening = context.waitForEvent('page');
    await out.click();
    const opened = await opening;
    await expect(opened.getByText('Elsewhere')).toBeVisible();
    expect(await opened.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
    await opened.close();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Home');
  });

  for (const { what, target, ...options } of [
    { what: 'a middle click', button: 'middle' },
    { what: 'Ctrl or Cmd', modifiers: ['ControlOrMeta'] },
    { what: 'Shift', modifiers: ['Shift'] },
    { what: 'a `target`', target: '_blank' },
  ] as { what: string; target?: string; button?: 'middle'; modifiers?: ('ControlOrMeta' | 'Shift')[] }[])
    test(`${what} opens an internal link in a new tab, and this page stays`, async ({ page, context }) => {
      await page.goto('guide/start/');
      await hydrated(page);
      const isSameDocument = await markDocument(page);
      if (target)
        await link(page, 'Page p02').evaluate((element, name) => element.setAttribute('target', name), target);
      const url = await addressOfNewTab(context, () => link(page, 'Page p02').click(options));
      expect(url).toMatch(/\/guide\/p02$/);
      await expect(page.getByText('Where it begins.')).toBeVisible();
      expect(await isSameDocument()).toBe(true);
    });

  test('Alt leaves an internal link to the browser, which saves it', async ({ page }) => {
    await page.goto('guide/start/');
    await hydrated(page);
    const saving = page.waitForEvent('download');
    await link(page, 'Page p02').click({ modifiers: ['Alt'] });
    expect((await saving).url()).toMatch(/\/guide\/p02$/);
    await expect(page).toHaveURL(/\/guide\/start\/$/);
    await expect(page.getByText('Where it begins.')).toBeVisible();
  });

  test('a plain click, also with `target="_self"`, navigates in the client', async ({ page }) => {
    await page.goto('guide/start/');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    await link(page, 'Page p02').evaluate((element) => element.setAttribute('target', '_self'));
    await link(page, 'Page p02').click();
    await expect(page.getByText('This is p02.')).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('scroll positions', requirement('ST-05'), () => {
  test('a new page begins at the top; back and forward restore page and position, the sidebar keeps its own', async ({
    page,
  }) => {
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

  test('a link with a hash leads to its anchor; the browser restores positions where the address has no hash', async ({
    page,
  }) => {
    const restoration = () => page.evaluate(() => history.scrollRestoration);
    await page.goto('');
    await hydrated(page);
    expect(await restoration()).toBe('auto');
    await page.locator('main').getByRole('link', { name: 'A place' }).click();
    await expect.poll(restoration).toBe('manual');
    const anchor = page.locator(new URL(page.url()).hash);
    await expectTop(anchor, 72);
    await click(page, 'Page p01');
    await expect(page.getByText('This is p01.')).toBeVisible();
    await expect.poll(restoration).toBe('auto');
    await page.goBack();
    await expect.poll(restoration).toBe('manual');
    await expectTop(anchor, 72);
  });
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
  'title, sidebar, outline, edit link and neighbours change together, before the event `folia:content`',
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
              edit: document.querySelector<HTMLAnchorElement>('.folia-edit-link')?.href,
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
      edit: 'https://example.com/edit/guide/long.md',
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
