import type { Page } from '@playwright/test';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';
import type { ExpectedAnswer } from './search-queries';
import { english } from './search-queries.en';
import { chinese } from './search-queries.zh';

/** Milliseconds from the last key to the question (SU-10). */
const searchDebounce = 150;
/** So far down the list readers look. */
const firstAnswers = 3;
const languages = [
  ['en', '', english],
  ['zh', '/zh', chinese],
] as const;

for (const [lang, prefix, table] of languages) {
  const queries = Object.values(table).flat();

  test(`SI-13 SI-16 SU-11 what readers type is among the first answers (${lang})`, async ({ page }) => {
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    // The pause after the last key is not waited for: two minutes of it would say nothing.
    await page.clock.install();
    await page.goto(`${prefix.slice(1)}/guide/start/`.replace(/^\//, ''));
    await searchOf(page).open();
    const missed: string[] = [];
    for (const expected of queries) {
      const links = await answersOf(page, expected[0]);
      if (!isAnswered(links, expected, prefix)) missed.push(`${expected.join(' → ')}, but: ${links.join(' ')}`);
    }
    expect(missed).toEqual([]);
  });
}

/** Links of the first answers, as they stand in the list. */
async function answersOf(page: Page, query: string): Promise<string[]> {
  const { field, dialog } = searchOf(page);
  await field.fill(query);
  await page.clock.fastForward(searchDebounce);
  const results = dialog.locator('.folia-search-results');
  const links = await results.evaluate(linksWhenAnswered, query.trim());
  return links.slice(0, firstAnswers);
}

/** Runs in the page: one question and one answer is all that passes between it and the test. */
function linksWhenAnswered(results: Element, query: string): Promise<string[]> {
  return new Promise((resolve) => {
    const look = () => {
      if (results.getAttribute('data-answers') !== query) return;
      watch.disconnect();
      const hits = [...results.querySelectorAll('[role="option"]')];
      resolve(hits.map((hit) => decodeURIComponent(hit.getAttribute('href') ?? '')));
    };
    const watch = new MutationObserver(look);
    watch.observe(results, { attributes: true });
    look();
  });
}

function isAnswered(links: readonly string[], [, expected]: ExpectedAnswer, prefix: string): boolean {
  if (expected === '') return links.length === 0;
  const wanted = prefix + expected;
  return links.some((link) => (wanted.includes('#') ? link : link.split('#')[0]) === wanted);
}
