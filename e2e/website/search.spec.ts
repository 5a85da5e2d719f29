import { expect, test } from '../harness/website-test';
import { answersOf, leadsTo, openSearch } from './search-answers';
import type { ExpectedAnswer } from './search-queries';
import { english } from './search-queries.en';
import { chinese } from './search-queries.zh';

const languages = [
  ['en', '', english],
  ['zh', '/zh', chinese],
] as const;

for (const [lang, prefix, table] of languages) {
  const queries = Object.values(table).flat();

  test(`SI-13 SI-16 SU-11 what users type is among the first answers (${lang})`, async ({ page }) => {
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    await openSearch(page, `${prefix.slice(1)}/guide/start/`.replace(/^\//, ''));
    const missed: string[] = [];
    for (const expected of queries) {
      const links = await answersOf(page, expected[0]);
      if (!isAnswered(links, expected, prefix)) missed.push(`${expected.join(' → ')}, but: ${links.join(' ')}`);
    }
    expect(missed).toEqual([]);
  });
}

function isAnswered(links: readonly string[], [, expected]: ExpectedAnswer, prefix: string): boolean {
  if (expected === '') return links.length === 0;
  return links.some((link) => leadsTo(link, prefix + expected));
}
