import type { Browser, Page } from '@playwright/test';
import { type SlowPhoneOptions, slowDown } from '../scripts/slow-phone';

/** A new page on a slow CPU, and by default on a slow network. Close its context. */
export async function throttledPage(browser: Browser, options?: SlowPhoneOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  await slowDown(page, options);
  return page;
}

/** Waits until nothing has been loaded for this many milliseconds. */
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
