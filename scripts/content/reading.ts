import { currentCommit, hashOf } from '../choose-due.mjs';
import type { Page } from './page/page';
import { isFragment } from './page/read-pages';

export interface Choice {
  /** How many pages of each language. */
  count: number;
  /** The same seed chooses the same pages. */
  seed: string;
}

/** Random pages, different ones in each language, to be read aloud by someone who has not written them. */
export function chosenPages(pages: readonly Page[], { count, seed }: Choice): Page[] {
  const order = new Map(pages.map((page) => [page, hashOf(seed, page.file)]));
  const byHash = (a: Page, b: Page) => ((order.get(a) ?? '') < (order.get(b) ?? '') ? -1 : 1);
  const locales = [...new Set(pages.map(({ locale }) => locale))].sort();
  return locales.flatMap((locale) =>
    pages
      .filter((page) => page.locale === locale && !isFragment(page))
      .sort(byHash)
      .slice(0, count),
  );
}

/** `--read 3 [seed]`: without a seed, the commit chooses. */
export function printReading(pages: readonly Page[], args: readonly string[]): void {
  const [count = '3', seed = currentCommit()] = args.slice(args.indexOf('--read') + 1);
  console.log(`Pages to read aloud, chosen by ${seed || 'no seed'}:`);
  for (const { locale, file } of chosenPages(pages, { count: Number(count), seed })) console.log(`  ${locale} ${file}`);
}
