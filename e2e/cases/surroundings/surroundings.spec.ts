import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testsAll } from '../../../scripts/tests-all';
import { expect, test } from '../../harness/cli-test';
import { runFolia, startFolia } from '../../harness/folia';
import { type Case, cases } from './cases';

const command = fileURLToPath(new URL('../../../packages/folia/bin/folia.js', import.meta.url));

const site = {
  'folia.config.ts': "export default { outDir: 'dist', title: 'Surroundings', globalStyles: ['./own.css'] };\n",
  'own.css': 'h1 { color: red }\n',
  'docs/index.md': '# Home\n\nText.\n',
  'docs/guide/start.md': '# Start\n\nText.\n',
  'public/notes.txt': 'Notes.\n',
};

const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')])
    .sort();

/** Runs a build; as a user who is not root where the test says so. */
function build(
  cwd: string,
  { as, args = [], env }: Partial<Case> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, 'build', ...args], {
      cwd,
      ...(as !== undefined && { uid: as, gid: as }),
      env: { ...process.env, FORCE_COLOR: undefined, CI: 'true', NO_COLOR: '1', ...env },
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
    child.on('close', (code) => resolve({ code, output: chunks.join('') }));
  });
}

test('a build in unusual surroundings succeeds or says what to do, and the old output stays', {
  tag: '@build-only',
}, async ({ fixtureDir }) => {
  test.setTimeout(600_000);
  const folder = fixtureDir.write('surroundings', site);
  chmodSync(dirname(folder), 0o755);
  expect((await build(folder)).code).toBe(0);
  const before = contentOf(join(folder, 'dist'));
  for (const each of testsAll ? cases : cases.filter((_, at) => at % 20 === 1)) {
    const { what, arrange, says, as, unless, hasOutput = true } = each;
    if (unless?.()) continue;
    const undo = arrange(folder);
    const old = hasOutput && existsSync(join(folder, 'dist')) ? contentOf(join(folder, 'dist')) : null;
    const { code, output } = await build(folder, each);
    expect.soft(code, `${what}\n${output}`).toBe(says === null ? 0 : 1);
    if (says) expect.soft(output, what).toMatch(says);
    expect.soft(output, what).not.toMatch(/^\s+at .*\(?(node:|file:|\/)/m);
    if (says && old) expect.soft(contentOf(join(folder, 'dist')), what).toEqual(old);
    undo();
    const next = await build(folder, as === undefined || what === 'a project that cannot be written' ? {} : { as });
    expect.soft(next.code, `${what}: the next build\n${next.output}`).toBe(0);
    expect.soft(contentOf(join(folder, 'dist')), `${what}: the next build`).toEqual(before);
    expect
      .soft(
        readdirSync(folder).filter((name) => name.startsWith('.dist')),
        what,
      )
      .toEqual([]);
  }
});

test('of two builds in one folder one waits for the other', { tag: ['@build-only', '@all'] }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('two', site);
  const [first, second] = await Promise.all([
    runFolia(folder, ['build']),
    runFolia(folder, ['build', '--base', '/x/']),
  ]);
  expect([first.code, second.code], first.output + second.output).toEqual([0, 0]);
  const isLater = second.output.includes('Another build');
  expect((isLater ? second : first).output).toContain('Another build');
  expect((isLater ? first : second).output).not.toContain('Another build');
  const pages = contentOf(join(folder, 'dist')).filter(([path = '']) => path.endsWith('.html'));
  for (const [path, html] of pages) expect(html?.includes('"/x/'), path).toBe(isLater);
});

test('a closed output ends no build', { tag: ['@build-only', '@all'] }, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('closed', site);
  // Node.js warns of `NO_COLOR` beside it.
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = spawn(process.execPath, [command, 'build'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.stdout.destroy());
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(errors.join('')).toBe('');
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
});

/** Starts a build, and does something as soon as it has found the pages. */
async function buildAnd(folder: string, act: (child: ChildProcess) => void) {
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: undefined },
  });
  const chunks: string[] = [];
  const state = { acted: false };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      chunks.push(String(chunk));
      if (state.acted || !chunks.join('').includes('Find pages')) return;
      state.acted = true;
      act(child);
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect(state.acted).toBe(true);
  return { code, output: chunks.join('') };
}

test('an interrupted build ends with the code of the signal, and leaves the old output', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('interrupted', site);
  expect((await build(folder)).code).toBe(0);
  const before = contentOf(join(folder, 'dist'));
  for (const [signal, expected] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    writeFileSync(join(folder, 'docs/index.md'), `# ${signal}\n`);
    const { code } = await buildAnd(folder, (child) => child.kill(signal));
    expect(code, signal).toBe(expected);
    expect(contentOf(join(folder, 'dist')), signal).toEqual(before);
  }
  writeFileSync(join(folder, 'docs/index.md'), site['docs/index.md']);
  expect((await build(folder)).code).toBe(0);
  expect(contentOf(join(folder, 'dist'))).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('.dist'))).toEqual([]);
});

const changes: [what: string, change: (folder: string) => void][] = [
  ['a page is saved', (folder) => writeFileSync(join(folder, 'docs/guide/start.md'), '# Changed\n')],
  ['a page vanishes', (folder) => rmSync(join(folder, 'docs/guide/start.md'))],
  ['all pages vanish', (folder) => rmSync(join(folder, 'docs'), { recursive: true })],
  [
    'a page becomes a folder',
    (folder) => {
      rmSync(join(folder, 'docs/guide/start.md'));
      mkdirSync(join(folder, 'docs/guide/start.md'));
    },
  ],
  ['a public file vanishes', (folder) => rmSync(join(folder, 'public/notes.txt'))],
];

test('files that change during a build: the output is whole or the old one, and the next build is right', {
  tag: ['@build-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(180_000);
  const folder = fixtureDir.write('changing', site);
  expect((await build(folder)).code).toBe(0);
  const before = contentOf(join(folder, 'dist'));
  for (const [what, change] of changes) {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { code, output } = await buildAnd(folder, () => change(folder));
    expect.soft([0, 1], `${what}\n${output}`).toContain(code);
    if (code === 1) {
      expect.soft(output, what).toMatch(/docs\/|public\/|docs folder/);
      expect.soft(output, what).not.toMatch(/^\s+at .*\(?(node:|file:|\/)/m);
      expect.soft(contentOf(join(folder, 'dist')), what).toEqual(before);
    }
    for (const name of ['docs', 'public']) rmSync(join(folder, name), { recursive: true, force: true });
    fixtureDir.write('changing', site);
    expect.soft((await build(folder)).code, what).toBe(0);
    expect.soft(contentOf(join(folder, 'dist')), what).toEqual(before);
  }
});

test('builds with outputs of their own, and a dev server, share a folder', { tag: ['@build-only', '@all'] }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('shared', site);
  const outputs = [['one'], ['two', '--base', '/x/']];
  const run = ([out = '', ...args]: string[]) => build(folder, { args: ['--out', out, ...args] });
  for (const output of outputs) expect((await run(output)).code).toBe(0);
  const read = () => outputs.map(([out = '']) => contentOf(join(folder, out)));
  const clean = read();
  for (const name of ['node_modules', '.folia']) rmSync(join(folder, name), { recursive: true });
  const server = await startFolia(folder, ['dev']);
  expect((await Promise.all(outputs.map(run))).map(({ code }) => code)).toEqual([0, 0]);
  expect(read()).toEqual(clean);
  writeFileSync(join(folder, 'docs/index.md'), '# Saved\n');
  await expect.poll(async () => (await fetch(server.url)).text()).toContain('Saved');
  await server.stop();
});
