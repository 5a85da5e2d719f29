import type { Page } from '@playwright/test';
import { blockFont } from '../harness/block-font';
import { hydrated } from '../harness/page-states';
import { expect, test } from '../harness/website-test';

const screens = [
  ['landing', ''],
  ['guide', 'guide/start/quick-start'],
  ['overview', 'config/'],
] as const;
/** Every width and both appearances; the second language where it could make a difference. */
const languages = [
  ['en', '', ['1440-light', '1440-dark', '1024-light', '360-dark']],
  ['zh', 'zh/', ['1440-dark', '360-light']],
] as const;

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

for (const [screen, path] of screens)
  for (const [language, prefix, looks] of languages)
    test(`the ${screen} screen looks as kept (${language})`, { tag: language === 'zh' ? '@all' : [] }, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      await hydrated(page);
      await page.evaluate(replaceTexts);
      await setInBlocks(page);
      for (const look of looks) {
        const dark = look.endsWith('dark');
        await page.setViewportSize({ width: Number.parseInt(look, 10), height: 900 });
        await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
        await expect(page.locator('html')).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
        await expect(page).toHaveScreenshot(`${screen}-${language}-${look}.png`, { maxDiffPixelRatio: 0.01 });
      }
    });

/** Puts the same texts into every page: the pictures compare how it looks, not what is written there. Runs in the page. */
function replaceTexts(): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const say = (selector: string, text: string) => {
    for (const element of all(selector)) element.textContent = text;
  };
  const keep = (selector: string, count: number) => {
    for (const parent of new Set(all(selector).map(({ parentElement }) => parentElement)))
      for (const element of [...(parent?.children ?? [])].slice(count)) element.remove();
  };
  const sentence = 'Words of a sentence that is long enough for a second line on a small screen.';
  const part = `<h2>A part of it</h2><p>${sentence} <a href="#a">A link</a> and <code>code</code>.</p>
    <ul><li>First</li><li>Second</li></ul><div class="folia-callout" data-type="tip"><p class="folia-callout-title">Title</p><p>${sentence}</p></div>
    <table><tr><th>Name</th><th>Value</th></tr><tr><td>One</td><td>${sentence}</td></tr></table>`;
  const isOverview = all('.folia-overview-cards').length > 0;
  for (const body of all('[data-folia-body]:not(.landing-text)'))
    body.innerHTML = isOverview ? `<p>${sentence}</p>` : `<h1>Title</h1><p>${sentence}</p>${part.repeat(4)}`;
  keep('.folia-outline li', 3);
  say('.folia-outline li a', 'A part of it');
  for (const entry of all('.folia-outline li')) entry.dataset.level = '0';
  keep('.folia-overview-card li', 2);
  say('.folia-overview-heading', 'A heading');
  say('.folia-banner a', 'A message to everybody');
  say('.landing-code code', 'export const one = 1;\nexport const two = 2;');
  say('.landing-result span', 'Five files');
  say('.landing-measured > h2', 'A part of it');
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
