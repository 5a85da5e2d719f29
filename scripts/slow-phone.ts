import type { Page } from '@playwright/test';

/** Four times slower than this machine: about a mid-range phone. */
const slowdown = 4;

/** Slow 4G of Chrome's developer tools: bytes per second, and round-trip milliseconds. */
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
