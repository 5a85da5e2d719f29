import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium, thisMachine } from '../../find-chromium.mjs';

/** Longest a page may take to show what is expected, in milliseconds. */
const patience = 15_000;

/**
 * Opens a document in Chromium and waits until it shows what is expected.
 * @param at Its URL, or its path on this machine.
 * @returns The lines it showed last, and what its scripts complained about.
 */
export async function shownBy(at: string, isExpected: (text: string) => boolean): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(thisMachine()), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(at.startsWith('http') ? at : pathToFileURL(at).href);
    const end = Date.now() + patience;
    for (;;) {
      const text = await page.locator('body').innerText();
      if (isExpected(text)) return text;
      if (Date.now() > end) return [text, ...errors].join('\n');
      await page.waitForTimeout(100);
    }
  } finally {
    await browser.close();
  }
}
