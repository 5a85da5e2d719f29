import { describe, expect, test } from '@rstest/core';
import { type CommandInput, commandsOf } from './package-commands';

const written = (input: CommandInput) => commandsOf(input).map(({ command }) => command);

describe('package manager commands', () => {
  test.each<[string, string, string[]]>([
    ['TB-06', 'install foo -D', ['npm install foo -D', 'yarn add foo -D', 'pnpm install foo -D', 'bun add foo -D']],
    [
      'TB-06 flag first',
      'install -D foo',
      ['npm install -D foo', 'yarn add -D foo', 'pnpm install -D foo', 'bun add -D foo'],
    ],
    ['TB-06 scoped', 'install @a/b', ['npm install @a/b', 'yarn add @a/b', 'pnpm install @a/b', 'bun add @a/b']],
    ['TB-07 bare', 'install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
    [
      'TB-07 flags only',
      'install --frozen-lockfile',
      ['npm', 'yarn', 'pnpm', 'bun'].map((name) => `${name} install --frozen-lockfile`),
    ],
    [
      'TB-07 create',
      'create rslib@latest',
      ['npm create rslib@latest', 'yarn create rslib', 'pnpm create rslib@latest', 'bun create rslib@latest'],
    ],
    ['other commands', 'run build', ['npm run build', 'yarn run build', 'pnpm run build', 'bun run build']],
    [
      'a word that begins with install',
      'installer x',
      ['npm', 'yarn', 'pnpm', 'bun'].map((name) => `${name} installer x`),
    ],
    [
      'two lines',
      'install foo\nrun dev',
      [
        'npm install foo\nnpm run dev',
        'yarn add foo\nyarn run dev',
        'pnpm install foo\npnpm run dev',
        'bun add foo\nbun run dev',
      ],
    ],
  ])('%s', (_title, input, expected) => {
    expect(written(input)).toEqual(expected);
  });
  test('TB-05 npm, yarn, pnpm, bun in this order', () => {
    expect(commandsOf('install').map(({ manager }) => manager)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  });
  test('TB-07 an object is taken as it is, further managers included', () => {
    expect(commandsOf({ npm: 'npx x', deno: 'deno run x' })).toEqual([
      { manager: 'npm', command: 'npx x' },
      { manager: 'deno', command: 'deno run x' },
    ]);
  });
});
