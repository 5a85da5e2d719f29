import { test as base, expect } from '@playwright/test';
import { createFixtureDir, type FixtureDir } from './site-folder';

/** `test` for what the command line does: no browser, only a place for sites written by the tests of a file. */
export const test = base.extend<object, { fixtureDir: FixtureDir }>({
  fixtureDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const fixtureDir = createFixtureDir();
      await use(fixtureDir);
      fixtureDir.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
