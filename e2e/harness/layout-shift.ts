import type { Page } from '@playwright/test';

/** Has to be called before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      // the entry type that was asked for has these two fields; they are missing in the DOM's types
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { layoutShifts = [] } = window as { layoutShifts?: number[] };
      return layoutShifts.reduce((sum, value) => sum + value, 0);
    });
}
