import { test as base, expect } from '@playwright/test';
import { type ConsoleErrors, collectConsoleErrors } from './console';
import { recordTraffic, type Traffic } from './traffic';

interface PageFixtures {
  /** Come as somebody who has never been here: then the site may send the reader on to the browser's language. */
  firstVisit: boolean;
  /** Who is no first visitor has been here. */
  memory: undefined;
  /** A page that an earlier test has used is as large as the project says, the pointer in its corner. */
  freshPage: undefined;
  /** What the page looked like when the test failed. Playwright's own option takes a picture of every page and throws most away. */
  picture: undefined;
  /** Fails the test at its end when the page complained of something nobody expected. */
  consoleErrors: ConsoleErrors;
  traffic: Traffic;
}

/** What every test of a page has, whatever serves it. */
export const pageTest = base.extend<PageFixtures>({
  firstVisit: [false, { option: true }],
  memory: [
    async ({ context, firstVisit }, use) => {
      if (!firstVisit) await context.addInitScript(rememberVisit);
      await use(undefined);
    },
    { auto: true },
  ],
  freshPage: [
    async ({ page, viewport }, use) => {
      if (viewport) await page.setViewportSize(viewport);
      await page.mouse.move(0, 0);
      await use(undefined);
    },
    { auto: true },
  ],
  picture: [
    async ({ page }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      // a page that has crashed or hangs has no picture
      const body = await page.screenshot({ timeout: 5_000 }).catch(() => null);
      if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors = collectConsoleErrors(page);
      await use(consoleErrors);
      expect(consoleErrors.unexpected(), 'consoleErrors in the console').toEqual([]);
    },
    { auto: true },
  ],
  traffic: async ({ page }, use) => use(recordTraffic(page)),
});

/** Has to stand by itself: it runs in the page. */
export function rememberVisit(): void {
  try {
    localStorage.setItem('folia-visited', '1');
  } catch {
    // A document that may not store anything.
  }
}

export { expect };
