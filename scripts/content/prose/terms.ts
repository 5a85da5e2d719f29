import { type Finding, lineAt, type Page, type Prose, place } from '../page/page';

/** A term: the word for it in both languages, and words to avoid. */
interface Term {
  en: string;
  zh: string;
  /** English words and phrases that mean the same, or look like it. */
  enNot?: string[];
  zhNot?: string[];
  /** What Chinese users type instead: in the keywords of some page. */
  zhSynonyms?: string[];
}

/** The lists of `website/writing/terms.json`. */
export interface Terms {
  /** Names of products, as their owners write them. Any other use of capitals is an error. */
  names: string[];
  /** Other errors, with the correct form. */
  slips: { [wrong: string]: string };
  /** Texts that stay as they are on one page. */
  exceptions: { page: string; text: string; reason: string }[];
  glossary: Term[];
}

interface Rule {
  pattern: RegExp;
  right: string;
  /** What is allowed although it matches. */
  allowed: ReadonlySet<string>;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word in running text: not a part of a file name, an address or a package's name. */
const word = (text: string): RegExp => new RegExp(`(?<![\\w./@#?-])${literally(text)}(?![\\w/@-]|\\.\\w)`, 'giu');

/** Names of products and words of the glossary that are not written as agreed. */
export function termFindings(pages: readonly Page[], terms: Terms): Finding[] {
  const rules = rulesOf(terms);
  return pages.flatMap((page) => {
    const stays = new Set(terms.exceptions.filter((each) => each.page === page.id).map(({ text }) => text));
    const ofLanguage = rules[page.locale === 'zh' ? 'zh' : 'en'].filter(
      ({ pattern }) => page.source.search(pattern) >= 0,
    );
    return page.prose.flatMap((prose) =>
      ofLanguage.flatMap((rule) => slipsIn(page, prose, { ...rule, allowed: new Set([...rule.allowed, ...stays]) })),
    );
  });
}

function rulesOf({ names, slips, glossary }: Terms): { en: Rule[]; zh: Rule[] } {
  const both = [
    ...names.map((name) => ({ pattern: word(name), right: name, allowed: new Set([name]) })),
    ...Object.entries(slips).map(([wrong, right]) => ({ pattern: word(wrong), right, allowed: new Set([right]) })),
  ];
  const not = (list: string[] = [], right = ''): Rule[] =>
    list.map((wrong) => ({
      pattern: /\p{Script=Han}/u.test(wrong) ? new RegExp(literally(wrong), 'gu') : word(wrong),
      right,
      allowed: new Set(),
    }));
  return {
    en: [...both, ...glossary.flatMap(({ en, enNot }) => not(enNot, en))],
    zh: [...both, ...glossary.flatMap(({ zh, zhNot }) => not(zhNot, zh))],
  };
}

const slipsIn = (page: Page, prose: Prose, { pattern, right, allowed }: Rule): Finding[] =>
  [...prose.text.matchAll(pattern)]
    .filter(([text]) => !allowed.has(text))
    .map(({ index, 0: text }) => ({
      at: place(page, lineAt(prose, index)),
      problem: `"${text}" is written "${right}" here.`,
    }));

/** Words of the glossary that no page uses. */
export function unusedTerms(pages: readonly Page[], { glossary }: Terms): Finding[] {
  const texts = (locale: string) =>
    pages
      .filter((page) => page.locale === locale)
      .map(({ source }) => source.toLowerCase())
      .join('\n');
  const [english, chinese] = [texts('en'), texts('zh')];
  return glossary
    .filter(({ en, zh }) => !english.includes(en.toLowerCase()) || !chinese.includes(zh.toLowerCase()))
    .map(({ en, zh }) => ({ at: 'website/writing/terms.json', problem: `"${en}" / "${zh}" is on no page.` }));
}

/** Synonyms of the glossary that are in the keywords of no page: the search would not find them. */
export function synonymsWithoutPage(pages: readonly Page[], { glossary }: Pick<Terms, 'glossary'>): Finding[] {
  const keywords = new Set(
    pages.flatMap(({ locale, frontmatter }) =>
      locale === 'zh' && Array.isArray(frontmatter.keywords) ? frontmatter.keywords.map(String) : [],
    ),
  );
  return glossary
    .flatMap(({ zhSynonyms = [] }) => zhSynonyms)
    .filter((synonym) => !keywords.has(synonym))
    .map((synonym) => ({
      at: 'website/writing/terms.json',
      problem: `"${synonym}" is in the keywords of no Chinese page.`,
    }));
}
