import type { Locator, Page } from '@playwright/test';
import { hydrated } from './page-states';
import { expect } from './page-test';

/** The search dialog of a page. */
interface SearchPart {
  dialog: Locator;
  field: Locator;
  hits: Locator;
  selected: Locator;
  /** Opens the dialog by its button. */
  open(): Promise<void>;
  /** Types a query and waits until its results are shown. */
  ask(query: string): Promise<void>;
}

export function searchOf(page: Page): SearchPart {
  const dialog = page.locator('dialog.folia-search');
  const field = dialog.getByRole('combobox');
  return {
    dialog,
    field,
    hits: dialog.locator('[role=option][data-kind=hit]'),
    selected: dialog.locator('[role="option"][aria-selected="true"]'),
    async open() {
      await hydrated(page);
      await page.locator('.folia-search-button').click();
      await expect(dialog).toBeVisible();
    },
    async ask(query) {
      await field.fill(query);
      await expect(dialog.locator('.folia-search-results')).toHaveAttribute('aria-busy', 'false');
    },
  };
}
