import { dirname, join } from 'node:path';
import { expect, pageTest } from './page-test';
import type { RunningSite } from './site-pool';

interface TestFixtures {
  /** The site beside the spec file, running in the mode of the project. */
  site: RunningSite;
}

/** `test` for `cases/<feature>/<feature>.spec.ts`. Addresses are relative to the base of the site: `page.goto('guide/')`. */
export const test = pageTest.extend<TestFixtures>({
  site: [
    async ({ sites }, use, { file }) => {
      await use(await sites.running(join(dirname(file), 'site')));
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };
