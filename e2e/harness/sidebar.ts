import type { Locator, Page } from '@playwright/test';

export const sidebarOf = (page: Page): Locator => page.locator('.folia-sidebar');

export const entry = (page: Page, name: string): Locator => sidebarOf(page).getByRole('link', { name, exact: true });

/** The group with this title. */
export const group = (page: Page, title: string): Locator =>
  sidebarOf(page)
    .locator('.folia-sidebar-group')
    .filter({
      has: page.locator(':scope > a, :scope > * > .folia-sidebar-title, :scope > .folia-sidebar-title', {
        hasText: new RegExp(`^${title}$`),
      }),
    });

/** What folds and unfolds it: its title, or the arrow beside a title that is a link. */
export const fold = (page: Page, title: string): Locator => group(page, title).locator('> details > summary');

/** Whether it is open, as the browser shows it. */
export const isOpen = (page: Page, title: string): Promise<boolean> =>
  group(page, title)
    .locator('> details')
    .evaluate((details: HTMLDetailsElement) => details.open);

/** Labels of the entries marked as current. */
export const current = (page: Page): Promise<string[]> =>
  sidebarOf(page).locator('[aria-current="page"]').allTextContents();

/** How far the current entry is from the middle of the sidebar, in pixels. */
export const distanceFromMiddle = (page: Page): Promise<number> =>
  sidebarOf(page).evaluate((column) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const active = column.querySelector('[aria-current="page"]');
    return active ? Math.abs(middle(active) - middle(column)) : Number.POSITIVE_INFINITY;
  });
