import type { BrowserPage } from '../../harness/browser-page';
import { expect } from '../../harness/browser-test';

/** Waits until it is what it should be. Runs in the page. */
export const becomes = <Result>(
  tab: BrowserPage,
  read: () => Result | Promise<Result>,
  expected: Result,
): Promise<void> => expect.poll(() => tab.evaluate(read)).toEqual(expected);

/** Makes the page hydrate, as the focus on a control does, and waits for it. */
export const hydrated = (tab: BrowserPage): Promise<void> =>
  becomes(
    tab,
    () => {
      document.querySelector('.folia-skip-link')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return document.querySelector('#folia[data-folia-hydrated]') !== null;
    },
    true,
  );

/** Waits until the address is this, without its origin. */
export const atAddress = (tab: BrowserPage, address: string): Promise<void> =>
  becomes(tab, () => decodeURI(location.href.slice(location.origin.length)), address);

export const heading = (tab: BrowserPage, text: string): Promise<void> =>
  becomes(tab, () => document.querySelector('h1')?.firstChild?.textContent, text);

/** Waits until an element is rendered, or is not. */
export const shown = (tab: BrowserPage, selector: string, expected = true): Promise<void> =>
  expect
    .poll(() => tab.evaluate((what) => document.querySelector(what)?.checkVisibility() ?? false, selector), {
      message: selector,
    })
    .toBe(expected);

/** Waits until an element is at the top of the window, below the header or bar. */
export async function atTop(tab: BrowserPage, id: string): Promise<void> {
  const top = () => tab.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
  await expect.poll(async () => ((await top()) ?? -1) >= 0 && ((await top()) ?? 999) < 150, { message: id }).toBe(true);
}

/** Scrolls at once and waits until the position is there. */
export async function scrollPage(tab: BrowserPage, top: number): Promise<void> {
  await tab.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  // an event later, as when a finger has scrolled
  await tab.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve, 150)));
}

export const scrolled = (tab: BrowserPage): Promise<number> => tab.evaluate(() => Math.round(scrollY));

/** Waits until an element has this text. */
export const says = (tab: BrowserPage, selector: string, expected: string | RegExp): Promise<void> =>
  expect
    .poll(() => tab.evaluate((what) => document.querySelector(what)?.textContent?.trim() ?? null, selector), {
      message: selector,
    })
    .toMatch(expected);

/** Waits until the focus is on an element. */
export const focused = (tab: BrowserPage, selector: string): Promise<void> =>
  expect
    .poll(() => tab.evaluate((what) => document.activeElement?.matches(what) ?? false, selector), { message: selector })
    .toBe(true);

export const focus = (tab: BrowserPage, selector: string): Promise<void> =>
  tab.evaluate((what) => document.querySelector<HTMLElement>(what)?.focus(), selector);

/** How many pixels the page can be scrolled sideways. */
export const excess = (tab: BrowserPage): Promise<number> =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Enlarges the image of the article and waits until it has grown: until then nothing closes it. */
export async function enlarge(tab: BrowserPage, open: () => Promise<void>): Promise<void> {
  await shown(tab, '.folia-doc img[tabindex]');
  await tab.evaluate(() => {
    const image = document.querySelector('.folia-doc img');
    image?.addEventListener('opened', () => image.toggleAttribute('data-opened', true), { once: true });
  });
  await open();
  await becomes(tab, () => document.querySelector('.folia-doc img')?.hasAttribute('data-opened'), true);
  await shown(tab, '.folia-zoom img');
}
