import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../../harness/layout-shift';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { tab, tabsAt, withStored } from './tabs';

/** Only what is in the document may run. */
const withoutScriptFiles = (page: Page) => page.route(/\.js(\?|$)/, (route) => route.abort());

test('the stored choice is there before any script file has run', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await withoutScriptFiles(page);
  await withStored(page, '2');
  await page.goto('');
  await expect(page.getByText('Plums are blue.')).toBeVisible();
  await expect(page.getByText('Apples are red.')).toBeHidden();
  await expect(tab(tabsAt(page, 0), 'Plums')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(tabsAt(page, 0), 'Plums')).toHaveAttribute('tabindex', '0');
  await expect(tab(tabsAt(page, 0), 'Apples')).toHaveAttribute('tabindex', '-1');
  // The second tabs of the group have no third tab.
  await expect(page.getByText('Apple pie.')).toBeVisible();
});

test('the stored choice moves nothing and is painted alone', async ({ page }) => {
  const shiftOf = await watchLayoutShift(page);
  await withStored(page, '2');
  await withStored(page, '1', 'package.manager');
  // Every state of the panels that could be painted, from the first frame on.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('.folia-tab-panel:not([hidden])')];
      if (shown[0]) seen.add(shown[0].dataset.label ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen = () => page.evaluate(() => [...((window as { seen?: Set<string> }).seen ?? [])]);
  await page.goto('');
  await hydrated(page);
  await expect(page.getByText('Plums are blue.')).toBeVisible();
  expect(await seen()).toEqual(['Plums']);
  await page.goto('managers');
  await hydrated(page);
  await expect(page.getByText('yarn add folia -D')).toBeVisible();
  expect(await seen()).toEqual(['yarn']);
  expect(await shiftOf()).toBe(0);
});

test('a page that is reached by a link shows the stored choice at once', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await tab(tabsAt(page, 0), 'Pears').click();
  // The island's code comes too late for this paint.
  await page.evaluate(() => {
    addEventListener('folia:content', () => {
      const shown = document.querySelector<HTMLElement>('.folia-tab-panel:not([hidden])');
      Object.assign(window, { atFirst: shown?.dataset.label });
    });
  });
  await page.getByRole('main').getByRole('link', { name: 'Other page' }).click();
  await expect(page.getByText('Pear juice.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as { atFirst?: string }).atFirst)).toBe('Pears');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown, each under its label', async ({ page }) => {
    await page.goto('');
    for (const text of ['Apples are red.', 'Pears are green.', 'Plums are blue.', 'Apple pie.', 'Pear cake.'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.goto('managers');
    for (const text of ['npm install folia -D', 'bun add folia -D'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect(await labelsOf(page)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  });
});

test('a printed page shows all panels, each under its label', async ({ page }) => {
  await page.goto('managers');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['npm install folia -D', 'bun add folia -D'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  expect(await labelsOf(page)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
});

/** What is above the panels of the first tabs. */
async function labelsOf(page: Page): Promise<string[]> {
  const panels = tabsAt(page, 0).locator('.folia-tab-panel');
  const shown: string[] = [];
  for (const panel of await panels.all()) {
    // The style sheet renders it: `content: attr(data-label)`.
    await expect(panel).toBeVisible();
    shown.push((await panel.getAttribute('data-label')) ?? '');
  }
  return shown;
}
