import type { Browser } from '@playwright/test';
import { memoryOfTree } from '../scripts/process-tree';

/** What the processes in which the browser's pages run, with their workers, have for themselves, after a collection; in MB. */
export async function memoryOfRenderers(browser: Browser): Promise<number> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) await page.requestGC();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + memoryOfTree(id, 'RssAnon'), 0);
}
