import type { Page } from '@playwright/test';
import { testsAll } from '../../../scripts/tests-all';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

/** Milliseconds from the last key to the query. */
const searchDebounce = 150;
/** Queries in each mode and language. */
const rounds = testsAll ? 200 : 20;

/** Parts that queries are made of. Halves of characters are escapes, so that they come through as they are. */
const stuff = [
  ...['a', 'lighthouse', 'auto-external', '--no', 'options ', 'one file', 'harbour', 'lihgthouse'],
  ...['构建产物', '库', '灯塔', '如何', 'ライブラリ', '라이브러리', 'ёлка', 'résumé', 'اَلعَرَبِيَّة', 'हिन्दी'],
  ...['(', '[', '{', '*', '+', '?', '\\', '^$', '.*', '(?<=', '|', '\\p{L}', '[^'],
  ...[
    '<img src=x onerror=alert(1)>',
    '</div><script>alert(1)</script>',
    '<b>',
    '&lt;',
    '&#60;',
    '"><svg onload=alert(1)>',
    "'",
  ],
  ...['\\ud800', '\\udc00', '\\udfff\\ud83d', '\\u0000', '\\u202e', '\\ufeff', '🎉', '👩‍💻', '𠮷', 'e\u0301\u0308'],
  ...['javascript:alert(1)', '{{constructor}}', '$1', '%00', '../../etc', '__proto__', 'constructor', 'toString'],
];

/** The same every time (mulberry32, public domain): from 0 to below 1. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Mostly a few parts, now and then 5,000 characters of them. */
function queryFrom(dice: () => number): string {
  const parts = dice() < 0.95 ? 1 + Math.floor(dice() * 4) : 600;
  return Array.from({ length: parts }, () => stuff[Math.floor(dice() * stuff.length)] ?? '')
    .join(dice() < 0.5 ? ' ' : '')
    .slice(0, 5_000);
}

/** Types a text as it is written in JSON. */
const type = (page: Page, written: string): Promise<void> =>
  page.locator('dialog.folia-search input').evaluate((input, text) => {
    const typed: string = text.replace(/\\u([0-9a-f]{4})/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    // as a keyboard does it, past what React keeps of the field
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, written);

/** Runs in the page: waits for the results, then names whatever in it is not made by the theme. */
function strangersWhenReady(results: Element): Promise<string[]> {
  const ours = /^(P|DIV|A|SPAN|MARK|SMALL|svg|path|BUTTON)$/;
  const isStrange = (element: Element) =>
    !ours.test(element.tagName) ||
    [...element.attributes].some(({ name, value }) => /^on|^style$/.test(name) || /^\s*javascript:/i.test(value)) ||
    [...element.classList].some((name) => !name.startsWith('folia-'));
  return new Promise((resolve) => {
    const look = () => {
      if (results.getAttribute('aria-busy') !== 'false') return;
      watch.disconnect();
      resolve([...results.querySelectorAll('*')].filter(isStrange).map(({ outerHTML }) => outerHTML));
    };
    const watch = new MutationObserver(look);
    watch.observe(results, { attributes: true });
    look();
  });
}

for (const [start, seed] of [
  ['guide/start', 1],
  ['zh/guide/start', 2],
] as const)
  test(`anything at all can be typed, and nothing of it becomes part of the page (/${start})`, {
    tag: start.startsWith('zh') ? '@all' : [],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.clock.install();
    await page.goto(start);
    const { open, dialog, field } = searchOf(page);
    await open();
    const results = dialog.locator('.folia-search-results');
    const opened: string[] = [];
    page.on('dialog', (alert) => opened.push(alert.message()));
    const dice = createDice(seed);
    for (let round = 0; round < rounds; round++) {
      const written = queryFrom(dice);
      await type(page, written);
      await page.clock.fastForward(searchDebounce);
      const strangers = await results.evaluate(strangersWhenReady);
      expect([...strangers, ...opened], `seed ${seed}, query ${round}: ${written.slice(0, 200)}`).toEqual([]);
    }
    await field.fill('lighthouse');
    await page.clock.fastForward(searchDebounce);
    // hits, or that there are none
    await expect(results).toContainText('lighthouse');
  });
