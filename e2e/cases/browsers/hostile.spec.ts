import { fileURLToPath } from 'node:url';
import { browserAtHand, reasonToSkip } from '../../../scripts/find-browsers.mjs';
import { thisMachine } from '../../../scripts/find-chromium.mjs';
import { expect, test } from '../../harness/cli-test';
import { launchFirefox } from '../../harness/firefox';
import { getActed, store, watch } from '../hostile/in-page';
import { hostileName, hostilePages } from '../hostile/pages';

const site = fileURLToPath(new URL('../hostile/site', import.meta.url));

test('nothing of hostile pages runs in Firefox, is requested or is reported', {
  tag: ['@firefox-only', '@all'],
}, async ({ sites }) => {
  test.setTimeout(400_000);
  const path = browserAtHand('firefox', thisMachine());
  test.skip(!path, reasonToSkip('firefox'));
  if (!path) return;
  const { url } = await sites.running(site);
  const browser = await launchFirefox(path);
  try {
    const page = await browser.newPage();
    const seen: string[] = [];
    page.on('dialog', (dialog) => {
      seen.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const asked = request.url();
      if (/^https?:/.test(asked) && !asked.startsWith(url)) seen.push(`request: ${asked}`);
    });
    page.on('pageerror', (error) => seen.push(`error: ${error}`));
    await page.evaluateOnNewDocument(watch);
    const expectNothing = async (where: string) => {
      await expect.poll(() => page.evaluate(isHydrated), { timeout: 15_000 }).toBe(true);
      expect([...seen, ...(await page.evaluate(getActed))], where).toEqual([]);
    };
    await page.goto(url);
    for (const [index, { id, strings }] of hostilePages.entries()) {
      await page.evaluate(store, { strings, index });
      const query = new URLSearchParams(strings.map((text, position) => [position ? text : 'hide', text]));
      await page.goto(new URL(`texts/${id}?${query}#${encodeURIComponent(strings[0] ?? '')}`, url).href);
      expect(await page.$eval('h1', (heading) => heading.textContent?.trim().length)).toBeGreaterThan(0);
      await expectNothing(`texts/${id}`);
      await page.evaluate((all) => {
        for (const text of all) location.hash = text;
      }, strings);
      await expectNothing(`the hashes of texts/${id}`);
    }
    await page.goto(new URL(`texts/${encodeURIComponent(hostileName)}`, url).href);
    await expectNothing('the odd name');
    // the way of the router, which takes payloads
    for (const { id } of hostilePages) {
      const link = await page.waitForSelector(`a[href="/texts/${id}"]`);
      await link?.evaluate((element) => (element as HTMLElement).click());
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe(`/texts/${id}`);
    }
    await expectNothing('after links');
  } finally {
    await browser.close();
  }
});

/** Runs in the page: the focus on a control makes it hydrate. */
function isHydrated(): boolean {
  document.querySelector('a[href]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return document.querySelector('#folia[data-folia-hydrated]') !== null;
}
