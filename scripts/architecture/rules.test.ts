import { describe, expect, test } from '@rstest/core';
import { importsOf } from './imports';
import { offencesIn } from './rules';

const src = 'packages/folia/src';

/** The offences of virtual files, as `at problem`. */
function check(files: Record<string, string>): string[] {
  return offencesIn(new Map(Object.entries(files))).map(({ at, problem }) => `${at} ${problem}`);
}

describe('a wrong import is shown with its line', () => {
  test.each([
    [
      'shared knows no Node',
      `${src}/shared/a.ts`,
      "import { join } from 'node:path';",
      'shared may not import packages',
    ],
    ['shared knows no React', `${src}/shared/a.ts`, "import { useState } from 'react';", 'React belongs to'],
    [
      'shared knows no other room',
      `${src}/shared/a.ts`,
      "import { b } from '../client/b';",
      'shared may not import client',
    ],
    [
      'node does not import the theme',
      `${src}/node/a.ts`,
      "import t from '../theme/index';",
      'node may not import theme',
    ],
    ['theme does not import node', `${src}/theme/a.ts`, "import { b } from '../node/b';", 'theme may not import node'],
    [
      'client does not import the theme',
      `${src}/client/a.ts`,
      "export * from '../theme/index';",
      'client may not import theme',
    ],
    [
      'theme uses what client makes public',
      `${src}/theme/a.ts`,
      "import { closeBanner } from '../client/page/banner';",
      'theme may not import client',
    ],
    [
      'the bundler has one owner',
      `${src}/node/build.ts`,
      "import { rspack } from '@rsbuild/core';",
      'only node/bundler knows the bundler',
    ],
    ['client uses React in .tsx', `${src}/client/a.ts`, "import { use } from 'react';", 'React belongs to theme/'],
    ['one file renders', `${src}/client/A.tsx`, "import { x } from 'react-dom/server';", 'only client/server.tsx'],
    [
      'content knows types of config only',
      `${src}/node/content/a.ts`,
      "import { defaults } from '../config/config';",
      'node/content may know only the types of node/config',
    ],
    [
      'the search gateway uses folia/node',
      'packages/search-gateway/src/serve.ts',
      "import { listen } from '../../folia/src/node/server/listen';",
      'search-gateway may not import node',
    ],
    [
      'the search gateway does not use the client',
      'packages/search-gateway/src/serve.ts',
      "import { useSearch } from 'folia/client';",
      'search-gateway may not import packages',
    ],
    ['the website uses the doors', 'website/theme.tsx', "import x from 'folia/dist/client/app';", 'by its doors'],
    [
      'no way around the doors',
      'website/theme.tsx',
      "import x from '../packages/folia/src/cli/index';",
      'website may not import cli',
    ],
    ['re-exports count', `${src}/shared/a.ts`, "export { b } from '../node/b';", 'shared may not import node'],
    ['so does import()', `${src}/shared/a.ts`, "const b = () => import('../node/b');", 'shared may not import node'],
    ['and a bare import', `${src}/shared/a.ts`, "import '../theme/a.css';", 'shared may not import theme'],
  ])('%s', (_, path, line, problem) => {
    const found = check({ [path]: `// first\n${line}\n` });
    expect(found.some((text) => text.startsWith(`${path}:2 `) && text.includes(problem))).toBe(true);
  });

  test.each([
    ['a type of config', `${src}/node/content/a.ts`, "import type { Config } from '../config/config';"],
    ['inline types', `${src}/node/content/a.ts`, "import { type A, type B } from '../config/config';"],
    ['what client makes public', `${src}/theme/a.ts`, "import { usePage } from '../client/index';"],
    ['a theme test', `${src}/theme/a.test.ts`, "import { closeBanner } from '../client/page/banner';"],
    ['React in a hook', `${src}/client/page/use-a.ts`, "import { use } from 'react';"],
    ['React in hooks.ts', `${src}/client/hooks.ts`, "import { use } from 'react';"],
    ['a type of React', `${src}/client/a.ts`, "import type { ReactNode } from 'react';"],
    ['a door', 'website/theme.tsx', "import { defineTheme } from 'folia/client';"],
    ['anything in a test', `${src}/shared/a.test.ts`, "import { readFileSync } from 'node:fs';"],
  ])('fine: %s', (_, path, line) => {
    expect(check({ [path]: line })).toEqual([]);
  });

  test('the offending line is shown', () => {
    const [first] = offencesIn(new Map([[`${src}/shared/a.ts`, "import {\n  b,\n} from '../node/b';\n"]]));
    expect(first).toMatchObject({ at: `${src}/shared/a.ts:1`, text: 'import {' });
  });
});

describe('a cycle', () => {
  test('of three files is found once, at the import that closes it', () => {
    const found = check({
      [`${src}/shared/a.ts`]: "import { b } from './b';",
      [`${src}/shared/b.ts`]: "import { c } from './c';",
      [`${src}/shared/c.ts`]: "\nexport { a } from './a';",
    });
    expect(found).toEqual([`${src}/shared/c.ts:2 cycle: a.ts → b.ts → c.ts → a.ts`]);
  });
  test('of a file with itself', () => {
    expect(check({ [`${src}/shared/a.ts`]: "import { a } from './a';" })[0]).toContain('cycle: a.ts → a.ts');
  });
  test('of type imports and import() counts, too', () => {
    const files = {
      [`${src}/shared/a.ts`]: "import type { b } from './b';",
      [`${src}/shared/b.ts`]: "export const lazy = () => import('./a');",
    };
    expect(check(files)[0]).toContain('cycle: a.ts → b.ts → a.ts');
  });
});

test('a file over 300 lines', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `export const a${index} = 1;`).join('\n');
  expect(check({ [`${src}/shared/a.ts`]: lines(300) })).toEqual([]);
  expect(check({ [`${src}/shared/a.ts`]: lines(301) })[0]).toContain(
    `${src}/shared/a.ts:301 301 lines; the limit is 300`,
  );
});

test.each([
  ['utils.ts', '"utils.ts" says nothing'],
  ['page-helpers.ts', 'says nothing'],
  ['common/page.ts', '"common" says nothing'],
  ['pageStore.ts', 'kebab-case'],
  ['page_store.ts', 'kebab-case'],
])('a bad name: %s', (name, problem) => {
  expect(check({ [`${src}/shared/${name}`]: '' })[0]).toContain(problem);
});

test.each([
  ['let count = 0;', 'state of a module'],
  ['export let count = 0;', 'state of a module'],
  ['const x = process.env.HOME;', 'the environment is read in'],
])('hidden state: %s', (line, problem) => {
  expect(check({ [`${src}/node/a.ts`]: line })[0]).toContain(problem);
  expect(check({ [`${src}/node/a.ts`]: `// ${line}\n/* ${line} */\nconst s = \`\n${line}\n\`;` })).toEqual([]);
});

/** `#{` stands for the beginning of a placeholder in a template, which the linter forbids in a plain string. */
const withHoles = (source: string) => source.replaceAll('#{', '${');

describe('imports are read from code only', () => {
  test.each([
    ['a line comment', "// import a from 'a';"],
    ['a block comment', "/*\nimport a from 'a';\n*/"],
    ['a template', "const text = `\nimport a from 'a';\n`;"],
    ['a template with holes', "const text = `#{b ? `x#{{ c: 1 }.c}` : ''}\nimport a from 'a';\n`;"],
  ])('not from %s', (_, source) => {
    expect(importsOf(withHoles(source))).toEqual([]);
  });
  test.each([
    ['a string with a comment in it', "const url = 'https://x';\nimport a from 'a';"],
    ['a regular expression with quotes', "const pattern = /['\"`]/g;\nimport a from 'a';"],
    ['a division', "const half = x / 2; // `\nimport a from 'a';"],
    ['an apostrophe in JSX', "const a = <p>Don't</p>;\nimport a from 'a';"],
    ['an expression in a template', "const text = `#{`a`}`;\nimport a from 'a';"],
    ['several lines', "const x = 1;\nimport {\n  a, // first\n  type B,\n} from 'a';"],
  ])('after %s', (_, source) => {
    expect(importsOf(withHoles(source))).toEqual([{ from: 'a', line: 2, kind: 'value' }]);
  });
});
