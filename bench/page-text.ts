import { chinese, createDice, type Dice, english, languages, wordOf } from './words';

interface PageTextInput {
  /** Number of the page; pages with different numbers share no sentence and no code block. */
  page: number;
  lang: 'en' | 'zh';
  /** Address of a page to link to. */
  next: string;
}

/** The size of a page: parts with a heading, sections below each, and code. */
interface Shape {
  parts: number;
  sections: number;
  code: number;
}

const typical: Shape = { parts: 4, sections: 1, code: 4 };

/** By the last digit of the page's number: most pages are typical, one is long (39 headings), one short, one mostly code. */
const shapes: { [digit: number]: Shape } = {
  1: { parts: 13, sections: 2, code: 17 },
  2: { parts: 1, sections: 0, code: 1 },
  3: { parts: 6, sections: 1, code: 24 },
};

/** A documentation page, mostly of about 500 words: headings, paragraphs, lists, a table, a callout, code blocks. */
export function pageText({ page, lang, next }: PageTextInput): string {
  const roll = createDice(page * 2 + (lang === 'zh' ? 1 : 0) + 1);
  const say = (length: number) => sentence(roll, lang, length);
  const title = `${titleWords(roll, lang)} ${page}`;
  const parts = [`---\ndescription: ${say(8)}\n---`, `# ${title}`, paragraph(say), `[${say(2)}](${next})`];
  const shape = shapes[page % 10] ?? typical;
  const codeUntil = (part: number) => Math.ceil((shape.code * part) / shape.parts);
  for (let part = 0; part < shape.parts; part++) {
    parts.push(`## ${say(3).slice(0, -1)}`, paragraph(say));
    for (let block = codeUntil(part); block < codeUntil(part + 1); block++) parts.push(code(roll, page, block));
    parts.push(paragraph(say));
    if (part === 1) parts.push(table(say));
    if (part === 2) parts.push(`:::tip\n${say(12)}\n:::`);
    for (let section = 0; section < shape.sections; section++)
      parts.push(`### ${say(2).slice(0, -1)}`, paragraph(say), list(say));
  }
  return `${parts.join('\n\n')}\n`;
}

function sentence(roll: Dice, lang: 'en' | 'zh', length: number): string {
  const words = Array.from({ length }, () => wordOf(lang === 'zh' ? chinese : english, roll));
  if (lang === 'zh') return `${joinChinese(words)}。`;
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const joinChinese = (words: readonly string[]): string => words.join('').replace(/ +/g, ' ').trim();

/** Titles are made of words that are neither on all pages nor on one only. */
function titleWords(roll: Dice, lang: 'en' | 'zh'): string {
  const words = [0, 1].map(() => (lang === 'zh' ? chinese : english).wordAt(roll(3_000)));
  return lang === 'zh' ? joinChinese(words) : words.join(' ');
}

type Say = (length: number) => string;

const paragraph = (say: Say): string =>
  `${say(14)} ${say(9)} Use \`${say(1).slice(0, -1)}\` here. **${say(4)}** ${say(16)}`;

const list = (say: Say): string => [say(7), say(9), say(6)].map((item) => `- ${item}`).join('\n');

const table = (say: Say): string =>
  ['| A | B | C |', '| - | :-: | -: |', ...[1, 2, 3].map((row) => `| ${say(2)} | \`${row}\` | ${say(3)} |`)].join('\n');

function code(roll: Dice, page: number, section: number): string {
  const lang = languages[(page + section) % languages.length] ?? 'ts';
  const name = () => wordOf(english, roll);
  const lines = Array.from({ length: 6 + roll(14) }, () => codeLine(lang, { a: name(), b: name(), n: roll(10_000) }));
  const body = lang === 'json' ? `{\n${lines.join(',\n')}\n}` : lines.join('\n');
  return `\`\`\`${lang}${section === 0 ? ` title="${name()}.${lang}" {2-3}` : ''}\n${body}\n\`\`\``;
}

interface Made {
  a: string;
  b: string;
  n: number;
}

function codeLine(lang: (typeof languages)[number], { a, b, n }: Made): string {
  switch (lang) {
    case 'json':
      return `  "${a}": { "${b}": ${n} }`;
    case 'css':
      return `.${a} { --${b}: ${n}px; color: rgb(${n % 256} 20 30); }`;
    case 'bash':
      return `${a} --${b} "${n}" | grep ${a} > ${b}.txt`;
    case 'yaml':
      return `${a}:\n  - ${b}: ${n}`;
    case 'html':
      return `<${a} class="${b}" data-n="${n}">${b}</${a}>`;
    case 'tsx':
      return `export const ${a.toUpperCase()} = () => <div title="${b}">{${n}}</div>;`;
    default:
      return `export function ${a}(${b}${lang === 'ts' ? ': number' : ''}) { return ${b} * ${n}; } // ${b}`;
  }
}
