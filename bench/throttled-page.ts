import type { Browser, Page } from '@playwright/test';

/** Four times slower than this machine: about what a phone of the middle range does. */
const slowdown = 4;

/** What developer tools call Slow 4G: bytes per second, and milliseconds there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };

export interface Throttling {
  network?: boolean;
}

/** A page of its own on a slow CPU, and a slow network unless that is not what is measured. Close its context. */
export async function throttledPage(browser: Browser, { network = true }: Throttling = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', slow4G);
  return page;
}

/** Waits until nothing has been loaded for so many milliseconds. */
export function networkQuiet(page: Page, milliseconds = 1_800): () => Promise<void> {
  const open = new Set<object>();
  const state = { last: performance.now() };
  const note = (change: () => unknown) => {
    change();
    state.last = performance.now();
  };
  page.on('request', (request) => note(() => open.add(request)));
  page.on('requestfinished', (request) => note(() => open.delete(request)));
  page.on('requestfailed', (request) => note(() => open.delete(request)));
  return async () => {
    while (open.size > 0 || performance.now() - state.last < milliseconds) await page.waitForTimeout(100);
  };
}
