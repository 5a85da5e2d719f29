import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadConfig } from './load';
import { readBundlerAliases, readPathAliases } from './path-aliases';

test('paths come from the file that declares them, relative to it', () => {
  const root = mkdtempSync(join(tmpdir(), 'folia-paths-'));
  mkdirSync(join(root, 'base'));
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./base/tsconfig.json" }');
  const paths = { '@parts/*': ['../parts/*', './*'], '@one': ['./one.tsx'] };
  writeFileSync(join(root, 'base/tsconfig.json'), `// a comment\n${JSON.stringify({ compilerOptions: { paths } })}`);
  expect(readPathAliases(root)).toEqual({
    aliases: { '@parts/*': [join(root, 'parts/*'), join(root, 'base/*')], '@one': [join(root, 'base/one.tsx')] },
    files: [join(root, 'tsconfig.json')],
  });
});

test('a project without tsconfig.json has none, a broken one is reported', () => {
  const root = mkdtempSync(join(tmpdir(), 'folia-paths-'));
  expect(readPathAliases(root)).toEqual({ aliases: {}, files: [] });
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./missing.json" }');
  expect(() => readPathAliases(root)).toThrow('tsconfig.json cannot be read');
});

test('aliases of the bundler are names for pages, too', () => {
  const alias = { '@parts': './src/parts', exact$: '/elsewhere/exact.ts', off: false as const };
  expect(readBundlerAliases({ resolve: { alias } }, '/site')).toEqual({
    '@parts': ['/site/src/parts'],
    '@parts/*': ['/site/src/parts/*'],
    exact: ['/elsewhere/exact.ts'],
    off: [],
    'off/*': [],
  });
  expect(readBundlerAliases(undefined, '/site')).toEqual({});
});

test('settings of the bundler change with the text of the configuration', async () => {
  const root = mkdtempSync(join(tmpdir(), 'folia-rsbuild-'));
  mkdirSync(join(root, 'docs'));
  const fingerprintWith = async (value: string) => {
    writeFileSync(join(root, 'folia.config.ts'), `export default ${value};`);
    return (await loadConfig(root)).rsbuildFingerprint;
  };
  const plugin = (name: string) => `{ rsbuild: { plugins: [{ name: 'a', setup: () => '${name}' }] } }`;
  expect(await fingerprintWith('{}')).toBe('');
  expect(await fingerprintWith(plugin('one'))).not.toBe(await fingerprintWith(plugin('two')));
  await expect(fingerprintWith('{ rsbuild: [] }')).rejects.toThrow('rsbuild is not');
});
