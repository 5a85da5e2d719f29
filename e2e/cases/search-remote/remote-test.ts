import { join } from 'node:path';
import { expect, test as siteTest } from '../../harness/test';
import { type StubSearch, startStubSearch } from './stub';

/** `test` for sites that ask a server: one for all tests of a worker, whose address the sites read when they start. */
export const test = siteTest.extend<object, { stub: StubSearch }>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const stub = await startStubSearch();
      process.env.FOLIA_E2E_REMOTE = stub.url;
      await use(stub);
      await stub.close();
    },
    { scope: 'worker', auto: true },
  ],
  site: [
    async ({ sites }, use) => use(await sites.own(join(import.meta.dirname, 'own-site'))),
    { scope: 'test', timeout: 120_000 },
  ],
});

export { expect };
