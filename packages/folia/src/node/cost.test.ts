import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { testsAll } from 'scripts/tests-all';
import { readFrontmatter } from './config/frontmatter';
import { readMeta, readNav } from './config/nav-files';
import { renderPage, sourceFile, testCompiler } from './content/fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-cost-'));
const compiler = testCompiler(root);

/** Time of the processor, not of the clock: a busy machine does not count. In milliseconds. */
async function measure(text: string) {
  const path = join(root, 'page.md');
  writeFileSync(path, text);
  const before = process.cpuUsage();
  const { page } = await renderPage(compiler, sourceFile(root, path));
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1000, problems: page.problems };
}

const isRefused = ({ problems }: Awaited<ReturnType<typeof measure>>): boolean =>
  problems.some(({ level, at }) => level === 'error' && at !== null && at.line > 0);

/** Small inputs that could take a parser a long time. */
const inputs: [name: string, count: number, write: (count: number) => string][] = [
  ['columns of a table', 1_250, (count) => `|${'a|'.repeat(count)}\n|${'-|'.repeat(count)}\n${`|a|\n`.repeat(30)}`],
  ['`std::a<` in a block of Vue', 150, (count) => `\`\`\`vue\n${'std::a<'.repeat(count)}\n\`\`\`\n`],
  ['references to a footnote', 2_500, (count) => `${'a[^1] '.repeat(count)}\n\n[^1]: b\n`],
  ['footnotes', 1_000, (count) => Array.from({ length: count }, (_, i) => `a[^${i}]\n\n[^${i}]: b\n`).join('\n')],
  ['nested quotes', 2_500, (count) => `${'>'.repeat(count)} a\n`],
  ['nested quotes over lines', 500, (count) => `${'>'.repeat(count)} a\n`.repeat(10)],
  ['opened brackets', 25_000, (count) => `${'['.repeat(count)}a\n`],
  ['nested links', 2_500, (count) => `${'['.repeat(count)}a${'](b)'.repeat(count)}\n`],
  ['images in images', 250, (count) => `${'!['.repeat(count)}a${'](https://a.org)'.repeat(count)}\n`],
  ['nested emphasis', 2_500, (count) => `${'*a **b '.repeat(count)}${'c** d*'.repeat(count)}\n`],
  ['opened emphasis', 25_000, (count) => `${'*a_b '.repeat(count)}\n`],
  ['asterisks', 25_000, (count) => `${'*'.repeat(count)}a${'*'.repeat(count)}\n`],
  ['backticks', 300, (count) => Array.from({ length: count }, (_, i) => `a${'`'.repeat(i)}`).join('')],
  ['nested lists', 250, (count) => Array.from({ length: count }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['lists in a line', 1_000, (count) => `${'- '.repeat(count)}a\n`],
  ['tables', 2_500, (count) => '| a |\n|---|\n| b |\n\n'.repeat(count)],
  ['links', 25_000, (count) => '[a](#b) '.repeat(count)],
  ['references', 2_500, (count) => `${'[a] '.repeat(count)}\n\n[a]: #b\n`],
  ['definitions', 2_500, (count) => `${'[a]: #b\n'.repeat(count)}`],
  ['headings of one name', 2_500, (count) => '## a\n\n'.repeat(count)],
  ['nested HTML', 2_500, (count) => `${'<b>'.repeat(count)}a\n`],
  ['opened tags', 25_000, (count) => `${'<a '.repeat(count)}\n`],
  ['comments', 25_000, (count) => `a ${'<!-- '.repeat(count)}\n`],
  ['entities', 2_500, (count) => `${'&amp;'.repeat(count)}\n`],
  [
    'nested directives',
    250,
    (count) => `${Array.from({ length: count }, (_, i) => `${':'.repeat(count + 3 - i)}note\n`).join('')}a\n`,
  ],
  ['opened directives', 2_500, (count) => `${':::note\n'.repeat(count)}a\n`],
  ['braces', 25_000, (count) => `:a{${'{'.repeat(count)}\n`],
  ['a long line of code', 250_000, (count) => `\`\`\`ts\n${'a'.repeat(count)}\n\`\`\`\n`],
  ['lines of code', 2_500, (count) => `\`\`\`ts\n${'const a = 1;\n'.repeat(count)}\`\`\`\n`],
  ['dollars', 25_000, (count) => `${'$a '.repeat(count)}\n`],
  ['marks of highlighted lines', 2_500, (count) => `\`\`\`ts {${'1,'.repeat(count)}}\na\n\`\`\`\n`],
  ['huge ranges of highlighted lines', 2_500, (count) => `\`\`\`ts {1-999999999}\na\n\`\`\`\n`.repeat(count)],
  [
    'many ranges of highlighted lines',
    2_500,
    (count) => {
      const ranges = Array.from({ length: count }, (_, i) => `${i}00000-${i}99999`);
      return `\`\`\`ts {${ranges.join()}}\n${'a\n'.repeat(count)}\`\`\`\n`;
    },
  ],
  ['directives in text', 2_500, (count) => ':a[b] '.repeat(count)],
  ['times of day', 2_500, (count) => '10:30 '.repeat(count)],
  ['colons in code', 1_000, (count) => '`a:b` '.repeat(count)],
  ['colons in a row', 10_000, (count) => ':'.repeat(count)],
  ['opened directives of a name that is not known', 2_500, (count) => ':::a\n\n'.repeat(count)],
  ['addresses', 2_500, (count) => `${'https://a.org '.repeat(count)}\n`],
  ['pipes', 25_000, (count) => `a ${'|'.repeat(count)}\n`],
];

test.each(inputs)('%s: four times as many take about four times as long, or are refused', async (_, count, write) => {
  await measure(write(10));
  const small = await measure(write(count));
  const large = await measure(write(4 * count));
  // growth does not matter below one second
  if (!isRefused(large)) expect(large.time).toBeLessThan(Math.max(1_500, 12 * small.time));
});

/** As many as no author writes: these are the sizes at which a parser that is not linear takes minutes. */
const excess: [name: string, count: number, write: (count: number) => string][] = [
  ['references to a footnote', 20_000, (count) => `${'a[^1] '.repeat(count)}\n\n[^1]: b\n`],
  ['references over paragraphs', 20_000, (count) => `${'a[^1]\n\n'.repeat(count)}[^1]: b\n`],
  ['footnotes', 20_000, (count) => Array.from({ length: count }, (_, i) => `a[^${i}]\n\n[^${i}]: b\n`).join('\n')],
  ['nested quotes', 100_000, (count) => `${'>'.repeat(count)} a\n`],
  ['quotes', 100_000, (count) => '> a\n\nb\n\n'.repeat(count)],
  ['nested brackets', 100_000, (count) => `${'['.repeat(count)}a${']'.repeat(count)}\n`],
  ['brackets', 100_000, (count) => '[a] '.repeat(count)],
  ['nested emphasis', 100_000, (count) => `${'*a **b '.repeat(count)}${'c** d*'.repeat(count)}\n`],
  ['emphasis', 100_000, (count) => '*a* **b** '.repeat(count)],
  ['tables', 100_000, (count) => '| a |\n|---|\n| b |\n\n'.repeat(count)],
  ['directives in text', 40_000, (count) => ':a[b] '.repeat(count)],
  ['names with colons', 40_000, (count) => ':a'.repeat(count)],
  ['times of day in a table', 40_000, (count) => `| a | b |\n|---|---|\n${'| 10:30 | b |\n'.repeat(count)}`],
  ['rows of a table', 90_000, (count) => `| a | b |\n|---|---|\n${'| a | b |\n'.repeat(count)}`],
  ['nested links', 100_000, (count) => `${'['.repeat(count)}a${'](b)'.repeat(count)}\n`],
  ['links', 100_000, (count) => '[a](#b) '.repeat(count)],
];

/** Brackets of code, in lines that are just short enough to be highlighted. */
const brackets = ['ts', 'tsx', 'vue', 'json', 'css', 'md', 'html'].flatMap((language) =>
  ['[', '(', '{', '<', '<a<', '`${', 'std::好<'].map((bracket): [language: string, bracket: string] => [
    language,
    bracket,
  ]),
);
const nested = (language: string, bracket: string, count: number): string =>
  `\`\`\`${language}\n${`${bracket.repeat(count)}\n`.repeat(Math.ceil(8_000 / count / bracket.length))}\`\`\`\n`;

test.each([
  ['ts', '{'],
  ['html', '<'],
  ['vue', 'std::好<'],
])('8,000 characters of brackets in %s are bounded: %s', async (language, bracket) => {
  await measure(nested(language, bracket, 1));
  expect((await measure(nested(language, bracket, Math.floor(990 / bracket.length)))).time).toBeLessThan(4_000);
});

test('code that stays plain because of its brackets is a warning with its place', async () => {
  const { problems } = await measure(`# A\n\n${nested('html', '<', 990)}`);
  const message = 'Line 1 of this code takes too long to highlight.';
  expect(problems).toMatchObject([{ level: 'warning', message, at: { file: join(root, 'page.md'), line: 3 } }]);
});

test.runIf(testsAll).each(brackets)(
  'brackets in %s are bounded: %s',
  { timeout: 300_000 },
  async (language, bracket) => {
    await measure(nested(language, bracket, 1));
    for (const length of [250, 500, 990, 2_000, 4_000, 8_000]) {
      const { time } = await measure(nested(language, bracket, Math.floor(length / bracket.length)));
      expect(time).toBeLessThan(4_000);
    }
  },
);

test.runIf(testsAll).each(excess)('%s by the hundred thousand', { timeout: 300_000 }, async (_, count, write) => {
  await measure(write(10));
  const small = await measure(write(count / 4));
  const large = await measure(write(count));
  if (!isRefused(large)) expect(large.time).toBeLessThan(Math.max(1_500, 8 * small.time));
});

test.each([
  ['10:30 '.repeat(10_001), 'This paragraph has more than 10,000 colons.'],
  ['&amp;'.repeat(10_001), 'This paragraph has more than 10,000 character references.'],
  [`${'!['.repeat(1_001)}a${']'.repeat(1_001)}`, 'This paragraph has brackets nested more than 1,000 levels deep.'],
  [`${'> '.repeat(1_001)}a`, 'This paragraph is quoted more than 1,000 levels deep.'],
])('the limit is an error with its place', async (text, message) => {
  const { problems } = await measure(`# A\n\n~~~\n${text}\n~~~\n\na\n${text}\n`);
  expect(problems).toMatchObject([{ level: 'error', message, at: { file: join(root, 'page.md'), line: 7 } }]);
});

test.each(['&amp;', '[[a]]', '10:30'])('the number on a long page is not refused: %s', async (text) => {
  expect((await measure(`${text} b\n\n`.repeat(11_000))).problems).toEqual([]);
});

test('a bomb of YAML aliases is refused with its place', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `a${index}: &a${index} [${`*a${index - 1},`.repeat(9)}]`);
  const { problems } = readFrontmatter(['a: &a-1 [x]', ...lines].join('\n'), { file: 'a.md', line: 2 });
  expect(problems).toMatchObject([{ level: 'error', at: { file: 'a.md' } }]);
  expect(problems[0]?.message).toMatch(/alias/i);
});

test('keys such as `__proto__` change no other object', () => {
  const fields = '{"title":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  readFrontmatter(fields, { file: 'a.md', line: 2 });
  readFrontmatter('__proto__:\n  polluted: 1\n', { file: 'a.md', line: 2 });
  expect(readMeta(`[${fields}]`, '_meta.json').problems.length).toBeGreaterThan(0);
  expect(readNav(`[${fields}]`, '_nav.json').problems.length).toBeGreaterThan(0);
  expect('polluted' in {}).toBe(false);
});

test.runIf(testsAll)('a page of 50 MB is compiled', { timeout: 300_000 }, async () => {
  const { problems } = await measure('A **paragraph** with `code` and [a link](#a).\n\n'.repeat(1_100_000));
  expect(problems).toEqual([]);
});
