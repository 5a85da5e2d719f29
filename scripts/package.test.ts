import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { expect, test } from '@rstest/core';
import { root } from './place.mjs';

const folder = join(root, 'packages/folia');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** Paths in the tarball. */
function packedFiles(): Set<string> {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const [{ files }] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }));
  return new Set(files.map(({ path }: { path: string }) => path));
}

const files = packedFiles();

/** Every target of `exports`, `imports` and `bin`, but for the condition that only this repository sets. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [posix.normalize(value)];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => (key === 'folia-source' ? [] : targetsOf(inner)));
}

test('the package is complete', () => {
  expect(manifest.private).toBeUndefined();
  const targets = targetsOf([manifest.exports, manifest.imports, manifest.bin]);
  expect(targets.length).toBeGreaterThan(10);
  const others = ['LICENSE', 'CHANGELOG.md', 'README.md', 'dist/THIRD-PARTY-LICENSES.txt', 'schema/meta.json'];
  expect([...targets, ...others].filter((path) => !files.has(path))).toEqual([]);
  expect([...files].filter((path) => /\.test\.|\/fixtures\/|^src\//.test(path))).toEqual([]);
});

const specifier =
  /(?:^|[;}\n])\s*(?:import|export)\b[^;'"]*?from\s*["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;

const importsOf = (path: string): string[] =>
  [
    ...read(path)
      .replaceAll(/^\s*\*.*$/gm, '')
      .matchAll(specifier),
  ].map(([, from, dynamic]) => from ?? dynamic ?? '');

/** The declaration files that users' types reach. */
function publicTypes(): string[] {
  const found = new Set(targetsOf(manifest.exports).filter((path) => path.endsWith('.d.ts')));
  for (const path of found)
    for (const name of importsOf(path).filter((from) => from.startsWith('.'))) {
      const to = posix.join(posix.dirname(path), name.replace(/\.js$/, ''));
      const file = [`${to}.d.ts`, `${to}/index.d.ts`].find((candidate) => files.has(candidate));
      if (file) found.add(file);
    }
  return [...found];
}

const packageName = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

test('packages that the code and the public types import are dependencies', () => {
  const code = [...files].filter((path) => /^dist\/(?!prebuilt\/).*\.js$/.test(path));
  const installed = new Set([
    'folia',
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
  ]);
  const imported = new Set(
    [...code, ...publicTypes()]
      .flatMap(importsOf)
      .filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name))
      .map(packageName),
  );
  expect([...imported].filter((name) => !installed.has(name))).toEqual([]);
  // …and nothing is installed that is not imported
  expect(Object.keys(manifest.dependencies).filter((name) => !imported.has(name))).toEqual([]);
});

test('the licences of bundled packages come along, those of installed ones come with them', () => {
  const notices = read('dist/THIRD-PARTY-LICENSES.txt');
  const named = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S*, (\S.*)$/gm)].map(([, name]) => name ?? '');
  expect(named).toEqual(expect.arrayContaining(['yaml', 'htmlparser2', 'sirv']));
  expect(named.filter((name) => name in manifest.dependencies)).toEqual([]);
  // each with its text, whether the package has a file for it or not
  for (const notice of notices.split(/^-{80}$/m)) expect(notice.length, notice).toBeGreaterThan(600);
});
