import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { referenceTables } from './reference';

const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');

test.each(Object.entries(referenceTables()))(
  'the README explains every field of %s (made by scripts/readme.mjs)',
  (name, table) => {
    const [, written = ''] = readme.split(new RegExp(`<!-- /?${name} -->`));
    expect(written.trim()).toBe(table);
  },
);

test('every field has a description, and its default as it is written', () => {
  const { config = '', ...others } = referenceTables();
  expect([config, ...Object.values(others)].join('\n')).not.toMatch(/\|\s+\|$/m);
  for (const row of ["| `root` | `'docs'` |", '| `ssg` | `true` |', '| `markdownPages` | `false` |', '| `theme` |  |'])
    expect(config).toContain(row);
});
