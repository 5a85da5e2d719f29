import type { Browser } from '@playwright/test';
import { networkQuiet, throttledPage } from './throttled-page';

/** Milliseconds from the first press on a page that is not hydrated yet to the next paint; on a slow CPU. */
export interface InteractionFigures {
  pressSearch: number;
  pressTab: number;
  pressFold: number;
  pressLink: number;
}

/** From hovering a control to pressing it, and from there to releasing it; in milliseconds. */
const handTime = 80;

export async function measureInteractions(browser: Browser, url: string): Promise<InteractionFigures> {
  return {
    pressSearch: await press(browser, url, '.folia-search-button'),
    pressTab: await press(browser, url, '.folia-tab-list > button:not([aria-selected="true"])'),
    pressFold: await press(browser, url, '.folia-sidebar summary'),
    pressLink: await press(browser, url, '.folia-sidebar nav a:not([aria-current])'),
  };
}

async function press(browser: Browser, url: string, selector: string): Promise<number> {
  const page = await throttledPage(browser, { network: false });
  const quiet = networkQuiet(page, 500);
  await page.addInitScript(watchEvents);
  await page.goto(url);
  await quiet();
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await control.hover();
  await page.waitForTimeout(handTime);
  await page.mouse.down();
  await page.waitForTimeout(handTime);
  await page.mouse.up();
  await page.waitForTimeout(2_000);
  const longest = await page.evaluate(() => Number(Object(window).longestEvent));
  await page.context().close();
  if (longest === 0) throw new Error(`The press on ${selector} was no interaction.`);
  return longest;
}

/** Runs in the page. Events of one press share an id; others are no interactions. The first one is listed however short it is. */
function watchEvents(): void {
  Object.assign(window, { longestEvent: 0 });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId || entry.entryType === 'first-input')
        Object.assign(window, { longestEvent: Math.max(Object(window).longestEvent, entry.duration) });
  });
  observer.observe({ type: 'first-input', buffered: true });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
