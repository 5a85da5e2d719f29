import type { BrowserContext } from '@playwright/test';

/**
 * Opens a link in a new tab, returns the address that the tab loads, and closes the tab. A whole Chromium sends the request of a new tab
 * before it can be observed; the headless shell reports it, and crashes in some versions (150) before the tab has an address.
 * @param open Does what opens a tab.
 */
export async function addressOfNewTab(context: BrowserContext, open: () => Promise<void>): Promise<string> {
  const request = context.waitForEvent('request', (sent) => sent.isNavigationRequest());
  const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
  const commit = tab.waitForURL(({ protocol }) => protocol.startsWith('http'), { waitUntil: 'commit' });
  const url = await Promise.any([request.then((sent) => sent.url()), commit.then(() => tab.url())]);
  // a tab that has crashed never confirms that it is closed
  tab.close().catch(() => {});
  return url;
}
