import type { BrowserContext } from '@playwright/test';

/**
 * Opens a link in a new tab, returns the address that the tab loads, and closes the tab. The address is read from the tab: only the
 * headless shell reports the request of a new tab, a whole Chromium starts it before anyone can listen.
 * @param open Does what opens a tab.
 */
export async function addressOfNewTab(context: BrowserContext, open: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
  await tab.waitForURL(({ protocol }) => protocol.startsWith('http'), { waitUntil: 'commit' });
  const url = tab.url();
  await tab.close();
  return url;
}
