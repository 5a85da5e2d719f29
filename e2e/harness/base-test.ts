import { test as base } from '@playwright/test';
import { createFixtureDir, type FixtureDir } from './site-folder';
import { createSitePool, type SitePool } from './site-pool';

interface WorkerFixtures {
  /** A place for sites written by the tests of a file. */
  fixtureDir: FixtureDir;
  /** The sites of the features. */
  sites: SitePool;
}

/** The fixtures of a worker. In one place: tests with other worker fixtures would need another worker, with another browser. */
export const baseTest = base.extend<object, WorkerFixtures>({
  fixtureDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const fixtureDir = createFixtureDir();
      await use(fixtureDir);
      fixtureDir.close();
    },
    { scope: 'worker' },
  ],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { project }) => {
      const sites = createSitePool(project.name === 'dev' ? 'dev' : 'build');
      await use(sites);
      await sites.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
