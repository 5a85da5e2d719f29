import { codeMark, type Finding, type Page, place } from './page/page';

/** Minimum length of a sentence that is compared: words of an English page, Han characters of a Chinese one. */
const least: { [locale: string]: number } = { en: 12, zh: 25 };

/** Sentence → why several pages repeat it. */
export type RepeatedSentences = { [sentence: string]: string };

interface Sentence {
  page: Page;
  line: number;
  text: string;
}

/**
 * Sentences that two pages of one language have in common. A fact that several pages need is a fragment (`shared/*.mdx`): fragments
 * are read once, as files of their own, so including one repeats nothing.
 */
export function repeatedFindings(pages: readonly Page[], exempt: RepeatedSentences): Finding[] {
  const first = new Map<string, Sentence>();
  const repeated = new Set<string>();
  const findings: Finding[] = [];
  for (const sentence of pages.flatMap(sentencesOf)) {
    const key = `${sentence.page.locale} ${sentence.text}`;
    const other = first.get(key);
    if (!other) first.set(key, sentence);
    if (!other || other.page === sentence.page) continue;
    repeated.add(sentence.text);
    if (!(sentence.text in exempt)) findings.push(findingOf(sentence, other));
  }
  return [...findings, ...unusedExemptions(exempt, repeated)];
}

const findingOf = ({ page, line, text }: Sentence, other: Sentence): Finding => ({
  at: place(page, line),
  problem: `The same sentence is at ${place(other.page, other.line)}: “${text}” Move it to a fragment in website/docs/${page.locale}/shared and include that, link to the other page, or say it differently.`,
});

const unusedExemptions = (exempt: RepeatedSentences, repeated: ReadonlySet<string>): Finding[] =>
  Object.keys(exempt)
    .filter((sentence) => !repeated.has(sentence))
    .map((sentence) => ({
      at: `website/writing/repeated-sentences.json`,
      problem: `“${sentence}” is not on two pages: remove it from the list.`,
    }));

/** Sentences that are long enough to be compared, with their line. Links and markup are gone from the text of a page; code is one mark. */
function sentencesOf(page: Page): Sentence[] {
  const segmenter = new Intl.Segmenter(page.locale, { granularity: 'sentence' });
  return page.prose
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text, line }) =>
      [...segmenter.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => ({ page, line, text: segment.trim() })),
    )
    .filter(({ text }) => lengthOf(text, page.locale) >= (least[page.locale] ?? Number.POSITIVE_INFINITY));
}

const lengthOf = (text: string, locale: string): number =>
  text.replaceAll(codeMark, 'x').match(locale === 'zh' ? /\p{Script=Han}/gu : /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)
    ?.length ?? 0;
