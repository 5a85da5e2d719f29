import { describe, expect, test } from '@rstest/core';
import { readPage } from '../page/read-page';
import { type Skipped, stepsOf } from './steps';

function steps(source: string, skipped: Skipped = {}) {
  const page = readPage({ id: 'guide/start/x', locale: 'en', file: 'x.mdx', source });
  return stepsOf(page, { quote: ({ code }) => code, skipped }).map(({ line: _, ...step }) => step);
}

describe('the steps of a page', () => {
  test.each([
    [
      'a shell fence',
      '```bash\n$ npm run build # builds\n\nnode a.js \\\n  b\n```',
      [
        { kind: 'command', command: 'npm run build' },
        { kind: 'command', command: 'node a.js b' },
      ],
    ],
    [
      'package manager tabs',
      '<PackageManagerTabs command="install vue -D" />',
      [{ kind: 'command', command: 'npm install vue -D' }],
    ],
    [
      'tabs with a command each',
      "<PackageManagerTabs command={{ npm: 'npm create x', yarn: 'yarn create x' }} />",
      [{ kind: 'command', command: 'npm create x' }],
    ],
    [
      'a fence with a path',
      '```ts title="src/a.ts"\nlet a;\n```',
      [{ kind: 'file', path: 'src/a.ts', code: 'let a;' }],
    ],
    [
      'a part of a JSON file',
      '```json title="package.json (exports)"\n{}\n```',
      [{ kind: 'json', path: 'package.json', code: '{}' }],
    ],
    [
      'a part of a JSON file in Chinese',
      '```json title="package.json（exports）"\n{}\n```',
      [{ kind: 'json', path: 'package.json', code: '{}' }],
    ],
    ['a diff', '```diff title="a.ts"\n-a\n+b\n```', [{ kind: 'edit', path: 'a.ts', code: '-a\n+b' }]],
    [
      'a file of the output',
      '```js title="dist/a.js"\nlet a;\n```',
      [{ kind: 'product', path: 'dist/a.js', code: 'let a;' }],
    ],
    [
      'what a document shows',
      '```text title="index.html in the browser"\nhi\n```',
      [{ kind: 'shown', path: 'index.html', code: 'hi' }],
    ],
    [
      'what a server shows, in Chinese',
      '```text title="浏览器中的 http://localhost:3000"\nhi\n```',
      [{ kind: 'shown', path: 'http://localhost:3000', code: 'hi' }],
    ],
    ['a tree', '```text\ndist\n└── a.js\n```', [{ kind: 'tree', code: 'dist\n└── a.js' }]],
    ['a tree of a folder inside', '```text\ndist/a\n└── b.js\n```', [{ kind: 'tree', code: 'dist/a\n└── b.js' }]],
    [
      'what a command prints',
      '```bash\nnpx rslib\n```\n\n```text\nready\n```',
      [
        { kind: 'command', command: 'npx rslib' },
        { kind: 'output', code: 'ready' },
      ],
    ],
    [
      'a command as title',
      '```text title="rslib build"\nready\n```',
      [
        { kind: 'command', command: 'npx rslib build' },
        { kind: 'output', code: 'ready' },
      ],
    ],
    [
      'a script as title',
      '```text title="npm run build"\nready\n```',
      [
        { kind: 'command', command: 'npm run build' },
        { kind: 'output', code: 'ready' },
      ],
    ],
    [
      'text after prose of another section',
      '```bash\nls\n```\n\n## B\n\n```text\nx\n```',
      [{ kind: 'command', command: 'ls' }],
    ],
    ['code without a path', '```ts\nlet a;\n```', []],
    [
      'what the author leaves out',
      '```bash nofollow="asks questions"\nnpm init\n```',
      [{ kind: 'skipped', what: 'npm init', reason: 'asks questions' }],
    ],
  ] as const)('%s', (_, source, expected) => expect(steps(source)).toEqual(expected));

  test('sections can be left out, with those below them', () => {
    const source = '## A \\{#a\\}\n\n### B \\{#b\\}\n\n```bash\nls\n```\n\n## C \\{#c\\}\n\n```bash\npwd\n```';
    expect(steps(source, { a: 'a reason' })).toEqual([
      { kind: 'skipped', what: 'ls', reason: 'a reason' },
      { kind: 'command', command: 'pwd' },
    ]);
  });

  test('commands can be left out wherever they are', () => {
    const page = readPage({ id: 'guide/start/x', locale: 'en', file: 'x.mdx', source: '```bash\nls\npwd\n```' });
    const found = stepsOf(page, { quote: ({ code }) => code, skippedCommands: { ls: 'a reason' } });
    expect(found.map(({ kind }) => kind)).toEqual(['skipped', 'command']);
  });

  test('of a page with samples: outputs are built, inputs are with the sample', () => {
    const source = [
      '```ts file="/samples/a/src/index.ts" title="src/index.ts"\n```',
      '```js file="/samples/a/output/esm/index.js.txt" title="dist/index.js"\n```',
      '```ts title="src/b.ts"\nlet b;\n```',
    ].join('\n\n');
    const page = readPage({ id: 'guide/start/x', locale: 'en', file: 'x.mdx', source });
    const found = stepsOf(page, { quote: ({ code }) => code, samples: true }).map(({ line: _, ...step }) => step);
    expect(found).toEqual([
      { kind: 'built', sample: 'a', file: 'output/esm/index.js.txt' },
      { kind: 'file', path: 'src/b.ts', code: 'let b;' },
    ]);
  });
});
