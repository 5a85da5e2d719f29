import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@rstest/core';
import { createHighlighterCore, type RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { sharePatterns } from './shared-patterns';
import { sentinelTheme } from './theme';

const oniguruma = createOnigurumaEngine(readFileSync(createRequire(import.meta.url).resolve('shiki/onig.wasm')));

/** Counts what is compiled. */
const counted = (engine: RegexEngine) => {
  const count = { patterns: 0, disposed: 0 };
  const counting: RegexEngine = {
    createString: engine.createString,
    createScanner(patterns) {
      const scanner = engine.createScanner(patterns);
      count.patterns += patterns.length;
      return {
        findNextMatchSync: (...asked) => scanner.findNextMatchSync(...asked),
        dispose: () => {
          count.disposed += patterns.length;
          scanner.dispose?.();
        },
      };
    },
  };
  return { count, counting };
};

describe('one scanner', () => {
  const texts: [title: string, patterns: string[], text: string][] = [
    ['the earliest match', ['barbar', 'foobar', 'o+'], 'xx foobar barbar'],
    ['the first expression of several at one place', ['foobarx', 'foobar', 'foo'], '-foobar'],
    ['one that ends where the next begins', ['aaaaaa', 'bbbbbb', 'a'], 'aaaaaabbbbbb'],
    ['an expression tied to where the search starts', ['\\Gaaaaa', 'b', 'a'], 'aaaaaabaaaaaa'],
    ['an expression that keeps what it has read out of the match', ['ab\\Kcde', 'bcdefg', 'x'], 'abcde abcde x'],
    ['looking behind', ['(?<=a)bb', 'cccccc', 'b'], 'abbb bb cccccc'],
    ['nothing', ['zzzzzz', 'y'], 'aaa'],
  ];
  test.each(texts)('%s', async (_, patterns, text) => {
    const plain = await oniguruma;
    const found = [plain, sharePatterns(plain)].map((engine) => {
      const scanner = engine.createScanner(patterns);
      const line = engine.createString(text);
      const everywhere = Array.from({ length: text.length + 1 }, (_, from) => scanner.findNextMatchSync(line, from, 0));
      // and back again: what was found last must not be taken for what is asked now
      const back = Array.from({ length: text.length + 1 }, (_, gone) =>
        scanner.findNextMatchSync(line, text.length - gone, 0),
      );
      return [...everywhere, ...back];
    });
    expect(found[1]).toEqual(found[0]);
  });

  test('another line is searched anew', async () => {
    const engine = sharePatterns(await oniguruma);
    const scanner = engine.createScanner(['needle']);
    const at = (text: string) => scanner.findNextMatchSync(engine.createString(text), 0, 0)?.captureIndices[0]?.start;
    expect([at('a needle'), at('needle'), at('hay'), at('the needle')]).toEqual([2, 0, undefined, 4]);
  });
});

describe('several scanners', () => {
  test('equal stretches are compiled once, and given up with the last that used them', async () => {
    const { count, counting } = counted(await oniguruma);
    const { createScanner } = sharePatterns(counting);
    const common = ['aaaaaa', 'bbb', 'cccccc'];
    const one = createScanner(['x', 'dddddd', ...common]);
    const other = createScanner(['yyyyyy', ...common]);
    expect(count.patterns).toBe(6);
    one.dispose?.();
    expect(count.disposed).toBe(2);
    other.dispose?.();
    expect(count).toEqual({ patterns: 6, disposed: 6 });
  });

  const samples = {
    tsx: 'export const A = ({ b }: { b?: string }) => <p title={`x \\` $`}>{/* no */}</p>;\n/** a\n * b */\nclass C<T> extends D {}',
    html: '<style>a { color: red }</style>\n<script>let a = /x\\/y/g;\n// b\n</script>\n<p class="c">&amp;</p>',
    bash: 'cat <<EOF > a\n$HOME `date`\nEOF\nfor f in *.ts; do echo "$f"; done',
    markdown: '# A\n\n- b `c`\n\n```js\nconst d = 1\n```\n\n~~~css\na { b: c }\n~~~',
    yaml: 'a: &b\n  - "c"\n  - |\n    d\ne: *b # f',
  };
  test('a page in five languages is read as without sharing, with fewer expressions', async () => {
    const read = async (engine: RegexEngine) => {
      const langs = Object.keys(samples).map((name) => bundledLanguages[name as keyof typeof samples]);
      const highlighter = await createHighlighterCore({ engine, themes: [sentinelTheme], langs, warnings: false });
      highlighter.setTheme(sentinelTheme.name ?? '');
      return Object.entries(samples).map(([language, code]) => highlighter.codeToTokensBase(code, { lang: language }));
    };
    const [plain, shared] = [counted(await oniguruma), counted(await oniguruma)];
    const expected = await read(plain.counting);
    expect(await read(sharePatterns(shared.counting))).toEqual(expected);
    expect(shared.count.patterns).toBeLessThan(plain.count.patterns / 2);
  });
});
