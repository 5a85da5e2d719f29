import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { copyPublic } from './output';

test('a public file is copied, but never takes the place of a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-output-'));
  const [publicDir, output] = [join(folder, 'public'), join(folder, 'output')];
  mkdirSync(publicDir);
  mkdirSync(output);
  writeFileSync(join(publicDir, 'index.html'), 'public');
  writeFileSync(join(publicDir, 'note.txt'), 'note');
  writeFileSync(join(output, 'index.html'), 'page');
  await copyPublic(publicDir, output);
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('page');
  expect(readFileSync(join(output, 'note.txt'), 'utf8')).toBe('note');
  rmSync(folder, { recursive: true });
});
