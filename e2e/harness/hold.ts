import type { Page } from '@playwright/test';

/**
 * Holds requests back until they are let go.
 * @param glob Addresses, as `page.route` takes them.
 */
export async function hold(page: Page, glob: string): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
