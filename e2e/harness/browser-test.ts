import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as usual } from '@playwright/test';
import { browserAtHand, reasonToSkip } from '../../scripts/find-browsers.mjs';
import { thisMachine } from '../../scripts/find-chromium.mjs';
import { baseTest } from './base-test';
import type { BrowserPage, TestBrowser } from './browser-page';
import { startFirefox } from './firefox';
import { type Server, startFolia } from './folia';
import { type WatchedSite, watchSite } from './watched-site';
import { startWebKit } from './webkit';

/** These browsers start and hydrate slowly beside others on two cores. */
const expect = usual.configure({ timeout: 20_000 });

const cases = fileURLToPath(new URL('../cases/browsers', import.meta.url));
const site = join(cases, 'site');
const website = fileURLToPath(new URL('../../website', import.meta.url));
const starts = { firefox: startFirefox, webkit: startWebKit };
type OtherBrowser = keyof typeof starts;

interface BrowserFixtures {
  /** A page with storage of its own, 1280 × 800 pixels. Its console has to stay empty. */
  tab: BrowserPage;
  /** Address of a page of `cases/browsers/site`. */
  at: (path: string) => string;
  /** Serves another site, and returns the address of a page of it. Scripts with the text `late` are answered a second late. */
  on: (site: SiteName, late?: string) => Promise<(path: string) => string>;
  /** Messages that a test provokes on purpose. */
  expected: RegExp[];
}

/** The website, or a folder beside `cases/browsers`: `'../islands/site'`, or that of the browsers: `'site'`. */
type SiteName = 'website' | 'site' | `../${string}/site`;

interface BrowserWorkerFixtures {
  /** Per worker, because it is a launch option of the browser. */
  motionReduced: boolean;
  /** Null where it is not available. */
  otherBrowser: TestBrowser | null;
  watched: { running(site: SiteName, late?: string): Promise<WatchedSite> };
}

/** `test` for `browsers/*.spec.ts`: the same tests in Firefox and in WebKit, whichever the project is named after. */
export const test = baseTest.extend<BrowserFixtures, BrowserWorkerFixtures>({
  motionReduced: [false, { option: true, scope: 'worker' }],
  otherBrowser: [
    async ({ motionReduced }, use, { project }) => {
      const name = project.name as OtherBrowser; // the projects with these tests are named after the browsers
      const path = browserAtHand(name, thisMachine());
      const browser = path ? await starts[name](path, { reducedMotion: motionReduced }) : null;
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  at: async ({ sites }, use) => {
    const { url } = await sites.running(site);
    await use((path) => new URL(path, url).href);
  },
  watched: [
    async ({ sites }, use) => {
      const websites: Server[] = [];
      const watched = new Map<string, Promise<WatchedSite>>();
      const start = async (name: SiteName, late?: string) => {
        if (name !== 'website') return watchSite((await sites.running(join(cases, name))).url, late);
        const server = await startFolia(website, ['preview']);
        websites.push(server);
        return watchSite(server.url, late);
      };
      await use({
        running(name, late) {
          const key = `${name} ${late}`;
          const site = watched.get(key) ?? start(name, late);
          watched.set(key, site);
          return site;
        },
      });
      for (const site of watched.values()) await (await site).stop();
      for (const server of websites) await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  on: async ({ watched }, use) => {
    const late: WatchedSite[] = [];
    await use(async (name, text) => {
      const site = await watched.running(name, text);
      const { url } = site;
      if (text) late.push(site);
      return (path) => new URL(path, url).href;
    });
    for (const site of late) expect(site.hasDelayed(), 'a script has the text').toBe(true);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  expected: async ({}, use) => use([]),
  tab: async ({ otherBrowser, expected }, use, testInfo) => {
    testInfo.skip(!otherBrowser, reasonToSkip(testInfo.project.name as OtherBrowser));
    if (!otherBrowser) return;
    const page = await otherBrowser.newPage();
    await page.resize(1280, 800);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', { body: Buffer.from(await page.screenshot()), contentType: 'image/png' });
    const messages = await page.messages();
    await page.close();
    const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'messages in the console').toEqual([]);
  },
});

export { expect };
