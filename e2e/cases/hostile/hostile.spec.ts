import type { Page } from '@playwright/test';
import { allHostileStrings } from '../../../scripts/hostile-strings';
import { testsAll } from '../../../scripts/tests-all';
import { hydrated, markDocument } from '../../harness/page-states';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';
import { getActed, store, watch } from './in-page';
import { hostileName, hostilePages } from './pages';

/** Otherwise the first page of each family. */
const opened = testsAll ? hostilePages : hostilePages.filter(({ id }) => id.endsWith('-0'));

test('nothing that is written in pages, names and configuration runs, nor anything that a visitor brings', {
  tag: '@build-only',
}, async ({ page, context, site, consoleErrors }) => {
  test.setTimeout(240_000);
  // a hash of no heading is logged
  consoleErrors.expect(/^warning: No element on this page has the id/);
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.url) && !/^data:(?:,$|image\/gif;base64,R0lG)/.test(url)) seen.push(`request: ${url}`);
  });
  await context.addInitScript(watch);
  const expectNothing = async (where: string) => {
    const acted = await page.evaluate(getActed);
    expect([...seen, ...acted, ...consoleErrors.unexpected()], where).toEqual([]);
  };

  await page.goto('');
  for (const [index, { id, strings }] of opened.entries()) {
    await page.evaluate(store, { strings, index });
    const query = new URLSearchParams(strings.map((text, position) => [position ? text : 'hide', text]));
    await page.goto(`texts/${id}?${query}#${encodeURIComponent(strings[0] ?? '')}`);
    await hydrated(page);
    await expectHeading(page, strings);
    await page.evaluate(async (all) => {
      for (const text of all) location.hash = text;
    }, strings);
    await expectNothing(`texts/${id}`);
  }
  await page.goto(`texts/${encodeURIComponent(hostileName)}`);
  await expect(page.locator('h1')).toContainText('Odd name');
  await expectNothing('the odd name');

  await hydrated(page);
  const isSameDocument = await markDocument(page);
  for (const { id, strings } of opened) {
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), `/texts/${id}`);
    await expectHeading(page, strings);
  }
  expect(await isSameDocument()).toBe(true);
  await expectNothing('after links');

  const { ask, field, hits } = searchOf(page);
  await page.keyboard.press('ControlOrMeta+k');
  await ask('lantern');
  expect(await hits.count()).toBeGreaterThan(3);
  // the debounce is part of each query
  for (const text of allHostileStrings.filter((_, index) => index % (testsAll ? 10 : 40) === 0)) {
    await field.fill(text);
    await field.evaluate(() => new Promise((resolve) => setTimeout(resolve, 170)));
  }
  await expectNothing('search');
});

async function expectHeading(page: Page, strings: readonly string[]): Promise<void> {
  const first = strings[0]?.replace(/\s/g, ' ').trim().slice(0, 12) ?? '';
  await expect
    .poll(() =>
      page
        .locator('h1')
        .first()
        .evaluate((heading) => heading.textContent),
    )
    .toContain(first);
}
