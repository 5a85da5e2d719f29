import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { type CommandInput, type FurtherManager, getCommands } from './package-commands';

const deno = [{ tool: 'deno' }];
const written = (input: CommandInput, further?: FurtherManager[]) =>
  getCommands(input, further).map(({ command }) => command);

describe('package manager commands', requirement('TB-07'), () => {
  test.each<[string, string, string[]]>([
    ['install', 'install foo -D', ['npm install foo -D', 'yarn add foo -D', 'pnpm install foo -D', 'bun add foo -D']],
    [
      'flag first',
      'install -D foo',
      ['npm install -D foo', 'yarn add -D foo', 'pnpm install -D foo', 'bun add -D foo'],
    ],
    ['scoped', 'install @a/b', ['npm install @a/b', 'yarn add @a/b', 'pnpm install @a/b', 'bun add @a/b']],
    ['bare', 'install', ['npm install', 'yarn install', 'pnpm install', 'bun install']],
    [
      'flags only',
      'install --frozen-lockfile',
      ['npm', 'yarn', 'pnpm', 'bun'].map((name) => `${name} install --frozen-lockfile`),
    ],
    [
      'create',
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
  test.each<[string, string[]]>([
    ['dlx a b', ['npx a b', 'yarn dlx a b', 'pnpm dlx a b', 'bunx a b', 'deno run -A npm:a b']],
    ['exec a', ['npx a', 'yarn a', 'pnpm exec a', 'bunx a', 'deno run -A npm:a']],
    [
      'install a @b/c npm:d -D',
      [
        'npm install a @b/c npm:d -D',
        'yarn add a @b/c npm:d -D',
        'pnpm install a @b/c npm:d -D',
        'bun add a @b/c npm:d -D',
        'deno add npm:a npm:@b/c npm:d -D',
      ],
    ],
    ['install', ['npm install', 'yarn install', 'pnpm install', 'bun install', 'deno install']],
    [
      'create a@latest',
      [
        'npm create a@latest',
        'yarn create a',
        'pnpm create a@latest',
        'bun create a@latest',
        'deno init --npm a@latest',
      ],
    ],
    ['run build', ['npm run build', 'yarn run build', 'pnpm run build', 'bun run build', 'deno task build']],
    ['# why', ['# why', '# why', '# why', '# why', '# why']],
  ])('with Deno as a further tab: %s', (input, expected) => expect(written(input, deno)).toEqual(expected));
  test('a further tab may have a command of its own, and replace a usual one', () => {
    expect(getCommands('install', [{ tool: 'vlt', command: 'vlt i' }]).at(-1)).toEqual({
      manager: 'vlt',
      command: 'vlt i',
    });
    expect(written('install', [{ tool: 'yarn', command: 'yarn' }])).toEqual([
      'npm install',
      'yarn',
      'pnpm install',
      'bun install',
    ]);
  });
  test('npm, yarn, pnpm, bun in this order', () => {
    expect(getCommands('install').map(({ manager }) => manager)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  });
  test('an object is taken as it is, further managers included', () => {
    expect(getCommands({ npm: 'npx x', deno: 'deno run x' })).toEqual([
      { manager: 'npm', command: 'npx x' },
      { manager: 'deno', command: 'deno run x' },
    ]);
  });
});
