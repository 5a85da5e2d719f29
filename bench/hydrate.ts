import type { Page } from '@playwright/test';

/** Makes a page hydrate, as the focus on a control does, and waits for it. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('#folia[data-folia-hydrated]')) return true;
    document.querySelector('a[href]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return false;
  });
}
