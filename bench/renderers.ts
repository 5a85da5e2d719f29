import type { Browser } from '@playwright/test';
import { memoryOfTree } from '../scripts/process-tree';

/** Private memory of the browser's renderer processes, with their workers, after a garbage collection; in MB. */
export async function memoryOfRenderers(browser: Browser): Promise<number> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) await page.requestGC();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + memoryOfTree(id, 'RssAnon'), 0);
}
