import { dirname, join } from 'node:path';
import { expect, pageTest } from './page-test';
import { createSitePool, type Mode, type RunningSite, type SitePool } from './site-pool';

interface TestFixtures {
  /** The site beside the spec file, running in the mode of the project. */
  site: RunningSite;
}

/** `test` for `cases/<feature>/<feature>.spec.ts`. Addresses are relative to the base of the site: `page.goto('guide/')`. */
export const test = pageTest.extend<TestFixtures, { sites: SitePool }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { project }) => {
      const sites = createSitePool(project.name as Mode); // the projects with sites are named after the modes
      await use(sites);
      await sites.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ sites }, use, { file }) => {
      await use(await sites.running(join(dirname(file), 'site')));
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };
