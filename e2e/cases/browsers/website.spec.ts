/** Every kind of page of the website: readable, hydrated, not wider than a phone, and nothing in the console. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserPage } from '../../harness/browser-page';
import { expect, test } from '../../harness/browser-test';
import { becomes, excess, hydrated } from './steps';

const built = existsSync(join(import.meta.dirname, '../../../website/dist/index.html'));

const pages = {
  'a landing page': '',
  'a page of the guide': 'guide/start/quick-start',
  'the API': 'api/javascript-api/core',
  'all options': 'config/',
  'an option': 'config/lib/syntax',
  'the blog': 'blog/',
  'a blog post': 'blog/rslib-1-0',
  'an address that does not exist': 'guide/nowhere',
};

/** A heading may have no box of its own (`display: contents`): its text has one. */
function hasTitle(): boolean {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1') ?? document.head);
  return range.getBoundingClientRect().height > 0;
}

/** The first visit leads to the language of the browser. */
async function visitOnce(tab: BrowserPage, home: string): Promise<void> {
  await tab.open(home);
  await tab.evaluate(() => localStorage.setItem('folia-visited', '1'));
}

test.describe('the website', { tag: '@all' }, () => {
  test.skip(!built, 'The website is not built: npm run build');

  for (const locale of ['', 'zh/'])
    for (const [kind, path] of Object.entries(pages))
      test(`${kind}${locale && ', in Chinese'}`, async ({ tab, on }) => {
        const at = await on('website');
        await tab.resize(360, 700);
        if (locale) await visitOnce(tab, at(''));
        await tab.open(at(locale + path));
        await becomes(tab, hasTitle, true);
        await hydrated(tab);
        await becomes(tab, () => document.documentElement.lang, locale ? 'zh' : 'en');
        expect(await excess(tab)).toBe(0);
        await tab.resize(1280, 800);
        await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        await becomes(tab, () => document.documentElement.scrollWidth <= innerWidth, true);
      });
});

/** How many fine lines cross a column of a picture, 30 pixels from its left edge and above the panel. Runs in the page. */
async function countLines(picture: string): Promise<number> {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` });
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  context?.drawImage(image, -30, -60);
  const { data = [] } = context?.getImageData(0, 0, 1, 150) ?? {};
  const light = Array.from(
    { length: 150 },
    (_, y) => (data[4 * y] ?? 0) + (data[4 * y + 1] ?? 0) + (data[4 * y + 2] ?? 0),
  );
  const isDarker = (y: number, other: number) => (light[y] ?? 0) + 6 < (light[other] ?? 0);
  return light.filter((_, y) => isDarker(y, y - 4) && isDarker(y, y + 4)).length;
}

test('the background of the landing page has its fine lines', { tag: '@all' }, async ({ tab, on }) => {
  test.skip(!built, 'The website is not built: npm run build');
  const at = await on('website');
  await tab.open(at(''));
  await becomes(tab, hasTitle, true);
  const count = async () => tab.evaluate(countLines, Buffer.from(await tab.screenshot()).toString('base64'));
  await expect.poll(count).toBeGreaterThan(3);
});

test.describe('every kind of page of a site', { tag: '@all' }, () => {
  for (const locale of ['', 'zh/'])
    test(`is silent${locale && ', in Chinese'}`, async ({ tab, at }) => {
      for (const path of [
        '',
        'guide/start',
        'guide/after',
        'guide/long',
        'guide/tools',
        'guide/parts',
        'guide/nowhere',
      ]) {
        await tab.open(at(locale + path));
        await hydrated(tab);
        await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        // read by the fixture, too; here it tells which page it was
        expect(await tab.messages(), path).toEqual([]);
      }
    });
});
