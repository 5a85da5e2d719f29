import { test as base, expect } from '@playwright/test';
import { openWorkshop, type Workshop } from './site-folder';

/** `test` for what the command line does: no browser, only a place for sites written by the tests of a file. */
export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const workshop = openWorkshop();
      await use(workshop);
      workshop.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
