import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { root } from './place.mjs';
import { testsAll } from './tests-all';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const templates = ['docs', 'library', 'blog'];
const command = join(root, 'packages/create-folia/bin/create-folia.js');
const env = { ...process.env, NO_COLOR: '1', npm_config_user_agent: '' };
const run = (cwd: string, file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });

test('new sites install this version of the engine', () => {
  const { version } = JSON.parse(read('packages/folia/package.json'));
  const { dependencies } = JSON.parse(read('packages/create-folia/templates/common/package.json'));
  expect(dependencies.folia).toBe(`^${version}`);
});

test('the package is complete and installs nothing else', () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const [{ files }] = JSON.parse(run(join(root, 'packages/create-folia'), 'npm', ...args));
  const paths = files.map(({ path }: { path: string }) => path);
  const expected = ['README.md', 'LICENSE', 'CHANGELOG.md', 'bin/create-folia.js', 'dist/cli.js'];
  expect(paths).toEqual(expect.arrayContaining([...expected, 'dist/THIRD-PARTY-LICENSES.txt']));
  expect(paths).toEqual(expect.arrayContaining(['templates/common/gitignore', 'templates/blog/zh/blog/index.md']));
  expect(read('packages/create-folia/dist/cli.js')).not.toMatch(/^import .* from "(?!node:)/m);
});

describe('created in this workspace', () => {
  // a folder in which `folia` is found
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  const cwd = mkdtempSync(join(root, 'node_modules/.cache/create-folia-'));
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));

  const all = templates.flatMap((template) => ['en', 'zh', 'both'].map((languages) => [template, languages] as const));
  const some = [
    ['docs', 'both'],
    ['library', 'zh'],
    ['blog', 'en'],
  ] as const;

  test.each(testsAll ? all : some)(
    'the template %s in %s has no problem',
    { timeout: 60_000 },
    (template, languages) => {
      const name = `${template}-${languages}`;
      const said = run(cwd, process.execPath, command, name, '--template', template, '--languages', languages);
      expect(said).toContain(`  cd ${name}\n  npm install\n  npm run dev\n`);
      const folia = join(root, 'packages/folia/bin/folia.js');
      expect(run(join(cwd, name), process.execPath, folia, 'check')).not.toMatch(/warn|✗/i);
    },
  );

  test('refused input ends with an exit code', () => {
    const codeOf = (...args: string[]) => {
      try {
        run(cwd, process.execPath, command, ...args);
        return 0;
      } catch (error) {
        return (error as { status: number }).status;
      }
    };
    expect(codeOf('--help')).toBe(0);
    expect(codeOf()).toBe(2);
    expect(codeOf('Bad Name')).toBe(2);
    expect(codeOf('docs-both')).toBe(1);
  });
});

/** Starts a server and returns the first response of `path`. */
async function ask(cwd: string, script: string, path: string): Promise<string> {
  const server = spawn('npm', ['run', script, '--', '--port', '0'], { cwd, env, detached: true });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (chunk) => {
        said += chunk;
        const found = /http:\/\/\S+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
      server.on('exit', () => reject(new Error(said)));
    });
    const response = await fetch(`${address}${path}`);
    return `${response.status} ${await response.text()}`;
  } finally {
    // the whole group: npm and the server it has started
    if (server.pid) process.kill(-server.pid);
  }
}

describe.runIf(testsAll)('the packed packages in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-folia-packed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const npm = (cwd: string, ...args: string[]) =>
    run(cwd, 'npm', ...args, '--no-audit', '--no-fund', '--loglevel=error');
  const pack = (name: string): string => {
    const args = ['pack', '--ignore-scripts', '--pack-destination', folder, '--json'];
    return join(folder, JSON.parse(npm(join(root, 'packages', name), ...args))[0].filename);
  };

  test('create-folia installs', { timeout: 120_000 }, () => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    npm(folder, 'install', pack('create-folia'));
    expect(run(folder, 'npm', 'exec', '--offline', '--', 'create-folia', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each(templates)(
    'the template %s is created, installed, built and served',
    { timeout: 300_000 },
    async (template) => {
      // not inside of `folder`, whose packages it would find
      const cwd = join(mkdtempSync(join(tmpdir(), 'created-')), template);
      try {
        const bin = join(folder, 'node_modules/.bin/create-folia');
        run(dirname(cwd), bin, template, '--template', template, '--languages', 'both');
        npm(cwd, 'install', pack('folia'));
        expect(npm(cwd, 'run', 'build')).toMatch(/Pages +\d+\n/);
        const page = template === 'blog' ? '/zh/blog/first-post' : '/zh/guide/';
        for (const script of ['dev', 'preview']) expect(await ask(cwd, script, page)).toMatch(/^200 [\s\S]*<h1/);
      } finally {
        rmSync(dirname(cwd), { recursive: true, force: true });
      }
    },
  );
});
