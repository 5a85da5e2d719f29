import { type Finding, type Page, place } from './page/page';
import type { Pair } from './page/read-pages';
import { withoutLocale } from './without-locale';

/** A fact of a sentence: sentences may be merged and reordered inside a section, their facts stay the same. */
interface Fact {
  text: string;
  line: number;
}

const kinds: { name: string; factsOf: (page: Page) => Fact[] }[] = [
  { name: 'link', factsOf: ({ links }) => links.map(({ href, line }) => ({ text: withoutLocale(href), line })) },
  { name: 'option', factsOf: optionsIn },
  { name: 'number', factsOf: numbersIn },
];

const option = /^(--?[a-z][\w-]*|[a-z]\w*(?:\.[a-z]\w*)+)(?![\w./])/i;
const fileName = /\.(?:[cm]?[jt]sx?|d\.[cm]?ts|json|css|s[ac]ss|less|vue|svg|wasm|map|html|txt|log|ya?ml)$/;

/** Flags and paths of options: `--watch`, `output.target: 'web'`. File names look like the latter. */
function optionsIn({ inlineCode }: Page): Fact[] {
  return inlineCode.flatMap(({ code, line }) => {
    const name = option.exec(code)?.[1];
    return name && !fileName.test(name) ? [{ text: name, line }] : [];
  });
}

/** Digits in text. Months, 0 and 1 are words in one of the languages. */
function numbersIn({ prose }: Page): Fact[] {
  return prose.flatMap(({ text, line }) =>
    [...text.matchAll(/(?<![\w.])(?![01]\b(?!\.\d))\d+(?:\.\d+)*(?![\w]|\s?月)/g)].map(([number]) => ({
      text: number,
      line,
    })),
  );
}

/** Links, options and numbers that a section has in one language only. */
export const sectionFindings = ({ en, zh }: Pair): Finding[] =>
  kinds.flatMap(({ name, factsOf }) => {
    const [ours, theirs] = [en, zh].map((page) => bySection(page, factsOf(page)));
    return [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])].flatMap((section) => {
      const [english, chinese] = [ours?.get(section), theirs?.get(section)];
      return [
        ...missing(english, chinese, { page: en, other: zh, name }),
        ...missing(chinese, english, { page: zh, other: en, name }),
      ];
    });
  });

type Facts = ReadonlyMap<string, number>;

/** Section → fact → its first line. A section is the number of its heading: headings are compared elsewhere. */
function bySection({ headings }: Page, facts: readonly Fact[]): Map<number, Facts> {
  const sections = new Map<number, Map<string, number>>();
  for (const { text, line } of facts) {
    const section = headings.filter((heading) => heading.line <= line).length;
    const known = sections.get(section) ?? new Map<string, number>();
    if (!known.has(text)) known.set(text, line);
    sections.set(section, known);
  }
  return sections;
}

interface Sides {
  page: Page;
  other: Page;
  name: string;
}

const missing = (facts: Facts = new Map(), others: Facts = new Map(), { page, other, name }: Sides): Finding[] =>
  [...facts]
    .filter(([text]) => !others.has(text))
    .map(([text, line]) => ({
      at: place(page, line),
      problem: `The ${name} "${text}" is not in the same section of ${other.file}.`,
    }));
