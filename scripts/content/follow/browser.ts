import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium, thisMachine } from '../../find-chromium.mjs';

/** Timeout for the expected text, in milliseconds. */
const patience = 15_000;

/**
 * Opens a document in Chromium and waits for the expected text.
 * @param at Its URL, or its path on this machine.
 * @returns The lines it showed last, and the errors of its scripts.
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
