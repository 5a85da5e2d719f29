import type { Page } from '@playwright/test';

/** An element that the Tab key has reached, as it was then. */
export interface Stop {
  text: string;
  /** The focus can be seen. */
  ring: boolean;
  /** Out of the window, or under what sticks to its top. */
  hidden: boolean;
}

/** Presses Tab until the focus leaves the page; returns all stops, in order. */
export async function walk(page: Page, most = 400): Promise<Stop[]> {
  await page.evaluate(recordStops);
  // the recorder has defined a global
  const read = () => page.evaluate(() => (window as unknown as { walked: { stops: Stop[]; over: boolean } }).walked);
  for (let presses = 0; presses < most; presses += 10) {
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab');
      // Scrolling caused by the focus is done in the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const { stops, over } = await read();
    if (over) return stops;
  }
  throw new Error(`The Tab key has not left the page after ${most} presses.`);
}

/** The element that has the focus, as a stop. */
export async function stopOf(page: Page): Promise<Stop | undefined> {
  await page.evaluate(recordStops);
  await page.keyboard.press('Shift');
  return page.evaluate(() => (window as unknown as { walked: { stops: Stop[] } }).walked.stops[0]);
}

/** Records the focus whenever the next key is pressed: by then all scrolling that it caused is done. */
function recordStops(): void {
  const walked = { stops: [] as Stop[], over: false };
  Object.assign(window, { walked });
  const sticky = '.folia-header, .folia-mobile-bar';
  const record = () => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      walked.over ||= walked.stops.length > 0;
      return;
    }
    if (walked.over) return;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isInBar = element.closest(`${sticky}, .folia-skip-link, .folia-banner`) !== null;
    const bars = isInBar ? [] : [...document.querySelectorAll(sticky)].filter((bar) => bar.checkVisibility());
    const top = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
    walked.stops.push({
      text: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName,
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      hidden:
        box.width === 0 || box.bottom <= top || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth,
    });
  };
  document.addEventListener('keydown', record, true);
}
