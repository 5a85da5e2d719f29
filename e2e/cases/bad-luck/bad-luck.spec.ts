import type { Page, Route } from '@playwright/test';
import type { ConsoleErrors } from '../../harness/console';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inText = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

/** What the page itself has logged: the browser's own remarks about files that were not loaded are not counted. */
const logged = ({ list }: ConsoleErrors) => list.filter((line) => !line.includes('Failed to load resource'));

async function open(page: Page) {
  await page.goto('');
  await hydrated(page);
}

async function expectNoMessage(page: Page) {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // the tooltip of the control under the pointer is not a message
  await expect(page.locator('dialog[open], [popover]:popover-open:not(.folia-tooltip)')).toHaveCount(0);
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

test('while a page loads the previous one can be used', { tag: '@all' }, async ({ page }) => {
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

test.describe('only logged, once', requirement('ER-05'), () => {
  test('page data cannot be loaded: the page and its address stay', async ({ page, consoleErrors, site }) => {
    consoleErrors.expect(/could not be (shown|loaded)|ERR_CONNECTION_FAILED/);
    await open(page);
    const isSameDocument = await markDocument(page);
    // The code for following links is loaded at the first one.
    await inText(page, 'Third page').click();
    await expect(title(page)).toContainText('Third');
    await page.goBack();
    await expect(title(page)).toContainText('First');
    await page.route('**/second*.json', (route) => route.abort('connectionfailed'));
    await inText(page, 'Second page').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => logged(consoleErrors).length).toBe(1);
    await expect(page).toHaveURL(site.url);
    await expect(title(page)).toContainText('First');
    await expectNoMessage(page);
    await page.getByRole('tab', { name: 'Tails' }).click();
    await expect(page.getByText('The coin shows tails.')).toBeVisible();
    await page.unroute('**/second*.json');
    await inText(page, 'Second page').click();
    await expect(title(page)).toContainText('Second');
    expect(await isSameDocument()).toBe(true);
    expect(logged(consoleErrors)).toHaveLength(1);
  });

  test('an anchor cannot be found: the page is shown', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/No element/);
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
    await expectNoMessage(page);
  });

  test('copying fails: the prompt is the only message', async ({ page, consoleErrors }) => {
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
    await expectNoMessage(page);
  });
});

test(
  'an image cannot be loaded: its alternative text is shown, and the page works',
  requirement('ER-08'),
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/ERR_FAILED/);
    await page.route('**/horseshoe.svg', (route) => route.abort());
    await open(page);
    const image = page.getByAltText('A horseshoe');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => [complete, naturalWidth]))
      .toEqual([true, 0]);
    // the browser paints the text: another one looks different
    const shown = await image.screenshot();
    await image.evaluate((element) => element.setAttribute('alt', 'Something else'));
    const other = await page.getByAltText('Something else').screenshot();
    expect(shown.equals(other), 'the image looks the same whatever its text is').toBe(false);
    await expectUsable(page);
    expect(logged(consoleErrors)).toEqual([]);
  },
);
