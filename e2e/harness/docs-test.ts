import { fileURLToPath } from 'node:url';
import { type Server, startFolia } from './folia';
import { expect, pageTest } from './page-test';

const docs = fileURLToPath(new URL('../../docs', import.meta.url));

/** `test` for `docs/*.spec.ts`: the documentation of Folia as it was built last. */
export const test = pageTest.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startFolia(docs, ['preview']);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };
