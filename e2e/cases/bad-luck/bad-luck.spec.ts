import type { Page, Route } from '@playwright/test';
import type { ConsoleErrors } from '../../harness/console';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inText = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** What the page itself has logged: the browser's own remarks about files that did not come are not counted. */
const logged = ({ list }: ConsoleErrors) => list.filter((line) => !line.includes('Failed to load resource'));

async function open(page: Page) {
  await page.goto('');
  await hydrated(page);
}

/** Appearance, tabs and links all work. */
async function expectUsable(page: Page) {
  await page.locator('.folia-appearance').click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('tab', { name: 'Tails' }).click();
  await expect(page.getByText('The coin shows tails.')).toBeVisible();
  await inText(page, 'Second page').click();
  await expect(title(page)).toContainText('Second');
}

test('AP-11 storage that throws at the first touch: everything works, one line is logged', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/stores nothing/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page);
  await expectUsable(page);
  expect(logged(consoleErrors)).toHaveLength(1);
});

test('AP-11 storage that is full: everything works, one line is logged', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/stores nothing/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await open(page);
  await expectUsable(page);
  await page.locator('.folia-appearance').click();
  expect(logged(consoleErrors)).toHaveLength(1);
});

test('AP-01 TB-03 stored values that make no sense count as none', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('spoilt')) return;
    sessionStorage.setItem('spoilt', '1');
    for (const key of ['folia-appearance', 'folia.tabs.luck', 'folia-visited']) localStorage.setItem(key, '{"broken');
  });
  await open(page);
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.getByText('The coin shows heads.')).toBeVisible();
  await expectUsable(page);
});

test('ST-03 a payload that is missing: the page is loaded the ordinary way', { tag: '@dev' }, async ({
  page,
  consoleErrors,
  site,
}) => {
  consoleErrors.expect(/second|404/);
  await page.route('**/second*.json', (route) => route.fulfill({ status: 404 }));
  await open(page);
  await inText(page, 'Second page').click();
  await expect(title(page)).toContainText('Second');
  await expect(page).toHaveURL(`${site.url}second`);
  expect(logged(consoleErrors).length).toBeLessThanOrEqual(1);
});

test('PB-05 a payload that takes its time: the page before stays and can be used, then the new one comes', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/second*.json', (route) => void held.push(route));
  await open(page);
  const isSameDocument = await markDocument(page);
  await inText(page, 'Second page').click();
  await expect(page).toHaveURL(/\/second$/);
  await page.getByRole('tab', { name: 'Tails' }).click();
  await expect(page.getByText('The coin shows tails.')).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await expect(title(page)).toContainText('Second');
  expect(await isSameDocument()).toBe(true);
});

test('ER-05 ST-03 PB-05 an offline browser: the page stays, its address comes back, one line is logged', async ({
  page,
  context,
  consoleErrors,
  site,
}) => {
  consoleErrors.expect(/could not be (shown|loaded)|ERR_INTERNET_DISCONNECTED/);
  await open(page);
  const isSameDocument = await markDocument(page);
  // What following a link takes is loaded when the user comes near one.
  await inText(page, 'Third page').click();
  await expect(title(page)).toContainText('Third');
  await page.goBack();
  await expect(title(page)).toContainText('First');
  await context.setOffline(true);
  await inText(page, 'Second page').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => logged(consoleErrors).length).toBe(1);
  await expect(page).toHaveURL(site.url);
  await expect(title(page)).toContainText('First');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Tails' }).click();
  await expect(page.getByText('The coin shows tails.')).toBeVisible();
  await context.setOffline(false);
  await inText(page, 'Second page').click();
  await expect(title(page)).toContainText('Second');
  expect(await isSameDocument()).toBe(true);
  expect(logged(consoleErrors)).toHaveLength(1);
});

test('ER-05 OL-07 a place that is not there is only logged', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/no place/);
  await open(page);
  await inText(page, 'Second page').click();
  await expect(title(page)).toContainText('Second');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/third#%E0%A4%A';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(title(page)).toContainText('Third');
  await expect.poll(() => logged(consoleErrors).length).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('ER-05 CB-04 copying that fails asks the user, and shows nothing else', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/could not be copied/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) },
    });
    document.execCommand = () => false;
  });
  await open(page);
  const asked = page.waitForEvent('dialog');
  await page.locator('.folia-code').hover();
  const pressed = page.getByRole('button', { name: 'Copy code' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('prompt');
  expect(dialog.message()).toMatch(/^Copy to clipboard: /);
  await dialog.dismiss();
  await pressed;
  expect(logged(consoleErrors)).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'an image that does not come is replaced by its text, and the page works',
  requirement('ER-08'),
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/ERR_FAILED/);
    await page.route('**/horseshoe.svg', (route) => route.abort());
    await open(page);
    await expect(page.getByAltText('A horseshoe')).toBeAttached();
    const image = page.getByAltText('A horseshoe');
    await image.scrollIntoViewIfNeeded();
    // a broken image shows its alternative text as long as it is not hidden and has room for it
    await expect(image).toBeVisible();
    expect(await image.evaluate((element: HTMLImageElement) => [element.complete, element.naturalWidth])).toEqual([
      true,
      0,
    ]);
    await expectUsable(page);
    expect(logged(consoleErrors)).toEqual([]);
  },
);
