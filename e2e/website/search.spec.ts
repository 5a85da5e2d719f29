import { basename } from 'node:path';
import { searchOf } from '../harness/search';
import { expect, test } from '../harness/website-test';
import { leadingQuestions as leadingEnglish, plainQuestions as plainEnglish } from './plain-questions.en';
import { leadingQuestions as leadingChinese, plainQuestions as plainChinese } from './plain-questions.zh';
import { routes } from './routes';
import { answersOf, leadsTo, openSearch } from './search-answers';
import type { ExpectedAnswer, PlainQuestion } from './search-queries';
import { english } from './search-queries.en';
import { chinese } from './search-queries.zh';

const languages = [
  { lang: 'en', prefix: '', table: english, plain: plainEnglish, leading: leadingEnglish },
  { lang: 'zh', prefix: '/zh', table: chinese, plain: plainChinese, leading: leadingChinese },
];
/** Of questions in words that the site does not use. */
const answeredAtLeast = 0.95;

for (const { lang, prefix, table, plain, leading } of languages) {
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

  test(`${100 * answeredAtLeast} % of the questions of people who do not know the site are answered first (${lang})`, async ({
    page,
  }) => {
    expect(plain.length).toBeGreaterThanOrEqual(60);
    const known = new Set(queries.map(([query]) => query));
    expect(plain.filter(([question]) => known.has(question))).toEqual([]);
    await openSearch(page, `${prefix}/guide/start/`);
    const answers = await answersOf(
      page,
      [...plain, ...leading].map(([question]) => question),
    );
    const links = (index: number) => answers[index] ?? [];
    const missed = plain.filter((question, index) => !links(index).some((link) => isWanted(link, question, prefix)));
    expect(missed.length / plain.length, missed.join('\n')).toBeLessThanOrEqual(1 - answeredAtLeast);
    const others = leading.filter(
      (question, index) => !isWanted(links(plain.length + index)[0] ?? '', question, prefix),
    );
    expect(others, 'the first answer is the page that a maintainer would choose').toEqual([]);
  });
}

for (const prefix of ['', '/zh'])
  test(`the name of an option leads to its page first (${prefix || '/en'})`, async ({ page }) => {
    // Of two words: a single one, like `dts`, is what a guide may be about.
    const pages = routes.filter((route) => /^\/config\/lib\/\w+-/.test(route));
    const names = pages.map((route) => basename(route).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
    expect(names).toContain('autoExternal');
    await openSearch(page, `${prefix}/guide/start/`);
    const answers = await answersOf(page, names);
    expect(answers.map(([first = '']) => first.replace(/#.*/, ''))).toEqual(pages.map((route) => prefix + route));
  });

for (const prefix of ['', '/zh'])
  test(`an empty search offers every migration guide (${prefix || '/en'})`, async ({ page }) => {
    await page.goto(`${prefix}/guide/start/`);
    const { open, dialog } = searchOf(page);
    await open();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    const links = await dialog
      .locator('a')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    const guides = routes.filter((route) => route.startsWith(`${prefix}/guide/migration/`));
    expect(guides.length).toBeGreaterThan(5);
    expect(links).toEqual(expect.arrayContaining(guides));
  });

const isWanted = (link: string, [, ...pages]: PlainQuestion, prefix: string): boolean =>
  pages.some((wanted) => leadsTo(link, prefix + wanted));

function isAnswered(links: readonly string[], [, expected]: ExpectedAnswer, prefix: string): boolean {
  if (expected === '') return links.length === 0;
  return links.some((link) => leadsTo(link, prefix + expected));
}
