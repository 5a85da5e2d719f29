import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, rs, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import * as markup from '../../../shared/markup';
import { blockHtml } from '../code/block';
import { readMeta } from '../code/meta';
import { createHighlighter, limits } from './highlighter';
import { getLanguage } from './languages';

const folder = () => mkdtempSync(join(tmpdir(), 'folia-highlight-'));
const filesIn = (path: string): string[] => readdirSync(path, { recursive: true }).map(String);

describe('languages', requirement('SF-15'), () => {
  const highlighter = createHighlighter({ cacheDir: folder(), aliases: { conf: 'ini' } });
  const html = async (code: string, language: string) => (await highlighter.highlight(code, language)).join('\n');

  test.each([
    ['bash', 'echo "$A"', /class="t-f">echo/],
    ['css', '.a { color: red; }', /class="t-a">\.?a/],
    ['javascript', 'const a = 1', /class="t-k">const/],
    ['js', 'const a = 1', /class="t-k">const/],
    ['markup', '<p id="x">', /class="t-g">p/],
    ['html', '<p>', /class="t-g">p/],
    ['xml', '<p>', /class="t-g">p/],
    ['svg', '<p>', /class="t-g">p/],
    ['typescript', 'let a: string', /class="t-t">string/],
    ['ts', 'let a: string', /class="t-t">string/],
    ['jsx', '<A b={1} />', /class="t-a">b/],
    ['tsx', '<A b={1} />', /class="t-a">b/],
    ['md', '# x', /class="t-k"># x/],
    ['mdx', '# x', /class="t-[kp]">#/],
    ['json', '{"a": 1}', /class="t-v">&quot;a&quot;.*t-n">1/],
    ['yaml', 'a: b', /class="t-v">a/],
    ['diff', '+ a', /class="t-i">\+/],
    ['vue', '<p>', /class="t-g">p/],
    ['conf', '[a]', /class="t-/],
    ['TS', 'let a', /class="t-k">let/],
  ])('%s has token colours', async (language, code, expected) => {
    expect(await html(code, language)).toMatch(expected);
  });

  test.each(['', 'text', 'nonsense', 'constructor', '__proto__', 'ansi'])('%s is plain', async (language) => {
    expect(await html('a <b> "c" & d', language)).toBe('a &lt;b&gt; &quot;c&quot; &amp; d');
  });

  test('a block in an unknown language is a code block with its title', async () => {
    const lines = await highlighter.highlight('plain words', 'text');
    const given = {
      lang: 'en',
      language: 'text',
      lines,
      marks: new Map(),
      prompts: new Set<number>(),
      strings: {
        code: 'Code',
        terminal: 'Output',
        copyCode: '',
        colon: '',
        wrapCode: '',
        showAllLines: '',
        showFewerLines: '',
      },
    };
    const site = { showLineNumbers: false, lineNumbersWithMarks: false, defaultWrapCode: false, foldCode: 0 };
    const { attributes, inner } = blockHtml({ ...given, site, meta: readMeta('title="notes.txt"') });
    expect(attributes).toHaveProperty(markup.code);
    expect(inner).toContain('notes.txt</div><pre');
    expect(inner).toContain('<span class="line">plain words</span>');
  });
  test('aliases of the site come first', () => {
    expect(getLanguage('conf', { conf: 'ini' })).toBe('ini');
    expect(getLanguage('ts', { ts: 'js' })).toBe('js');
  });

  test('the text is unchanged, line by line', async () => {
    const code = ['/* a', '  b */', '', 'const x = `', '  $', '`;\t// end  '].join('\n');
    const text = (await html(code, 'ts')).replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');
    expect(text).toBe(code);
  });

  test('neighbours of one class are one span, and white space joins them', async () => {
    expect(await html('a.b.c  ;', 'ts')).toBe(
      '<span class="t-v">a</span><span class="t-p">.</span><span class="t-v">b</span><span class="t-p">.</span><span class="t-v">c</span><span class="t-p">  ;</span>'.replace(
        '</span><span class="t-p">  ;',
        '  </span><span class="t-p">;',
      ),
    );
  });

  test.each([
    ['lines', 'let a\n'.repeat(limits.lines + 1)],
    ['characters', 'a '.repeat(limits.characters)],
  ])('too many %s stay plain', async (_, code) => {
    expect(await html(code, 'ts')).not.toContain('<span');
  });
});

test('a line that a grammar takes minutes for stays plain, the others do not', async () => {
  const highlighter = createHighlighter({ cacheDir: folder(), aliases: {} });
  const long = 'std::a<'.repeat(600);
  const [first, second, third] = await highlighter.highlight(`<p>\n${long}\n</p>`, 'vue');
  expect(first).toContain('<span class="t-g">');
  expect(second).toBe(long.replaceAll('<', '&lt;'));
  expect(third).toContain('<span class="t-g">');
  expect(highlighter.findLongLine(`<p>\n${long}`, 'vue')).toBe(1);
  expect(highlighter.findLongLine(`<p>\n${long}`, 'text')).toBe(-1);
});

test('the length of a line is in bytes, as the expressions are matched', async () => {
  const highlighter = createHighlighter({ cacheDir: folder(), aliases: {} });
  expect(highlighter.findLongLine(`<p>\n${'好'.repeat(333)}`, 'vue')).toBe(1);
  expect(highlighter.findLongLine('好'.repeat(332), 'vue')).toBe(-1);
});

describe('a line with too many brackets', () => {
  const nested = '<'.repeat(990);
  const plain = '&lt;'.repeat(990);

  test('stays plain and is reported in every run, the others have colours', async () => {
    const cacheDir = folder();
    for (let run = 0; run < 2; run++) {
      const stopped: number[] = [];
      const highlighter = createHighlighter({ cacheDir, aliases: {} });
      const report = (line: number) => void stopped.push(line);
      const [first, second, third] = await highlighter.highlight(`<p>\n${nested}\n</p>`, 'html', report);
      expect([first, third]).toEqual([expect.stringContaining('<span'), expect.stringContaining('<span')]);
      expect(second).toBe(plain);
      expect(stopped).toEqual([1]);
      highlighter.close();
    }
  });

  test('is reported when transformers change the block, too', async () => {
    const stopped: number[] = [];
    const highlighter = createHighlighter({ cacheDir: folder(), aliases: {} });
    const block = { code: `<p>\n${nested}\n</p>`, language: 'html', meta: '', transformers: [] };
    expect(await highlighter.transform(block, (line) => void stopped.push(line))).toContain('class="t-g">p');
    expect(stopped).toEqual([1]);
  });

  test('ends the colours of a block with many of them, and one is reported', async () => {
    const stopped: number[] = [];
    const highlighter = createHighlighter({ cacheDir: folder(), aliases: {} });
    const code = `${`${'{'.repeat(400)}\n`.repeat(60)}let a`;
    const lines = await highlighter.highlight(code, 'ts', (line) => void stopped.push(line));
    expect(lines[0]).toContain('<span');
    expect(lines.at(-1)).toBe('let a');
    expect(stopped).toHaveLength(1);
  });
});

test('the result does not depend on the load of the machine', async () => {
  const code = 'export const a: Map<string, number> = new Map([["a", 1]]);'.repeat(10);
  const highlight = async () => createHighlighter({ cacheDir: folder(), aliases: {} }).highlight(code, 'ts');
  const lines = await highlight();
  const start = Date.now();
  const clock = { looks: 0 };
  // every reading of the clock is a second later
  const now = rs.spyOn(Date, 'now').mockImplementation(() => start + 1_000 * clock.looks++);
  const elapsed = rs.spyOn(performance, 'now').mockImplementation(() => 1_000 * clock.looks++);
  try {
    expect(await highlight()).toEqual(lines);
  } finally {
    now.mockRestore();
    elapsed.mockRestore();
  }
});

describe('memory on disk', () => {
  test('a second run reads the result of the first', async () => {
    const cacheDir = folder();
    const first = createHighlighter({ cacheDir, aliases: {} });
    const lines = await first.highlight('let a = 1', 'ts');
    const [index = ''] = filesIn(cacheDir).filter((name) => name.endsWith('.pack'));
    expect(readFileSync(join(cacheDir, index), 'utf8')).toBe(lines.join('\n'));
    // not a promise: the engine was not needed
    expect(createHighlighter({ cacheDir, aliases: {} }).highlight('let a = 1', 'ts')).toEqual(lines);
  });
});
