import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { followSteps } from './follow-page';
import type { Step } from './steps';

type Bare = Step extends infer Each ? (Each extends { line: number } ? Omit<Each, 'line'> : never) : never;

describe('following steps', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'follow-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const follow = (...steps: Bare[]) =>
    followSteps(
      steps.map((step, index) => ({ ...step, line: index + 1 }) as Step),
      { folder, versions: new Map([['known', '1.2.3']]) },
    );
  const file = (path: string, code: string): Bare => ({ kind: 'file', path, code });
  const command = (text: string): Bare => ({ kind: 'command', command: text });
  const said = (path: string) => readFileSync(join(folder, path), 'utf8');

  test('files are written, commands run, and their output is compared', async () => {
    await follow(file('src/a.cjs', "console.log('built in 0.31 s')"), command('node src/a.cjs'), {
      kind: 'output',
      code: 'built in 0.07 s',
    });
    await expect(follow(command('node src/a.cjs'), { kind: 'output', code: 'ready' })).rejects.toThrow(
      '"node src/a.cjs" does not print "ready"',
    );
  });

  test('a command that fails is reported with its output', async () => {
    await expect(follow(command('node -e "console.error(1 + 1); process.exit(3)"'))).rejects.toThrow(
      /ended with 3:\n2/,
    );
  });

  test('a package without a locked version is not installed', async () => {
    await expect(follow(command('npm install unheard-of'))).rejects.toThrow('No lockfile has a version of unheard-of');
  });

  test('a part of package.json is merged into it, and packages stay', async () => {
    await follow(file('package.json', '{ "name": "a", "devDependencies": { "x": "1" } }'), {
      kind: 'json',
      path: 'package.json',
      code: '{ "type": "module", "devDependencies": { "y": "2" } }',
    });
    expect(JSON.parse(said('package.json'))).toEqual({
      name: 'a',
      type: 'module',
      devDependencies: { x: '1', y: '2' },
    });
  });

  test('a diff changes a file that the page has shown', async () => {
    await follow(file('a.ts', 'one\ntwo\nthree'), { kind: 'edit', path: 'a.ts', code: ' one\n-two\n+2' });
    expect(said('a.ts')).toBe('one\n2\nthree\n');
    await expect(follow(file('a.ts', 'one'), { kind: 'edit', path: 'a.ts', code: '-four' })).rejects.toThrow(
      'The file has no lines',
    );
    await expect(follow({ kind: 'edit', path: 'b.ts', code: '-one' })).rejects.toThrow(
      'The page edits b.ts, which it has not shown.',
    );
  });

  test('a file that only a command has written is not one that the page has shown', async () => {
    const edit: Bare = { kind: 'edit', path: 'b.ts', code: '-one\n+two' };
    await expect(follow(command('echo one > b.ts'), edit)).rejects.toThrow('which it has not shown');
    expect(said('b.ts')).toBe('one\n');
  });

  test('files of a sample count as shown: readers can unfold them', async () => {
    mkdirSync(join(folder, 'node_modules/@rslib/core'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "scripts": { "build": "node b.cjs" } }');
    writeFileSync(join(folder, 'b.cjs'), 'one\n');
    await follow({ kind: 'edit', path: 'b.cjs', code: '-one\n+let two;' });
    expect(said('b.cjs')).toBe('let two;\n');
  });

  test('a registry that cannot be reached is a failure', async () => {
    const offline = '--registry=http://127.0.0.1:9 --fetch-retries=0 --cache=empty-cache';
    await expect(follow(command(`npm install known ${offline}`))).rejects.toThrow(
      /"npm install known@1\.2\.3 .*" ended with [1-9][\s\S]*ECONNREFUSED/,
    );
  });

  test('a tree has all files and no others', async () => {
    await follow(command('mkdir -p dist/b && touch dist/a.js dist/b/c.js'));
    await follow({ kind: 'tree', code: 'dist\n├── a.js\n└── b\n    └── c.js' });
    await expect(follow({ kind: 'tree', code: 'dist\n├── a.js\n└── d.js' })).rejects.toThrow(
      'Missing: d.js; not shown: b/c.js.',
    );
  });

  test('below changed files the project is built as its package.json says', async () => {
    const build = 'mkdir -p dist && echo built > dist/a.js';
    await follow(file('package.json', JSON.stringify({ scripts: { build } })), {
      kind: 'product',
      path: 'dist/a.js',
      code: 'built',
    });
  });

  test('a command that fails after it was ready has failed', async () => {
    await expect(follow(command('node -e "console.log(\'ready\'); process.exit(1)"'))).rejects.toThrow('ended with 1');
  });

  test('a document is compared in a browser', async () => {
    await follow(file('index.html', "<p></p><script>document.querySelector('p').textContent = 'a' + 'b'</script>"), {
      kind: 'shown',
      path: 'index.html',
      code: 'ab',
    });
  });

  test('a server runs until the end of the page, on the port it has found', async () => {
    const server =
      "const s = require('node:http').createServer((_, r) => r.end('<b>up</b>')); s.listen(0, () => console.log('ready http://localhost:' + s.address().port))";
    await follow(file('rsbuild', server), command('node rsbuild preview'), {
      kind: 'shown',
      path: 'http://localhost:3000',
      code: 'up',
    });
  });

  test('the project is the folder that was packed', async () => {
    const at = await follow(
      file('package.json', '{ "name": "a", "version": "1.0.0" }'),
      command('npm pack'),
      command('mkdir other'),
      command('cd other'),
    );
    expect(at).toBe(folder);
  });

  test('skipped steps are not carried out', async () => {
    await follow({ kind: 'skipped', what: 'touch x', reason: 'a reason' });
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  test('a configuration is built before the next one replaces it', async () => {
    const build = "node -e \"require('fs').copyFileSync('rslib.config.js', Date.now() + '.built')\"";
    await follow(
      file('package.json', JSON.stringify({ scripts: { build } })),
      file('node_modules/@rslib/core/index.js', ''),
      file('rslib.config.js', 'first'),
      file('rslib.config.js', 'second'),
    );
    const built = readdirSync(folder).filter((name) => name.endsWith('.built'));
    expect(built.sort().map((name) => said(name).trim())).toEqual(['first', 'second']);
  });

  test('a build of a sample gives the quoted output', async () => {
    const step = { kind: 'built', line: 1, sample: 'dual-format', file: 'output/use/log.txt' } as const;
    const built = { folder, command: 'npx rslib', made: new Map(), consumers: [], unused: null };
    const samples = (problem: string | null) => ({ built: async () => ({ ...built, problem }) });
    const context = { folder, versions: new Map<string, string>() };
    await expect(followSteps([step], { ...context, samples: samples('It ended with 1.') })).rejects.toThrow(
      'ended with 1',
    );
    await expect(followSteps([step], { ...context, samples: samples(null) })).rejects.toThrow(
      'Nothing is there that it prints',
    );
  });
});
