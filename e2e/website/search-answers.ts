import type { Page } from '@playwright/test';
import { searchOf } from '../harness/search';

/** Milliseconds from the last key to the search. */
const searchDebounce = 150;
/** So far down the list users look. */
const firstAnswers = 3;

/** Opens the search of a page. The pause after the last key is left out: minutes of it would prove nothing. */
export async function openSearch(page: Page, path: string): Promise<void> {
  await page.addInitScript((pause) => {
    const { setTimeout } = window;
    window.setTimeout = ((handler: () => void, time?: number) =>
      setTimeout(handler, time === pause ? 0 : time)) as typeof window.setTimeout;
  }, searchDebounce);
  await page.goto(path);
  const { open, ask } = searchOf(page);
  await open();
  // the index has come, and the list is on the page
  await ask('lib');
}

/** Links of the first answers to each query, in the order of the list. */
export async function answersOf(page: Page, queries: readonly string[]): Promise<string[][]> {
  const { dialog } = searchOf(page);
  const links = await dialog.evaluate(askAll, queries);
  return links.map((each) => each.slice(0, firstAnswers));
}

/** Runs in the page: types one query after the other, and reads the links when the answer is there. */
async function askAll(dialog: Element, queries: readonly string[]): Promise<string[][]> {
  const field = dialog.querySelector('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const turn = () => new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  const results = () => dialog.querySelector('.folia-search-results');
  const answers: string[][] = [];
  for (const query of queries) {
    setValue?.call(field, query);
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await turn();
    const list = results();
    if (list?.getAttribute('aria-busy') !== 'true') throw new Error(`"${query}" is not searched for`);
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (list.getAttribute('aria-busy') !== 'false') return;
        watch.disconnect();
        resolve();
      });
      watch.observe(list, { attributes: true });
    });
    const hits = [...(results()?.querySelectorAll('[data-kind="hit"]') ?? [])];
    answers.push(hits.map((hit) => decodeURIComponent(hit.getAttribute('href') ?? '')));
  }
  return answers;
}

/** Whether a link leads to a page (any of its headings will do) or, with `#`, to that heading. */
export const leadsTo = (link: string, wanted: string): boolean =>
  (wanted.includes('#') ? link : link.split('#')[0]) === wanted;
