import type { Page } from '@playwright/test';

/** Height of the header in pixels. */
export const fixedNavOffset = 72;

export const outlineOf = (page: Page) => page.locator('.folia-outline');

/** Scrolls at once, whatever the page's own manner is. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Where an element begins, counted from the top of the page or of the window; whole pixels, and 0 for -0. */
export const topOf = (page: Page, selector: string, from: 'page' | 'window' = 'page'): Promise<number> =>
  page
    .locator(selector)
    .evaluate((node, base) => Math.round(node.getBoundingClientRect().top + (base === 'page' ? scrollY : 0)) + 0, from);
