import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../harness/website-test';
import { readerQuestions as english } from './reader-questions.en';
import { readerQuestions as chinese } from './reader-questions.zh';

const docs = fileURLToPath(new URL('../../website/docs', import.meta.url));

/** Route of an English page → the text below its frontmatter. Fragments are parts of pages. */
const textsOf = (locale: string): Map<string, string> =>
  new Map(
    readdirSync(join(docs, locale), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.mdx') && !path.startsWith('shared'))
      .map((path) => [
        `/${path
          .split(sep)
          .join('/')
          .replace(/\.mdx$/, '')
          .replace(/(^|\/)index$/, '$1')}`,
        readFileSync(join(docs, locale, path), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
      ]),
  );

for (const [locale, questions] of [
  ['en', english],
  ['zh', chinese],
] as const) {
  const texts = textsOf(locale);
  test(`two users ask for every page (${locale})`, () => {
    const pages = [...texts.keys()].filter((page) => page !== '/');
    expect(pages.filter((page) => (questions[page]?.length ?? 0) < 2)).toEqual([]);
    expect(Object.keys(questions).filter((page) => !texts.has(page))).toEqual([]);
  });

  test(`three of four questions are in words that the page does not use (${locale})`, () => {
    const all = Object.entries(questions).flatMap(([page, list]) => list.map((question) => [page, question] as const));
    const own = all.filter(([page, question]) => texts.get(page)?.toLowerCase().includes(question.toLowerCase()));
    expect(own.length / all.length).toBeLessThan(0.25);
  });
}
