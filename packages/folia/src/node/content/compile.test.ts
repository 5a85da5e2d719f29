import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { renderPage, sourceFile, testCompiler } from './fixtures/compiler';

const root = mkdtempSync(join(tmpdir(), 'folia-compile-'));
const compiler = testCompiler(root);

function put(name: string, text: string | Uint8Array): string {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const compile = (name: string, text: string | Uint8Array) => compiler.compile(sourceFile(root, put(name, text)));
const render = (name: string, text: string | Uint8Array, locale = 'en') =>
  renderPage(compiler, sourceFile(root, put(name, text), locale));

put('components/Chart.tsx', '');
put('frag/_a.mdx', "import B from './_b.mdx'\n\n<B />\n");
put('frag/_b.mdx', "import A from './_a.mdx'\n\n<A />\n");
put('frag/_broken.mdx', 'one\n\n{a b}\n');
put('exists.png', '');

describe('problems have a place and a hint', () => {
  test.each([
    ['a broken expression', '# a\n\n中文😀 {a b}\n', [3, 9], /^Broken expression: Expected/, /Write `\\\{`/],
    ['an expression behind marked emphasis', '**中。**文 {a b}\n', [1, 12], /^Broken expression/, /\\\{/],
    ['an open tag', 'x\n\n<a>\n', [3, 1], /^Expected a closing tag for `<a>`/, /Close the tag/],
    ['a comment', '<!-- x -->\n', [1, 1], /^Unexpected character `!`/, /\{\/\* … \*\/\}/],
    ['broken module code', "import a form 'b'\n", [1, 10], /^Broken esm/, null],
    ['an unknown component', 'x\n\n- <Tab2 />\n', [3, 3], /^Unknown component <Tab2>\.$/, /Did you mean <Tabs>\?/],
    ['an unknown member', '<Nothing.Here />\n', [1, 1], /^Unknown component <Nothing\.Here>\.$/, /Import it/],
    [
      'a missing import',
      "x\n\nimport C from './components/Chard'\n",
      [3, 1],
      /^There is no "\.\/components\/Chard" to import\.$/,
      /"\.\/components\/Chart\.tsx"/,
    ],
    [
      'a missing fragment',
      "import F from './nowhere/_f.mdx'\n",
      [1, 1],
      /^There is no "\.\/nowhere/,
      /folder .* does not exist/,
    ],
    [
      'a missing image',
      '# a\n\nx ![y](./exist.png)\n',
      [3, 3],
      /^There is no image "\.\/exist\.png"\.$/,
      /"\.\/exists\.png"/,
    ],
    ['a missing public image', '![y](/nope.png)\n', [1, 1], /in the public folder\.$/, null],
    ['a missing quoted file', '```ts file="./gone.ts"\n```\n', [1, 1], /^There is no file "\.\/gone\.ts"/, null],
  ])('%s', async (_, source, [line, column], message, hint) => {
    const { problems, body } = await compile('page.mdx', source as string);
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(problem).toMatchObject({ level: 'error', at: { file: join(root, 'page.mdx'), line, column } });
    expect(problem?.message).toMatch(message as RegExp);
    if (hint) expect(problem?.hint).toMatch(hint as RegExp);
    expect(problem?.frame).toContain(`> ${line} | `);
    expect(body).toEqual({ kind: 'html', html: '' });
  });

  test('several at once', async () => {
    const { problems } = await compile('page.mdx', '<Foo />\n\n![](./a.png)\n\n<Bar />\n');
    expect(problems.map(({ at }) => at?.line).sort()).toEqual([1, 3, 5]);
  });

  test('a line of code that is too long to be highlighted', async () => {
    const { problems } = await compile('long.md', `# A\n\n\`\`\`ts\nlet a;\n${'a'.repeat(1001)}\n\`\`\`\n`);
    expect(problems).toMatchObject([
      { level: 'warning', message: 'Line 2 of this code is too long to be highlighted.', at: { line: 3, column: 1 } },
    ]);
  });

  test.each(['md', 'mdx'])('a table of millions of cells (.%s)', async (ending) => {
    const row = (text: string) => `|${`${text}|`.repeat(5000)}\n`;
    const { problems } = await compile(`table.${ending}`, `# A\n\n${row('a')}${row('-')}${'|b\n'.repeat(2500)}`);
    expect(problems).toMatchObject([
      { message: 'The tables of this page have more than 200,000 cells.', at: { line: 4, column: 1 } },
    ]);
  });

  test('circular fragments are reported', async () => {
    const { problems } = await compile('page.mdx', "import A from './frag/_a.mdx'\n\n<A />\n");
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe('These files include each other: frag/_a.mdx → frag/_b.mdx → frag/_a.mdx.');
    expect(problems[0]?.at).toMatchObject({ file: join(root, 'frag/_b.mdx'), line: 1 });
  });

  test('a fault in a fragment is shown where it is', async () => {
    const { problems, dependencies } = await compile('page.mdx', "import A from './frag/_broken.mdx'\n\n<A />\n");
    expect(problems.map(({ at }) => at)).toEqual([{ file: join(root, 'frag/_broken.mdx'), line: 3, column: 4 }]);
    expect(dependencies).toEqual([join(root, 'frag/_broken.mdx')]);
  });

  test('names that the page declares are defined', async () => {
    const { problems } = await compile(
      'page.mdx',
      "import Chart, { X as Y } from './components/Chart'\nimport * as all from '@theme'\n\nexport const Own = () => 1, { A } = {}\n\n<Chart /> <Y.Z /> <all.Tabs /> <Own /> <A /> <Tabs /> {[1].map((n) => <Local key={n} />)}\n",
    );
    expect(problems).toEqual([]);
  });
});

describe('encodings and extremes', () => {
  test('not UTF-8', async () => {
    const { problems } = await compile('page.md', Buffer.from([0x61, 0x0a, 0x62, 0xff, 0x63]));
    expect(problems).toMatchObject([
      { message: 'The file is not UTF-8.', at: { line: 2 }, hint: 'Save the file as UTF-8.' },
    ]);
  });

  test('a byte order mark and CRLF', async () => {
    const { html, page } = await render(
      'page.md',
      '\uFEFF---\r\ntitle: T\r\n---\r\n\r\n# A {#x}\r\n\r\n```ts\r\nlet a\r\nlet b\r\n```\r\n',
    );
    expect(page.frontmatter.title).toBe('T');
    expect(html).toContain('<h1 id="x">A<a');
    expect(html).not.toContain('\r');
  });

  test.each(['page.md', 'page.mdx'])('an empty %s', async (name) => {
    const { html, page } = await render(name, '');
    expect([html, page.problems]).toEqual(['', []]);
  });

  test('a page of 5 MB', async () => {
    const { html, page } = await render(
      'page.md',
      '# Big\n\n'.concat('A **paragraph** with `code` and 中文。\n\n'.repeat(120_000)),
    );
    expect(page.problems).toEqual([]);
    expect(html.length).toBeGreaterThan(5_000_000);
  });

  test.each(['page.md', 'page.mdx'])('200 nested lists in %s', async (name) => {
    const { html } = await render(
      name,
      Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
    );
    expect(html.match(/<ul>/g)).toHaveLength(200);
  });

  test('a block of 10,000 lines is plain but whole', async () => {
    const { html } = await render(
      'page.mdx',
      `\`\`\`ts title="big.ts" {2}\n${'const a = 1;\n'.repeat(10_000)}\`\`\`\n`,
    );
    expect(html.match(/<span class="line/g)).toHaveLength(10_000);
    expect(html).toContain('<div class="folia-code-title" data-folia-code-title>big.ts</div>');
    expect(html).not.toContain('t-k');
  });

  test('file names with spaces, %, # and Chinese', async () => {
    put('docs/图 1%#.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>');
    put('docs/片 段%#.mdx', 'fragment [link](<./中 文.md>)\n');
    const source = "import F from './片 段%#.mdx'\n\n<F />\n\n![](<./图 1%25%23.svg>)\n";
    const { html, page } = await render('docs/页 面%#.mdx', source);
    expect(page.problems).toEqual([]);
    expect(html).toContain('<a href="/docs/%E4%B8%AD%20%E6%96%87">link</a>');
    expect(html).toMatch(
      /<img src="\/static\/image\/%E5%9B%BE%201%25%23\.[0-9a-f]{10}\.svg" alt="" width="3" height="4">/,
    );
  });
});

describe('links and assets', () => {
  test('links carry the place they were written at', async () => {
    const { links } = await compile(
      'zh/guide/a.mdx',
      '# a\n\n中文**。**文 [x](./b.md#y) [z](/c)\n\n<a href="/d">d</a>\n',
    );
    const file = join(root, 'zh/guide/a.mdx');
    expect(links).toEqual([
      { href: '/guide/b#y', written: './b.md#y', at: { file, line: 3, column: 10 } },
      { href: '/c', written: null, at: { file, line: 3, column: 24 } },
      { href: '/d', written: null, at: { file, line: 5, column: 1 } },
    ]);
  });

  test('a root link gets the language of the page, also in a fragment', async () => {
    put('en/shared/_s.mdx', '[x](/guide/a) [y](./b.md)\n');
    const { html } = await render('zh/guide/a.mdx', "import S from '../../en/shared/_s.mdx'\n\n<S />\n", 'zh');
    expect(html).toBe('<p><a href="/zh/guide/a">x</a> <a href="/zh/shared/b">y</a></p>');
  });

  test('base is put before links and images', async () => {
    put('public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    put('own.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    const based = testCompiler(root, { base: '/docs/' });
    const { html, page } = await renderPage(
      based,
      sourceFile(root, put('p.md', '[a](/x) ![b](/logo.svg) ![c](./own.svg)')),
    );
    expect(html).toMatch(
      /href="\/docs\/x".*src="\/docs\/logo\.svg".*src="\/docs\/static\/image\/own\.[0-9a-f]{10}\.svg"/,
    );
    expect(page.assets).toEqual([
      { from: join(root, 'own.svg'), to: expect.stringMatching(/^static\/image\/own\.[0-9a-f]{10}\.svg$/) },
    ]);
  });

  test('replace rules are applied to the source', async () => {
    const replacing = testCompiler(root, {
      replaceRules: [
        { search: /v\d/, replace: 'v9' },
        { search: '{x}', replace: 'y' },
      ],
    });
    expect((await renderPage(replacing, sourceFile(root, put('p.md', 'v1 v2 {x}')))).html.trim()).toBe(
      '<p>v9 v9 y</p>',
    );
  });

  test('the site sets wrapping and line numbers, a block can override them', async () => {
    const markdown = {
      showLineNumbers: true,
      defaultWrapCode: true,
      highlightLanguages: { cfg: 'json' },
    };
    const { html } = await renderPage(
      testCompiler(root, { markdown }),
      sourceFile(root, put('p.md', '```cfg\n1\n```\n\n```ts wrap=false lineNumbers=false\na\n```\n')),
    );
    expect(html).toContain(
      '<div class="folia-code" data-folia-code data-lang="cfg" data-wrap data-lines><pre data-folia-scroll-label="Code" translate="no" style="--lines:1"><code><span class="line"><span class="t-n">1',
    );
    expect(html).toContain('<div class="folia-code" data-folia-code data-lang="ts"><pre');
  });

  test('plugins of the site run after the engine’s own; a broken one is reported', async () => {
    const plugin = put(
      'plugin.mjs',
      "export default { name: 'mine', element: { filter: ['p'], visit(node, ctx) { ctx.setProperty(node, 'id', 'mine'); } } };",
    );
    const file = sourceFile(root, put('p.md', 'x'));
    const good = testCompiler(root, { markdown: { hastPlugins: [plugin] } });
    expect((await renderPage(good, file)).html.trim()).toBe('<p id="mine">x</p>');
    const bad = testCompiler(root, {
      markdown: { hastPlugins: [put('empty.mjs', 'export const x = 1;')] },
    });
    expect((await bad.compile(file)).problems).toMatchObject([
      { level: 'error', message: 'The plugin has no default export with a name.' },
    ]);
  });

  test('a page that is a component comes from the bundle', async () => {
    const page = await compiler.compile({ ...sourceFile(root, join(root, 'docs/p.tsx')), kind: 'module' });
    expect(page.modules).toEqual(['docs/p.tsx']);
    const module = { default: () => 'rendered' };
    const run = page.body.kind === 'function' ? page.body.run : () => ({});
    expect(run({ jsxRuntime: { Fragment: 0, jsx: () => 0, jsxs: () => 0 }, resolveModule: () => module })).toBe(module);
  });

  test('the output contains no internal marks', async () => {
    const { html } = await render(
      'p.mdx',
      readFileSync(join(import.meta.dirname, 'fixtures/emphasis-mdx/input.mdx'), 'utf8'),
    );
    expect(html).not.toMatch(/\uFDD0|%EF%B7%90/i);
  });
});

describe('the content below the title', () => {
  const line = '<div class="folia-page-line" data-folia-screen-only';
  const head = '---\ndate: 2026-11-20\n---\n';
  test.each([
    ['title.md', '# A\n\nb\n', `</h1>${line}>`],
    ['html.md', '<h1 align="center">A</h1>\n\nb\n', `</h1>${line}>`],
    ['title.mdx', '# A\n\n# B\n', `</h1>${line}=""><time`],
    ['jsx.mdx', '<h1>A</h1>\n\nb\n', `</h1>${line}=""><time`],
  ])('%s: follows the first title, once', async (name, text, expected) => {
    const { html, page } = await render(name, head + text);
    expect(html).toContain(expected);
    expect(html.split(line)).toHaveLength(2);
    expect(page.hasTitle).toBe(true);
  });
  test('a text without a title is reported', async () => {
    const { html, page } = await render('untitled.md', `${head}## A\n`);
    expect(html).not.toContain(line);
    expect(page.hasTitle).toBe(false);
  });
});
