import { test as base, expect } from '@playwright/test';
import { type Complaints, listenForComplaints } from './console';
import { recordTraffic, type Traffic } from './traffic';

interface PageFixtures {
  /** Fails the test at its end when the page complained of something nobody expected. */
  complaints: Complaints;
  traffic: Traffic;
}

/** What every test of a page has, whatever serves it. */
export const pageTest = base.extend<PageFixtures>({
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
