import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { median } from './statistics';

/** Milliseconds for work that continues after a text is on the screen. */
const pause = 150;

/** Seconds from a saved file to its text on the screen of a page that shows it. The file is restored. */
export async function measureSaves(page: Page, file: string, times: number): Promise<number> {
  const saves: number[] = [];
  const source = readFileSync(file, 'utf8');
  for (let run = 0; run < times; run++) {
    const text = `Saved for the ${run}th time.`;
    const shown = page.getByText(text).waitFor({ state: 'attached' });
    const began = performance.now();
    writeFileSync(file, `${source}\n${text}\n`);
    await shown;
    saves.push((performance.now() - began) / 1000);
    await page.waitForTimeout(pause);
  }
  writeFileSync(file, source);
  return median(saves);
}
