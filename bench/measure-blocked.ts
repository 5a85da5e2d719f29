import type { Browser } from '@playwright/test';
import { awake } from './awake';
import { median } from './statistics';

/** Four times slower than this machine: about what a phone of the middle range does. */
const slowdown = 4;

/**
 * Milliseconds for which the main thread could not answer during a first visit (total blocking time: what every task takes
 * beyond its first 50 ms), on a CPU slowed down four times; the median of several visits.
 */
export async function measureBlocked(browser: Browser, url: string, repeat: number): Promise<number> {
  const visits: number[] = [];
  for (let visit = 0; visit < repeat; visit++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchLongTasks);
    await page.goto(url);
    await awake(page);
    await page.waitForTimeout(1_000);
    visits.push(await page.evaluate(() => Number(Object(window).blockedFor)));
    await context.close();
  }
  return median(visits);
}

function watchLongTasks(): void {
  Object.assign(window, { blockedFor: 0 });
  new PerformanceObserver((list) => {
    const beyond = list.getEntries().map(({ duration }) => Math.max(0, duration - 50));
    const sum = beyond.reduce((total, time) => total + time, Number(Object(window).blockedFor));
    Object.assign(window, { blockedFor: sum });
  }).observe({ type: 'longtask', buffered: true });
}
