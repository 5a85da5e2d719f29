import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { sourceFile, testCompiler } from '../fixtures/compiler';
import { isValue } from './own-code';

test.each([
  ['/* a comment */', true],
  ["' '", true],
  ['"a \\"quoted\\" (call)"', true],
  ['12.5', true],
  ['true', true],
  ["['a', 'b']", true],
  ["{ a: 1, b: { c: 'x' } }", true],
  ['', true],
  ['Date.now()', false],
  ['version', false],
  ['`text`', false],
  ['{ a: now }', false],
  ["'a' + b", false],
  ['() => 1', false],
])('`%s` is a value: %j', (expression, expected) => expect(isValue(expression)).toBe(expected));

test.each([
  ['# Title\n\n<Badge text="new" />', false],
  ['{/* note */}\n\nText{" "}and <Badge count={3} hidden={true} />', false],
  ['import { Badge, Tabs as T } from "@theme";\n\n<Badge />', false],
  ['Now: {Date.now()}', true],
  ['{[1, 2].map((n) => n)}', true],
  ['<Badge text={new Date().toString()} />', true],
  ['<Badge {...{ text: "a" }} />', true],
  ['export const a = 1;\n\nText', true],
  ['import { a } from "./a.ts";\n\nText', true],
  ['import Part from "./part.mdx";\n\n<Part />', false],
  ['import Part from "./part.mdx";\nimport Late from "./late.mdx";\n\n<Part /><Late />', true],
  ['<Chart />', true],
])('the page %j runs code of its own: %j', async (text, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'folia-own-code-'));
  writeFileSync(join(root, 'a.ts'), 'export const a = 1;');
  writeFileSync(join(root, 'part.mdx'), 'A part.');
  writeFileSync(join(root, 'late.mdx'), 'At {Date.now()}.');
  const path = join(root, 'page.mdx');
  writeFileSync(path, text);
  const globalComponents = [join(root, 'Chart.tsx')];
  const compiled = await testCompiler(root, { markdown: { globalComponents } }).compile(sourceFile(root, path));
  expect(compiled.problems.filter(({ message }) => !message.includes('<Chart>'))).toEqual([]);
  expect(compiled.runsCode).toBe(expected);
});
