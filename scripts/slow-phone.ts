import type { Page } from '@playwright/test';

/** Four times slower than this machine: about what a phone of the middle range does. */
const slowdown = 4;

/** What developer tools call Slow 4G: bytes per second, and milliseconds there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };

export interface SlowPhoneOptions {
  /** Whether the network is slow too. Default: true. */
  network?: boolean;
}

/** Gives a page of Chromium the CPU, and unless told otherwise the network, of a slow phone. */
export async function slowDown(page: Page, { network = true }: SlowPhoneOptions = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', slow4G);
}
