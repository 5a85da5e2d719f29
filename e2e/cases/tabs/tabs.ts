import type { Locator, Page } from '@playwright/test';

/** The how-many-th tabs of a page. */
export const tabsAt = (page: Page, nth: number): Locator => page.locator('main .folia-tabs').nth(nth);

export const tab = (tabs: Locator, name: string): Locator => tabs.getByRole('tab', { name, exact: true });

/** Puts a choice into storage before the first script of any page runs. */
export async function withStored(page: Page, value: string, group = 'fruit'): Promise<void> {
  const entry = [`folia.tabs.${group}`, value] as const;
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), entry);
}

export const stored = (page: Page, group = 'fruit'): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `folia.tabs.${group}`);

/** Does to a text what a translating browser does: each piece is wrapped, and written anew. */
export const translate = (text: Locator): Promise<void> =>
  text.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      // The walker was asked for texts only.
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, [translate="no"]')) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
