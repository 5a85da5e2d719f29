import { describe, expect, test } from '@rstest/core';
import { fencePage, writePage } from '../page/write-page';
import { dataFindings } from './data-formats';
import { fencesWithoutLanguage, fencesWithoutReason } from './fence';
import { packageFindings } from './packages';
import { unequalFences } from './same';
import { fileOf, findingsIn, importsIn, typeFindings } from './typescript';

describe('nocheck', () => {
  test.each([
    ['', 0],
    ['nocheck="the end of an output"', 0],
    ['nocheck', 1],
    ['nocheck="no"', 1],
  ])('%s', (meta, count) => expect(fencesWithoutReason([fencePage('ts', 'a', meta)])).toHaveLength(count));

  test('a fence names its language', () => {
    expect(fencesWithoutLanguage([writePage('```\na\n```')])).toEqual([
      { at: 'en/guide/x.mdx:1', problem: expect.stringContaining('has no language') },
    ]);
  });
});

describe('types', () => {
  const config = (body: string) => `import { defineConfig } from '@rslib/core';\nexport default defineConfig(${body});`;
  const page = writePage(`Text.

\`\`\`ts
${config('{ lib: [{ fromat: "esm" }] }')}
\`\`\`

\`\`\`ts
{ dts: { bundel: true } }
\`\`\`

\`\`\`ts
build(options?: { lib?: number }): Promise<BuildResult>;
\`\`\`

\`\`\`ts
import { one } from './one';
export const two = one + 1;
\`\`\`

\`\`\`js
let a = 1;
a.nothing();
\`\`\`

\`\`\`ts nocheck="wrong on purpose"
const a: string = 1;
\`\`\`
`);

  test('are checked in one run, and errors name the line of the page', () => {
    const findings = typeFindings([page], { foreign: [] });
    expect(findings.map(({ at }) => at)).toEqual([
      'en/guide/x.mdx:5',
      'en/guide/x.mdx:9',
      'en/guide/x.mdx:13',
      'en/guide/x.mdx:23',
    ]);
    expect(findings[0]?.problem).toContain("'fromat' does not exist");
    expect(findings[1]?.problem).toContain("'bundel' does not exist");
  });

  test('lines above a cut are a part of the fence', () => {
    const code = 'const kit = { size: 1 };\n// ---cut---\nkit.size = 2;';
    expect(typeFindings([fencePage('ts', code)], { foreign: [] })).toEqual([]);
  });

  test('a compiler that does not start is a finding', () => {
    expect(findingsIn('error TS2688: no types', [])).toEqual([
      { at: 'website/docs', problem: 'error TS2688: no types' },
    ]);
  });

  test('line numbers do not count the lines added above', () => {
    const [fence] = page.fences;
    const file = fence && fileOf({ page, fence: { ...fence, code: '{ dts: true }' } }, 0);
    expect(file?.added).toBe(2);
  });

  test.each([
    ["import a from 'a'; import('b'); require('c'); export * from 'd/e'", ['a', 'b', 'c', 'd/e']],
    ["import './f.css'", ['./f.css']],
  ])('importsIn %s', (code, expected) => expect(importsIn(code)).toEqual(expected));
});

test.each([
  ['json', '{ "a": 1 }', []],
  ['json', '{\n  a: 1\n}', [2]],
  ['jsonc', '{\n  // why\n  "a": "http://x", /* b */\n}', []],
  ['yaml', 'a: 1\nb: 2', []],
  ['yaml', 'a: 1\n b: 2', [1]],
  ['text', '{', []],
])('%s %s', (language, code, lines) => {
  const expected = lines.map((line) => `en/guide/x.mdx:${line + 1}`);
  expect(dataFindings([fencePage(language, code)]).map(({ at }) => at)).toEqual(expected);
});

describe('both languages', () => {
  test.each([
    ['ts', 'a(); // one', 'a(); // 一', true],
    ['ts', "const a = 'word';", "const a = '词';", true],
    ['ts', "const a = 'word';", "const b = '词';", false],
    ['ts', 'a();', 'b();', false],
    ['bash', 'npx rslib # build', 'npx rslib # 构建', true],
    ['bash', 'npx rslib -w', 'npx rslib', false],
    ['text', 'dist', 'dist', true],
    ['vue', '<p>Text</p>', '<p>文字</p>', true],
  ])('%s: %s | %s', (language, english, chinese, same) => {
    const findings = unequalFences([{ en: fencePage(language, english), zh: fencePage(language, chinese) }]);
    expect(findings.length === 0).toBe(same);
  });

  test('both lines are named', () => {
    const [finding] = unequalFences([
      { en: fencePage('ts', 'a();\nb();'), zh: writePage('文字\n\n```ts\na();\nc();\n```', { locale: 'zh' }) },
    ]);
    expect(finding?.at).toBe('en/guide/x.mdx:3');
    expect(finding?.problem).toBe('The fence differs from zh/guide/x.mdx:5: "b();" here, "c();" there.');
  });
});

describe('packages', () => {
  const known = { installed: new Set(['@rslib/core', 'vue']), named: new Map([['pkg', 'any package']]) };
  test.each([
    [fencePage('bash', 'npm i -D @rslib/core@1 vue pkg'), []],
    [fencePage('bash', 'pnpm add nope@latest'), ['nope']],
    [writePage('<PackageManagerTabs command="install @a/nope -D" />'), ['@a/nope']],
    [fencePage('ts', "import x from 'nope/deep'; import fs from 'node:fs'; import './own';"), ['nope']],
    [fencePage('json', '{ "dependencies": { "nope": "1" } }'), ['nope']],
  ])('%#', (page, names) => {
    const pages = [page, fencePage('bash', 'npm i pkg')];
    expect(packageFindings(pages, known).map(({ problem }) => /"([^"]+)"/.exec(problem)?.[1])).toEqual(names);
  });

  test('every entry of the list is used by a page', () => {
    expect(packageFindings([], known)).toEqual([
      { at: 'website/writing/packages.json', problem: '"pkg" is on no page, so it need not be listed.' },
    ]);
  });
});
