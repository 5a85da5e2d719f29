import type { BrowserContext } from '@playwright/test';

/**
 * What the new tab asks for, not what it shows: Chromium's headless shell 150 crashes now and then while it draws one.
 * @param open Does what opens a tab.
 * @returns The address.
 */
export async function askedByNewTab(context: BrowserContext, open: () => Promise<void>): Promise<string> {
  const [request] = await Promise.all([
    context.waitForEvent('request', (asked) => asked.isNavigationRequest()),
    context.waitForEvent('page'),
    open(),
  ]);
  return request.url();
}
