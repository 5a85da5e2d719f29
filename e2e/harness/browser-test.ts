import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { browserAtHand, reasonToSkip } from '../../scripts/find-browsers.mjs';
import { thisMachine } from '../../scripts/find-chromium.mjs';
import { baseTest } from './base-test';
import type { BrowserPage, TestBrowser } from './browser-page';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const site = fileURLToPath(new URL('../cases/browsers/site', import.meta.url));
const starts = { firefox: startFirefox, webkit: startWebKit };
type OtherBrowser = keyof typeof starts;

interface BrowserFixtures {
  /** A page with storage of its own, 1280 × 800 pixels. Its console has to stay empty. */
  tab: BrowserPage;
  /** Address of a page of `cases/browsers/site`. */
  at: (path: string) => string;
}

interface BrowserWorkerFixtures {
  /** Null where it cannot be had. */
  otherBrowser: TestBrowser | null;
}

/** `test` for `browsers/*.spec.ts`: the same tests in Firefox and in WebKit, whichever the project is named after. */
export const test = baseTest.extend<BrowserFixtures, BrowserWorkerFixtures>({
  otherBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { project }) => {
      const name = project.name as OtherBrowser; // the projects with these tests are named after the browsers
      const path = browserAtHand(name, thisMachine());
      const browser = path ? await starts[name](path) : null;
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  at: async ({ sites }, use) => {
    const { url } = await sites.running(site);
    await use((path) => new URL(path, url).href);
  },
  tab: async ({ otherBrowser }, use, testInfo) => {
    testInfo.skip(!otherBrowser, reasonToSkip(testInfo.project.name as OtherBrowser));
    if (!otherBrowser) return;
    const page = await otherBrowser.newPage();
    await page.resize(1280, 800);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', { body: Buffer.from(await page.screenshot()), contentType: 'image/png' });
    const messages = await page.messages();
    await page.close();
    expect(messages, 'messages in the console').toEqual([]);
  },
});

export { expect };
