import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { counted } from './security-cases';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'SECURITY.md');
const table = /(<!-- cases -->\n)[\s\S]*(\n<!-- end of cases -->)/;

const rows = counted.map(({ family, count, file: path }) => `| ${family} | ${count} | [\`${path}\`](${path}) |`);
const written = ['| Family | Cases | Where |', '|---|---|---|', ...rows].join('\n');

test('SECURITY.md counts the cases that are tested', () => {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(table);
  const renewed = text.replace(table, (_, start: string, end: string) => start + written + end);
  if (process.env.WRITE_SECURITY) writeFileSync(file, renewed);
  expect(readFileSync(file, 'utf8'), 'write it anew with WRITE_SECURITY=1').toBe(renewed);
});

test('every family has cases, and its file', () => {
  for (const { count, file: path } of counted) {
    expect(count).toBeGreaterThan(0);
    expect(existsSync(join(root, path))).toBe(true);
  }
});
