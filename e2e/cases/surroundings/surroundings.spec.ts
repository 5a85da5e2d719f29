import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testsAll } from '../../../scripts/tests-all';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';

const command = fileURLToPath(new URL('../../../packages/folia/bin/folia.js', import.meta.url));
const isRoot = process.getuid?.() === 0;
const otherUser = 65_534;

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
function build(cwd: string, { as }: { as?: number } = {}): Promise<{ code: number | null; output: string }> {
  if (as === undefined) return runFolia(cwd, ['build']);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, 'build'], {
      cwd,
      uid: as,
      gid: as,
      env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
    child.on('close', (code) => resolve({ code, output: chunks.join('') }));
  });
}

const mount = (folder: string, size: string) => {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  return () => void execFileSync('umount', ['-l', folder]);
};

const canMount = (() => {
  const folder = join('/tmp', `folia-mount-${process.pid}`);
  try {
    mount(folder, '100k')();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

interface Case {
  what: string;
  /** Makes the surroundings; returns how they are undone. */
  arrange: (folder: string) => () => void;
  /** What the build says when it fails; null: it does not fail. */
  says: RegExp | null;
  as?: number;
  unless?: boolean;
  /** The output is part of what is arranged. */
  hasOutput?: false;
}

const remove = (path: string) => () => rmSync(path, { recursive: true, force: true });

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return remove(path);
};

/** A socket that no one listens on any more. */
const socket = (path: string) => {
  execFileSync('mkfifo', [path]);
  return remove(path);
};

const chownAll = (folder: string, user: number) => {
  execFileSync('chown', ['-R', `${user}:${user}`, folder]);
  return () => {};
};

const cases: Case[] = [
  {
    what: 'a dangling link in public',
    says: null,
    arrange: (folder) => {
      symlinkSync('nowhere', join(folder, 'public/dangling'));
      return remove(join(folder, 'public/dangling'));
    },
  },
  {
    what: 'a dangling link among the pages',
    says: null,
    arrange: (folder) => {
      symlinkSync('nowhere.md', join(folder, 'docs/dangling.md'));
      return remove(join(folder, 'docs/dangling.md'));
    },
  },
  { what: 'a named pipe in public', says: null, arrange: (folder) => socket(join(folder, 'public/pipe')) },
  { what: 'a named pipe among the pages', says: null, arrange: (folder) => socket(join(folder, 'docs/pipe.md')) },
  {
    what: 'a folder named like a page',
    says: null,
    arrange: (folder) => {
      mkdirSync(join(folder, 'docs/folder.md'));
      return remove(join(folder, 'docs/folder.md'));
    },
  },
  {
    what: 'a public file in the place of a folder of pages',
    says: /public\/guide\b[\s\S]*folder/,
    arrange: (folder) => write(join(folder, 'public/guide'), 'x'),
  },
  {
    what: 'a public folder in the place of a page',
    says: /public\/guide\/start\.html\b[\s\S]*(page|file)/,
    arrange: (folder) => write(join(folder, 'public/guide/start.html/x.txt'), 'x'),
  },
  {
    what: 'a public file named like the folder of the code',
    says: /public\/static\b[\s\S]*folder/,
    arrange: (folder) => write(join(folder, 'public/static'), 'x'),
  },
  {
    what: 'an output folder that is a file',
    says: /dist[\s\S]*(file|folder)/,
    hasOutput: false,
    arrange: (folder) => {
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      return write(join(folder, 'dist'), 'mine');
    },
  },
  {
    what: 'an output folder that is a mount point',
    says: /dist[\s\S]*mount/,
    unless: !canMount,
    hasOutput: false,
    arrange: (folder) => mount(join(folder, 'dist'), '10m'),
  },
  {
    what: 'an old output of another user',
    says: null,
    unless: !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      chownAll(join(folder, 'dist'), 0);
      return () => chownAll(folder, otherUser);
    },
  },
  {
    what: 'a project that cannot be written',
    says: /(EACCES|permission)[\s\S]*permissions/,
    unless: !isRoot,
    as: otherUser,
    arrange: (folder) => chownAll(folder, 0),
  },
  {
    what: 'a page that cannot be read',
    says: /docs\/secret\.md[\s\S]*EACCES/,
    unless: !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      const undo = write(join(folder, 'docs/secret.md'), '# Secret\n');
      chmodSync(join(folder, 'docs/secret.md'), 0o600);
      return undo;
    },
  },
  {
    what: 'a folder of pages that cannot be read',
    says: /docs\/secret[\s\S]*EACCES[\s\S]*permissions/,
    unless: !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      const undo = write(join(folder, 'docs/secret/a.md'), '# Secret\n');
      chmodSync(join(folder, 'docs/secret'), 0o700);
      return () => {
        undo();
        rmSync(join(folder, 'docs/secret'), { recursive: true });
      };
    },
  },
  {
    what: 'a cache that cannot be written',
    says: null,
    unless: !isRoot,
    as: otherUser,
    arrange: (folder) => {
      chownAll(folder, otherUser);
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      mkdirSync(join(folder, 'node_modules'));
      chownSync(join(folder, 'node_modules'), 0, 0);
      return () => chownAll(folder, otherUser);
    },
  },
  {
    what: 'a full disk under the cache',
    says: /full|ENOSPC|space/,
    unless: !canMount,
    arrange: (folder) => {
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      return mount(join(folder, 'node_modules/.cache/folia'), '40k');
    },
  },
];

test('a build in unusual surroundings succeeds or says what to do, and the old output stays', {
  tag: '@build-only',
}, async ({ fixtureDir }) => {
  test.setTimeout(300_000);
  const folder = fixtureDir.write('surroundings', site);
  chmodSync(dirname(folder), 0o755);
  expect((await build(folder)).code).toBe(0);
  const before = contentOf(join(folder, 'dist'));
  for (const { what, arrange, says, as, unless, hasOutput = true } of testsAll
    ? cases
    : cases.filter((_, at) => at % 6 === 1)) {
    if (unless) continue;
    const undo = arrange(folder);
    const old = hasOutput && existsSync(join(folder, 'dist')) ? contentOf(join(folder, 'dist')) : null;
    const { code, output } = await build(folder, as === undefined ? {} : { as });
    expect.soft(code, `${what}\n${output}`).toBe(says === null ? 0 : 1);
    if (says) expect.soft(output, what).toMatch(says);
    expect.soft(output, what).not.toMatch(/^\s+at .*\(?(node:|file:|\/)/m);
    if (says && old) expect.soft(contentOf(join(folder, 'dist')), what).toEqual(old);
    undo();
    const next = await build(folder, as === undefined || /project/.test(what) ? {} : { as });
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

test('of two builds in one folder one waits for the other', { tag: '@build-only' }, async ({ fixtureDir }) => {
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
