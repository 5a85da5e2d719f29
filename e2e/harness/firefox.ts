import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import type { BrowserOptions, BrowserPage, Key, TestBrowser } from './browser-page';
import { findMiddle, keptMessages } from './in-page';

/** Firefox over WebDriver BiDi. */
export const launchFirefox = (
  executablePath: string,
  { reducedMotion = false }: Partial<BrowserOptions> = {},
): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // a mouse, which a headless Firefox does not have: fine pointer and hover
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'intl.accept_languages': 'en-US',
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    },
  });

export async function startFirefox(executablePath: string, options: BrowserOptions): Promise<TestBrowser> {
  const browser = await launchFirefox(executablePath, options);
  return {
    newPage: () => createPage(browser),
    close: () => browser.close(),
  };
}

async function createPage(browser: Browser): Promise<BrowserPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const evaluate: BrowserPage['evaluate'] = (run, value) =>
    // the types of Puppeteer know no function of a generic type
    page.evaluate(run as (value: unknown) => never, value);
  return {
    ...historyOf(page),
    async click(selector) {
      const { x, y } = await evaluate(findMiddle, selector);
      await page.mouse.click(x, y);
    },
    point: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    evaluate,
    resize: (width, height) => page.setViewport({ width, height }).catch(forgiveOrientation),
    screenshot: () => page.screenshot(),
    messages: () => evaluate(keptMessages),
    close: () => context.close(),
  };
}

/** Sent together with the size; Firefox 140 knows the size only. */
function forgiveOrientation(error: unknown): void {
  if (!String(error).includes('emulation.setScreenOrientationOverride')) throw error;
}

async function press({ keyboard }: Page, keys: Key): Promise<void> {
  const names = keys.split('+') as KeyInput[]; // the parts of `Key` are keys
  const key = names.pop();
  for (const name of names) await keyboard.down(name);
  if (key) await keyboard.press(key);
  for (const name of names) await keyboard.up(name);
}

const historyOf = (page: Page): Pick<BrowserPage, 'open' | 'back' | 'forward' | 'reload'> => ({
  open: async (url) => void (await page.goto(url)),
  // `history.back` as in WebKit: the driver would wait for a load that a router does without
  back: () => page.evaluate(() => history.back()),
  forward: () => page.evaluate(() => history.forward()),
  reload: async () => void (await page.reload()),
});
