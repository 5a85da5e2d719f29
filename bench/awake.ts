import type { Page } from '@playwright/test';

/** Waits until React has taken over: it marks the nodes it owns. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...(document.querySelector('#folia')?.children ?? [])].some((child) =>
      Object.keys(child).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}
