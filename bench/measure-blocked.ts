import type { Browser, Page } from '@playwright/test';

/** Four times slower than this machine: about what a phone of the middle range does. */
const slowdown = 4;

/** Milliseconds after the page has loaded. Whoever asks meanwhile whether it is awake takes time from it. */
const watched = 3_000;

/**
 * Milliseconds for which the main thread could not answer during a first visit (total blocking time: what every task takes
 * beyond its first 50 ms), on a CPU slowed down four times.
 *
 * @param settled Ends when there is nothing left to come; asked after the visit.
 */
export async function measureBlocked(
  browser: Browser,
  url: string,
  settled?: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchLongTasks);
  await page.goto(url);
  await page.waitForTimeout(watched);
  await settled?.(page);
  const blocked = await page.evaluate(() => Number(Object(window).blockedFor));
  await context.close();
  return blocked;
}

function watchLongTasks(): void {
  Object.assign(window, { blockedFor: 0 });
  new PerformanceObserver((list) => {
    const beyond = list.getEntries().map(({ duration }) => Math.max(0, duration - 50));
    const sum = beyond.reduce((total, time) => total + time, Number(Object(window).blockedFor));
    Object.assign(window, { blockedFor: sum });
  }).observe({ type: 'longtask', buffered: true });
}
