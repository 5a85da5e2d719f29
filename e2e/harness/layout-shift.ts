import { expect, type Page } from '@playwright/test';

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

/** Scrolls to the end in steps that reach every lazy image, and waits until all visible images are loaded. Without any input, so every shift counts. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const root = document.documentElement;
    for (let top = 0, seen = 0; seen < root.scrollHeight; top += 3 * innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      seen = top + innerHeight;
      await painted();
    }
  });
  const missing = () => [...document.images].filter((image) => image.checkVisibility() && !image.complete).length;
  await expect.poll(() => page.evaluate(missing), { message: 'images still to come' }).toBe(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
