import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { namesRspressTokens, usesRspress } from './uses-rspress';

test.each([
  [null, false],
  ['{', false],
  ['{}', false],
  ['{ "dependencies": { "rspack": "1" } }', false],
  ['{ "dependencies": { "rspress": "1" } }', true],
  ['{ "devDependencies": { "@rspress/core": "2" } }', true],
])('package.json %j', (text, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'folia-rspress-'));
  if (text !== null) writeFileSync(join(root, 'package.json'), text);
  expect(usesRspress(root)).toBe(expected);
});

test.each([
  ['a { color: var(--rp-c-brand) }', true],
  ['a { color: var(--folia-accent) }', false],
])('the tokens of Rspress in %j', (css, expected) => {
  const path = join(mkdtempSync(join(tmpdir(), 'folia-rspress-')), 'a.css');
  writeFileSync(path, css);
  expect(namesRspressTokens(path)).toBe(expected);
  expect(namesRspressTokens(`${path}.gone`)).toBe(false);
});
