import type { Page } from '@playwright/test';
import { searchOf } from '../harness/search';

/** Milliseconds from the last key to the question (SU-10). */
const searchDebounce = 150;
/** So far down the list users look. */
const firstAnswers = 3;

/** Opens the search of a page. The pause after the last key is not waited for: minutes of it would say nothing. */
export async function openSearch(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await searchOf(page).open();
}

/** Links of the first answers, as they stand in the list. */
export async function answersOf(page: Page, query: string): Promise<string[]> {
  const { field, dialog } = searchOf(page);
  await field.fill(query);
  await page.clock.fastForward(searchDebounce);
  const results = dialog.locator('.folia-search-results');
  const links = await results.evaluate(linksWhenReady);
  return links.slice(0, firstAnswers);
}

/** Runs in the page: one question and one answer is all that passes between it and the test. */
function linksWhenReady(results: Element): Promise<string[]> {
  return new Promise((resolve) => {
    const look = () => {
      if (results.getAttribute('aria-busy') !== 'false') return;
      watch.disconnect();
      const hits = [...results.querySelectorAll('[role="option"]')];
      resolve(hits.map((hit) => decodeURIComponent(hit.getAttribute('href') ?? '')));
    };
    const watch = new MutationObserver(look);
    watch.observe(results, { attributes: true });
    look();
  });
}

/** Whether a link leads to a page (any of its headings will do) or, with `#`, to that heading. */
export const leadsTo = (link: string, wanted: string): boolean =>
  (wanted.includes('#') ? link : link.split('#')[0]) === wanted;
