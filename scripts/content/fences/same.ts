import type { Fence, Finding } from '../page/page';
import { place } from '../page/page';
import type { Pair } from '../page/read-pages';

const chinese = /\p{Script=Han}/u;

/** English and Chinese fences of a page are equal but for comments and texts. Their number is compared with the structure. */
export const unequalFences = (pairs: readonly Pair[]): Finding[] =>
  pairs.flatMap(({ en, zh }) =>
    en.fences.flatMap((fence, index) => {
      const other = zh.fences[index];
      const difference = other && differenceOf(fence, other);
      if (!other || !difference) return [];
      const { line, says, saysOther } = difference;
      return [
        {
          at: place(en, fence.line + line),
          problem: `The fence differs from ${place(zh, other.line + line)}: "${says}" here, "${saysOther}" there.`,
        },
      ];
    }),
  );

interface Difference {
  /** Of the fence, from 0; -1 is the line of the language. */
  line: number;
  says: string;
  saysOther: string;
}

/** What is not translated of the words after the language. */
const metaOf = ({ language, meta }: Fence): string =>
  [language, ...['file', 'region', 'lines'].map((key) => meta.get(key) ?? '')].join(' ').trim();

/** The first difference of two fences. */
export function differenceOf(english: Fence, translated: Fence): Difference | null {
  if (metaOf(english) !== metaOf(translated)) return { line: -1, says: metaOf(english), saysOther: metaOf(translated) };
  const [lines, others] = [english, translated].map((fence) => linesOf(fence));
  if (!lines || !others) return null;
  for (let line = 0; line < Math.max(lines.length, others.length); line++) {
    const [says = '', saysOther = ''] = [lines[line], others[line]];
    if (!sameLine(says, saysOther)) return { line, says, saysOther };
  }
  return null;
}

const linesOf = ({ code, language }: Fence): string[] =>
  code.split('\n').map((text) => withoutComment(text, language).trim());

const comments: { pattern: RegExp; languages: RegExp }[] = [
  { pattern: /\s*<!--.*?-->/g, languages: /^(html|vue|mdx?|xml|svelte)$/ },
  { pattern: /(^|\s)#.*$/, languages: /^(bash|sh|shell|ya?ml|text|toml|ini|dockerfile|ignore|)$/ },
  {
    pattern: /(^|\s)(\/\/.*|\/\*.*?\*\/|\{\/\*.*?\*\/\}|\*\s.*)/g,
    languages: /^([cm]?[jt]sx?|jsonc?|json5|css|s[ac]ss|less|vue|text|rust|)$/,
  },
];

const withoutComment = (text: string, language: string): string =>
  comments.reduce(
    (rest, { pattern, languages }) => (languages.test(language) ? rest.replace(pattern, '') : rest),
    text,
  );

const strings = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|>[^<>{}]+</g;

/** Texts for people may be translated: what is written in Chinese is not compared. */
function sameLine(english: string, translated: string): boolean {
  if (english === translated) return true;
  if (!chinese.test(translated)) return false;
  const texts = [...translated.matchAll(strings)].map(([text]) => text);
  const originals = [...english.matchAll(strings)].map(([text]) => text);
  if (texts.length === 0 || texts.length !== originals.length) return !/[{}=;]/.test(english);
  const blank = (line: string) => {
    const count = { n: 0 };
    return line.replace(strings, (text) => (chinese.test(texts[count.n++] ?? '') ? '""' : text));
  };
  return blank(english) === blank(translated);
}
