import { expect } from '@playwright/test';
import { baseTest } from './base-test';
import { type ConsoleErrors, collectConsoleErrors } from './console';
import { recordTraffic, type Traffic } from './traffic';

interface PageFixtures {
  /** Whether this is the first visit, which may redirect to the language of the browser. */
  firstVisit: boolean;
  /** Marks the site as visited, unless this is the first visit. */
  memory: undefined;
  /** Resets the size of the window and the pointer: tests share a page. */
  freshPage: undefined;
  /** Attaches a screenshot to a failed test. Playwright's own option takes one for every test. */
  picture: undefined;
  /** Fails the test at its end when the console has an error or warning that the test does not expect. */
  consoleErrors: ConsoleErrors;
  traffic: Traffic;
}

/** Fixtures of every test of a page, on any server. */
export const pageTest = baseTest.extend<PageFixtures>({
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

/** Refers to nothing outside: it runs in the page. */
function rememberVisit(): void {
  try {
    localStorage.setItem('folia-visited', '1');
  } catch {
    // A document that may not store anything.
  }
}

export { expect };
