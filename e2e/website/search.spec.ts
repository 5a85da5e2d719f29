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

  test(`what users type is among the first answers (${lang})`, async ({ page }) => {
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    await openSearch(page, `${prefix}/guide/start/`);
    const missed: string[] = [];
    const answers = await answersOf(
      page,
      queries.map(([query]) => query),
    );
    for (const [index, expected] of queries.entries()) {
      const links = answers[index] ?? [];
      if (!isAnswered(links, expected, prefix)) missed.push(`${expected.join(' → ')}, but: ${links.join(' ')}`);
    }
    expect(missed).toEqual([]);
  });
}

function isAnswered(links: readonly string[], [, expected]: ExpectedAnswer, prefix: string): boolean {
  if (expected === '') return links.length === 0;
  return links.some((link) => leadsTo(link, prefix + expected));
}
