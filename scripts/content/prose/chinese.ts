import { type Finding, lineAt, type Page, type Prose, place } from '../page/page';

interface Rule {
  pattern: RegExp;
  problem: string;
}

const han = '\\p{Script=Han}';
const rule = (pattern: string, problem: string): Rule => ({ pattern: new RegExp(pattern, 'gu'), problem });

/** How Chinese text is set. Inline code counts as a Latin word. */
const rules: Rule[] = [
  rule(`${han}[A-Za-z0-9\`]|[A-Za-z0-9\`%]${han}`, 'a space belongs between Chinese and Latin letters, digits or code'),
  rule(
    `${han}[,;!?](?![A-Za-z0-9])|${han}[:](?![A-Za-z0-9/:])|${han}\\.(?=\\s|$|${han})`,
    'full-width punctuation belongs after Chinese: ，。；：！？',
  ),
  rule(`${han} ?\\((?=[^)]*[)])|(?<!\\()\\) ?${han}`, 'full-width brackets belong in Chinese: （）'),
  rule(
    '[^\\S\\n]+[，。；：！？、（）《》”]|[，。；：！？、（）《“][^\\S\\n]+(?=\\S)',
    'no space belongs beside full-width punctuation',
  ),
  rule(`${han}\\n${han}`, 'a line break between Chinese characters becomes a space'),
  rule('\\S {2,}\\S', 'two spaces'),
  rule("(?:(?<=^|[。！？]\\s*|\\n)|\\b)[A-Z][a-z]+(?: [a-z][a-z'’-]*){5,}", 'an English sentence'),
];

/** Violations of the rules for setting Chinese text. */
export const chineseFindings = (pages: readonly Page[], english: EnglishHeadings = {}): Finding[] =>
  pages
    .filter(({ locale }) => locale === 'zh')
    .flatMap((page) => translatedProse(page, english).flatMap((prose) => faultsIn(page, prose)));

/** Page id → why its headings are in English: they are messages of the tool. */
export type EnglishHeadings = { [id: string]: string };

const translatedProse = (page: Page, english: EnglishHeadings): Prose[] =>
  page.prose.filter(({ kind }) => kind !== 'heading' || !(page.id in english));

const faultsIn = (page: Page, prose: Prose): Finding[] =>
  rules.flatMap(({ pattern, problem }) =>
    [...prose.text.matchAll(pattern)].map(({ index, 0: text }) => ({
      at: place(page, lineAt(prose, index)),
      problem: `"${around(prose.text, index, text.length)}": ${problem}.`,
    })),
  );

const around = (text: string, index: number, length: number): string =>
  text
    .slice(Math.max(0, index - 8), index + length + 8)
    .replaceAll('\n', '⏎')
    .slice(0, 60);

/** Texts of an English page that are unchanged in the Chinese one: untranslated sentences. */
export function untranslated({ en, zh }: { en: Page; zh: Page }, headings: EnglishHeadings = {}): Finding[] {
  const english = new Set(en.prose.map(({ text }) => text.trim()).filter(isSentence));
  return translatedProse(zh, headings)
    .filter(({ text }) => english.has(text.trim()))
    .map(({ text, line }) => ({
      at: place(zh, line),
      problem: `"${text.trim().slice(0, 60)}" is the same as in English.`,
    }));
}

/** Four words without code: less can be a name, and one with slashes is a path. */
const isSentence = (text: string): boolean =>
  text
    .replaceAll('`x`', '')
    .split(/\s+/)
    .filter((word) => /^[A-Za-z,.'’]{2,}$/.test(word)).length >= 4;

/** Chinese characters in the text of an English page. */
export const chineseInEnglish = (pages: readonly Page[]): Finding[] =>
  pages
    .filter(({ locale }) => locale === 'en')
    .flatMap((page) =>
      page.prose.flatMap((prose) =>
        [...prose.text.matchAll(/[\p{Script=Han}，。；：？！（）]+/gu)].map(({ index, 0: text }) => ({
          at: place(page, lineAt(prose, index)),
          problem: `"${text}": Chinese in an English text.`,
        })),
      ),
    );
