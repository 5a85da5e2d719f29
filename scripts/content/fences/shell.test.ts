import { describe, expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { runnerOf } from './managers';
import { commandProblems, type KnownCommands, shellFindings } from './shell';
import { splitLine } from './shell-words';
import { flagsIn, rslibTool, subcommandsIn } from './tools';

const known: KnownCommands = {
  tools: new Map([['rslib', rslibTool()]]),
  system: new Set(['cd']),
  binaries: new Set(['publint']),
  flags: new Map([['create-rslib', new Set(['--template'])]]),
  wrong: new Map([['rslib dev', 'it is missing']]),
};

test.each([
  [
    'A=1 npx rslib -w && ls "a b" # so',
    [
      ['npx', 'rslib', '-w'],
      ['ls', 'a b'],
    ],
  ],
  ['cat a > b', [['cat', 'a']]],
  ['# nothing', []],
  ["x --entry 'src/**' | wc", [['x', '--entry', 'src/**'], ['wc']]],
])('splitLine %s', (line, expected) => expect(splitLine(line)).toEqual(expected));

test.each([
  ['npx -y create-rslib@latest my-lib', 'create-rslib'],
  ['npm create rslib@latest', 'create-rslib'],
  ['npm create @scope/app', '@scope/create-app'],
  ['pnpm dlx publint', 'publint'],
  ['npm install', undefined],
])('runnerOf %s', (line, program) => expect(runnerOf(line.split(' '))?.program).toBe(program));

describe('the real rslib', () => {
  test.each([
    ['npx rslib', 0],
    ['npx rslib build --lib esm -c x.ts', 0],
    ['rslib inspect --verbose', 0],
    ['npx rslib --no-dts', 0],
    ['npx rslib --lbi esm', 1],
    ['npx rslib serve', 1],
    ['npx rslib inspect --minify', 1],
    ['npm create rslib@latest -- --template x', 0],
    ['npm create rslib@latest -- --temlate x', 1],
    ['npx publint', 0],
    ['npx nobody-knows', 1],
    ['npm instal', 1],
    ['pnpm build', 0],
    ['cd x', 0],
    ['frobnicate', 1],
  ])('%s', (line, count) => expect(commandProblems(line.split(' '), known)).toHaveLength(count));
});

test('inline code counts, with its line', () => {
  const page = writePage('Use `rslib --wach`,\nnot `rslib dev` or `--nope`, but `--lib` and `-c, --config <file>`.');
  expect(shellFindings([page], known)).toEqual([
    { at: 'en/guide/x.mdx:1', problem: 'The page gives "--wach" to rslib, whose help does not name it.' },
    { at: 'en/guide/x.mdx:2', problem: expect.stringContaining('"--nope"') },
  ]);
});

test('reading help', () => {
  const help = 'Commands:\n  build  builds\n  inspect  shows\n\nOptions:\n  -w, --watch  x (use --no-watch)\n';
  expect(subcommandsIn(help)).toEqual(['build', 'inspect']);
  expect([...flagsIn(help)]).toEqual(['-w', '--watch', '--no-watch']);
});
