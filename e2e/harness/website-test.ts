import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { type Complaints, listenForComplaints } from './console';
import { type Server, startFolia } from './folia';
import { recordTraffic, type Traffic } from './traffic';

const website = fileURLToPath(new URL('../../website', import.meta.url));

interface TestFixtures {
  /** Fails the test at its end when the page complained of something nobody expected. */
  complaints: Complaints;
  traffic: Traffic;
}

/** `test` for `website/*.spec.ts`: the website as it was built last. */
export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startFolia(website, ['preview']);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page }, use) => {
      const complaints = listenForComplaints(page);
      await use(complaints);
      expect(complaints.unexpected(), 'complaints in the console').toEqual([]);
    },
    { auto: true },
  ],
  traffic: async ({ page }, use) => use(recordTraffic(page)),
});

export { expect };
