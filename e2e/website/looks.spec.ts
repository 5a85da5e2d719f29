import type { Page } from '@playwright/test';
import { blockFont } from '../harness/block-font';
import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';
import { replaceTexts } from './fixed-texts';

/** How much of a picture may differ: edges of shapes and shadows are not the same on every machine. */
const tolerance = { maxDiffPixelRatio: 0.005 };

/** One page of each kind. */
const screens = [
  ['landing', ''],
  ['guide', 'guide/start/quick-start'],
  ['api', 'api/javascript-api/core'],
  ['overview', 'config/'],
  ['blog', 'blog/'],
  ['post', 'blog/rslib-1-0'],
  ['not-found', 'guide/start/quick-stort'],
] as const;

/** Every width in both appearances; Chinese where its characters could make a difference. */
const looks = {
  en: [
    ['360-dark', '1024-light', '1920-dark'],
    ['768-dark', '1440-light', '2560-light'],
    ['360-light', '1024-dark', '1920-light'],
    ['768-light', '1440-dark', '2560-dark'],
  ],
  zh: [['360-light', '768-dark', '1440-dark', '1920-light']],
};

/** In `npm test` every second screen, in both languages by turns; all others with `test:all`. */
const isUsual = (language: string, row: number, screen: number) =>
  screen % 2 === 0 && language === (screen % 4 === 0 ? 'en' : 'zh') && row === 0;

test.describe.configure({ mode: 'parallel', timeout: 120_000 });
test.use({ reducedMotion: 'reduce' });

for (const [index, [screen, path]] of screens.entries())
  for (const [language, rows] of Object.entries(looks))
    for (const [row, names] of rows.entries())
      test(`the ${screen} screen looks as kept (${language}, ${names.join(', ')})`, {
        tag: isUsual(language, row, index) ? [] : '@all',
      }, async ({ page, consoleErrors }) => {
        if (screen === 'not-found') consoleErrors.expect(/404/);
        const prefix = language === 'zh' ? 'zh/' : '';
        await page.goto(prefix + path);
        await hydrated(page);
        if (screen === 'not-found')
          await expect(page.locator(`.folia-nearest a[href="/${prefix}guide/start/quick-start"]`)).toBeVisible();
        await replaceTexts(page);
        await setInBlocks(page);
        for (const look of names) await compare(page, look, `${screen}-${language}-${look}.png`);
      });

async function compare(page: Page, look: string, name: string): Promise<void> {
  const dark = look.endsWith('dark');
  await page.setViewportSize({ width: Number.parseInt(look, 10), height: 900 });
  // away from what shows that the pointer is over it
  await page.mouse.move(0, 450);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await expect(page.locator('html')).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  await expect(page).toHaveScreenshot(name, tolerance);
}

/** Fonts, and how they are fitted to pixels, differ from machine to machine; blocks of exact widths do not. */
async function setInBlocks(page: Page): Promise<void> {
  await page.evaluate(async (bytes) => {
    document.fonts.add(await new FontFace('blocks', new Uint8Array(bytes)).load());
    document.documentElement.style.textRendering = 'geometricPrecision';
    for (const token of ['--folia-font', '--folia-font-mono'])
      document.documentElement.style.setProperty(token, 'blocks');
  }, blockFont());
}
