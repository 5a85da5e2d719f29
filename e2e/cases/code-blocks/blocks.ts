import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { RunningSite, SitePool } from '../../harness/site-pool';

export const blockWith = (page: Page, text: string): Locator => page.locator('.folia-code', { hasText: text });
export const copyButton = (block: Locator): Locator => block.getByRole('button', { name: 'Copy code' });
export const wrapButton = (block: Locator): Locator => block.getByRole('button', { name: 'Toggle code wrap' });

/** Copies with the button of a block; gives what the clipboard then holds. */
export async function copied(context: BrowserContext, page: Page, block: Locator): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('nothing copied'));
  await block.hover();
  await block.locator('[data-action="copy"]').click();
  await block.locator('[data-copied]').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Another site of this feature. */
export const siteNamed = (sites: SitePool, name: string): Promise<RunningSite> =>
  sites.running(join(import.meta.dirname, name));

export const isCut = (block: Locator): Promise<boolean> =>
  block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth + 1);
