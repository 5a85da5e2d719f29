import type { Page } from '@playwright/test';
import { blockFont } from '../harness/block-font';
import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

const screens = [
  ['landing', ''],
  ['guide', 'guide/start/quick-start'],
  ['overview', 'config/'],
] as const;
const languages = [
  ['en', ''],
  ['zh', 'zh/'],
] as const;
const widths = [1440, 1024, 360];

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

for (const [screen, path] of screens)
  for (const [language, prefix] of languages)
    test(`the ${screen} screen looks as kept (${language})`, async ({ page }) => {
      await page.goto(prefix + path);
      await hydrated(page);
      await setInBlocks(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
          await expect(page).toHaveScreenshot(`${screen}-${language}-${width}-${colorScheme}.png`, {
            maxDiffPixelRatio: 0.01,
          });
        }
      }
    });

/** Fonts, and how they are fitted to pixels, differ from machine to machine; blocks of exact widths do not. */
async function setInBlocks(page: Page): Promise<void> {
  await page.evaluate(async (bytes) => {
    document.fonts.add(await new FontFace('blocks', new Uint8Array(bytes)).load());
    document.documentElement.style.textRendering = 'geometricPrecision';
    for (const token of ['--folia-font', '--folia-font-mono'])
      document.documentElement.style.setProperty(token, 'blocks');
  }, blockFont());
}
