import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { makeCold, ourContender } from './contender';
import { benchSite } from './sites';

test('a cold site has its sources and its packages, and no output of an earlier build', () => {
  const workshop = mkdtempSync(join(tmpdir(), 'folia-bench-'));
  const contender = ourContender(benchSite(4), workshop);
  const write = (path: string) => {
    mkdirSync(dirname(join(contender.folder, path)), { recursive: true });
    writeFileSync(join(contender.folder, path), 'earlier');
  };
  const left = ['package.json', 'package-lock.json', 'node_modules/engine/index.js', 'node_modules/.bin/engine'];
  const gone = [
    'dist/index.html',
    '.folia/build/entry.tsx',
    'node_modules/.cache/folia/pages',
    'node_modules/.vite/deps',
  ];
  for (const path of [...left, ...gone, 'docs/en/index.md']) write(path);
  makeCold(contender);
  expect(left.filter((path) => !existsSync(join(contender.folder, path)))).toEqual([]);
  expect(gone.filter((path) => existsSync(join(contender.folder, path)))).toEqual([]);
  expect(readFileSync(contender.page.file, 'utf8')).toContain('# ');
  expect(readFileSync(join(contender.folder, 'docs/en/index.md'), 'utf8')).not.toBe('earlier');
  rmSync(workshop, { recursive: true, force: true });
});
