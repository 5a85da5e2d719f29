import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from './fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-transformers-'));
afterAll(() => rmSync(root, { recursive: true }));
const count = { modules: 0 };
const write = (name: string, text: string) => {
  const path = join(root, name);
  writeFileSync(path, text);
  return path;
};

/** Node.js caches modules, so each has a name of its own. */
const writeModule = (text: string) => write(`transformers-${++count.modules}.mjs`, text);

interface Settings {
  format?: 'md' | 'mdx';
  markdown?: NonNullable<Parameters<typeof testCompiler>[1]>['markdown'];
}

async function render(module: string | null, source: string, { format = 'md', markdown = {} }: Settings = {}) {
  const codeTransformers = module === null ? [] : [writeModule(module)];
  const compiler = testCompiler(root, { markdown: { ...markdown, codeTransformers } });
  const { html, page } = await renderPage(compiler, sourceFile(root, write(`page.${format}`, source)));
  compiler.close();
  return { html, page, lines: getLines(html), problems: page.problems };
}

const getCode = (html: string) => /<code>(.*)<\/code>/s.exec(html)?.[1] ?? '';
const getLines = (html: string) => getCode(html).split('\n');
const getText = (html: string) => getCode(html).replace(/<[^>]+>/g, '');
const fence = (code: string, info = 'ts') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** The block when transformers change nothing. */
const nothing = 'export default { name: "nothing", line() {} };';

describe('hooks', () => {
  test.each([
    ['preprocess', 'preprocess: (code, { lang }) => code + "\\n// " + lang', 'let a\n// typescript'],
    ['tokens', 'tokens: (lines) => lines.toReversed()', 'b\nlet a', 'let a\nb'],
    ['postprocess', 'postprocess: (html) => html.replace("let", "LET")', 'LET a'],
  ])('%s changes the text', async (_, hook, expected, code = 'let a') => {
    const { html, problems } = await render(`export default { ${hook} };`, fence(code, 'typescript'));
    expect(problems).toEqual([]);
    expect(getText(html)).toBe(expected);
  });

  test('span receives the place of a token', async () => {
    const hook = `span(node, line, column, parent, token) {
      if (token.content.trim() === 'b') node.properties.title = [line, column, parent.properties.class, token.offset].join();
    }`;
    const { html } = await render(`export default { ${hook} };`, fence('a\n= b'));
    expect(html).toMatch(/<span class="t-v" title="2,\d,line,\d">\s*b<\/span>/);
  });

  test('line, code, pre and root change or replace the nodes', async () => {
    const module = `export default {
      line(node, number) { return { ...node, properties: { class: 'line', 'data-line': number } }; },
      code(node) { node.properties.id = 'code'; },
      pre(node) { node.properties.title = 'pre'; this.addClassToHast(node, 'own'); },
      root(root) {
        return { type: 'root', children: [{ type: 'element', tagName: 'figure', properties: {}, children: root.children }] };
      },
    };`;
    const { html } = await render(module, fence('a\nb'));
    expect(html).toMatch(
      /<figure><pre class="shiki folia-classes own" title="pre" [^>]*style="--lines:2"[^>]*><code id="code"><span class="line" data-line="1">.*\n<span class="line" data-line="2">.*<\/code><\/pre><\/figure>/s,
    );
  });

  test('the context has the source, the options and the nodes', async () => {
    const module = `export default {
      preprocess() { this.meta.own = 'kept'; },
      pre(pre) {
        const { source, options, tokens, lines, root, code, meta } = this;
        const facts = { source, raw: options.meta.__raw, lang: options.lang, tokens: tokens.length, lines: lines.length };
        pre.properties['data-facts'] = JSON.stringify({ ...facts, root: root.type, same: this.pre === pre, code: code.tagName, own: meta.own });
      },
    };`;
    const { html } = await render(module, fence('a\nb', 'ts title="a.ts" {2} /a/'));
    const facts = /data-facts="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#x22;', '"') ?? '';
    expect(JSON.parse(facts)).toEqual({
      ...{ source: 'a\nb', raw: 'title="a.ts" {2} /a/', lang: 'ts', tokens: 2, lines: 2 },
      ...{ root: 'root', same: true, code: 'code', own: 'kept' },
    });
  });

  test('transformers run in the order of the list, `enforce` before that', async () => {
    const one = (name: string, enforce = '') =>
      `{ name: '${name}', ${enforce} line(node) { this.addClassToHast(node, '${name}'); } }`;
    const module = `export default [${one('a', "enforce: 'post',")}, ${one('b')}, ${one('c', "enforce: 'pre',")}];`;
    const { html } = await render(module, fence('a'));
    expect(html).toContain('<span class="line c b a">');
  });

  test('a block in no language, or an unknown one, is transformed as text', async () => {
    const module = 'export default { pre(node) { node.properties.lang = this.options.lang; } };';
    const { html } = await render(module, [fence('<a>', ''), fence('<b>', 'nonsense')].join('\n'));
    expect(html.match(/lang="text"/g)).toHaveLength(3);
    expect(html).toContain('<span>&#x3C;b></span>');
  });

  test('code that a transformer highlights has classes, too', async () => {
    const module = `export default {
      root(root) {
        const { children } = this.codeToHast('let a', { ...this.options, transformers: [], structure: 'inline' });
        root.children.push(...children);
      },
    };`;
    const { html } = await render(module, fence('a'));
    expect(html).toMatch(/<\/pre><span class="t-k">let/);
    expect(html).not.toContain('#0000');
  });
});

describe('what Folia does with code', () => {
  /** Marks of lines, and their text. */
  const getMarks = (html: string) =>
    getLines(html).map((line) => [
      /class="line ?([^"]*)"/.exec(line)?.[1],
      (line.includes('class="prompt"') ? '$ ' : '') + line.replace(/<[^>]+>/g, ''),
    ]);
  const getFrame = (html: string) => html.replace(/<pre.*<\/pre>/s, '').trim();

  test.each([
    ['a title and marked lines', 'ts title="a.ts" {1,3}', 'let a\n\nlet c'],
    ['notations', 'ts', 'let a // [!code ++]\nlet b // [!code --] // [!code focus]\n  f(c) // [!code warning]'],
    ['notations of several lines, on lines of their own', 'tsx {2}', '// [!code hl:2]\na\nb\n{/* [!code error] */}\nc'],
    ['notations at both ends', 'ts', '// [!code hl]\na\n// [!code hl]'],
    ['prompts', 'sh', '$ ls -l # [!code hl]\na.ts\n$ pwd'],
    ['hidden lines', 'ts {1}', 'let a\n// ---cut---\nlet b\nlet c // [!code ++]'],
    ['numbers, wrapping', 'ts lineNumbers wrap', 'let a'],
    ['a folded block', 'ts fold', 'let a\n'.repeat(20)],
    ['output', 'console', '$ ls\na.ts'],
    ['a tree', 'text', 'a\n└─ b'],
    ['regular expressions and escapes', 'ts', "a = /[a-z]+\\d/ + '\\n' // words"],
    ['a long line', 'ts', `let a\n${'let a;'.repeat(200)}`],
    ['an empty block', 'ts', ''],
  ])('%s: as without transformers', async (_, info, code) => {
    for (const format of ['md', 'mdx'] as const) {
      const [plain, transformed] = [
        await render(null, fence(code, info), { format }),
        await render(nothing, fence(code, info), { format }),
      ];
      expect(getMarks(transformed.html)).toEqual(getMarks(plain.html));
      expect(getFrame(transformed.html)).toBe(getFrame(plain.html));
      expect(transformed.problems).toEqual(plain.problems);
      for (const attribute of [/data-folia-scroll-label="[^"]*"/, /translate="no"/, /style="[^"]*"/])
        expect(attribute.exec(transformed.html)?.[0]).toBe(attribute.exec(plain.html)?.[0]);
      const words = (html: string) => html.match(/class="t-\w">\s*[^<\s]+/g)?.map((word) => word.replace(/>\s+/, '>'));
      expect(words(getCode(transformed.html))).toEqual(words(getCode(plain.html)));
    }
  });

  test('a notation that a transformer has handled is not read again, nor one that it has unescaped', async () => {
    const module = `const replace = (node, change) => {
      if (node.type === 'text') node.value = change(node.value);
      else node.children.forEach((child) => replace(child, change));
    };
    export default { code(node) { replace(node, (text) => text.replace('// [!code ++]', '').replace('[\\\\!code', '[!code')); } };`;
    const { html } = await render(module, fence('a // [!code ++]\nb // [\\!code ++]\nc // [!code --]'));
    expect(getMarks(html)).toEqual([
      ['', 'a '],
      ['', 'b // [!code ++]'],
      ['diff remove', 'c'],
    ]);
  });

  test('lines that a transformer marks count as marked', async () => {
    const module = 'export default { line(node) { this.addClassToHast(node, "own"); } };';
    const { html } = await render(module, fence('a'), { markdown: { lineNumbersWithMarks: true } });
    expect(html).toContain('data-lines');
  });

  test('code of files and groups is transformed', async () => {
    write('quoted.ts', 'let quoted\n');
    const module = 'export default { line(node) { this.addClassToHast(node, "own"); } };';
    const group = `:::code-group\n${fence('let a')}\n:::\n\n${fence('', 'ts file="./quoted.ts"')}\n<<< ./quoted.ts\n`;
    const { html, problems } = await render(module, group);
    expect(problems).toEqual([]);
    expect(html.match(/class="line own"/g)).toHaveLength(3);
  });

  test('a block that becomes something else has no lines', async () => {
    const module = `export default {
      root: () => ({ type: 'root', children: [{ type: 'element', tagName: 'b', properties: {}, children: [] }] }),
    };`;
    const { html, problems } = await render(module, fence('a', 'ts {1} lineNumbers'));
    expect(problems).toEqual([]);
    expect(html).toContain('data-lines><b></b><div class="folia-code-buttons');
  });
});

describe('modules', () => {
  const own = '{ name: "own", line(node) { this.addClassToHast(node, "own"); } }';
  test.each([
    ['a transformer', `export default ${own};`],
    ['a list', `export default [${own}];`],
    ['a function that returns a transformer', `export default () => (${own});`],
    ['a function that returns a list', `export default () => [${own}];`],
    ['an instance', 'export default new (class { line(node) { this.addClassToHast(node, "own"); } })();'],
  ])('%s', async (_, module) => {
    const { html } = await render(module, fence('a'));
    expect(html).toContain('<span class="line own">');
  });

  test('an empty list changes nothing', async () => {
    expect((await render('export default [];', fence('a'))).html).toBe((await render(null, fence('a'))).html);
  });

  test.each([
    ['no default export', 'export const a = 1;'],
    ['a text', 'export default "@shikijs/transformers";'],
    ['an object without a hook', 'export default { name: "empty" };'],
    ['a hook that is no function', 'export default { line: true };'],
    ['a list with a function', 'export default [() => ({ line() {} })];'],
  ])('%s is refused', async (_, module) => {
    const { problems } = await render(module, fence('a'));
    expect(problems).toMatchObject([
      {
        level: 'error',
        message: 'The default export is no transformer of Shiki.',
        hint: 'Export a transformer, a list of them, or a function that returns one: `export default [transformerNotationDiff()]`.',
        at: { file: expect.stringMatching(/transformers-\d+\.mjs$/) },
      },
    ]);
  });

  test.each([
    ['a module that throws', 'throw new Error("no data");'],
    ['a function that throws', 'export default () => { throw new Error("no data"); };'],
  ])('%s is reported', async (_, module) => {
    const { problems } = await render(module, fence('a'));
    expect(problems).toMatchObject([{ level: 'error', message: "The code transformers can't be loaded: no data" }]);
  });
});

describe('a hook that throws', () => {
  const page = `# Title\n\nText.\n\n${fence('let a')}`;
  test.each([
    ...['preprocess', 'tokens', 'span', 'line', 'code', 'pre', 'root', 'postprocess'].map((hook) => [
      `${hook}() { throw new Error('no data'); }`,
      `${hook}() of the code transformer "own" failed: no data`,
    ]),
    ['async line() {}', 'line() of the code transformer "own" returned a promise, and hooks cannot wait.'],
    [
      'preprocess(_, options) { options.decorations = [{ start: 9, end: 99, properties: {} }]; }',
      expect.stringMatching(/^The code cannot be rendered with the code transformers: .*offset: 9/),
    ],
  ])('%s', async (hook, message) => {
    const { html, problems } = await render(`export default { name: 'own', ${hook} };`, page);
    expect(problems).toMatchObject([{ level: 'error', message, at: { file: join(root, 'page.md'), line: 5 } }]);
    expect(html).toBe((await render(null, page)).html);
  });

  test('one without a name is named by its module', async () => {
    const { problems } = await render("export default { line() { throw new Error('no'); } };", page);
    expect(problems[0]?.message).toMatch(/^line\(\) of the code transformer "transformers-\d+\.mjs" failed: no$/);
  });
});
