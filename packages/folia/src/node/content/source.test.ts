import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readSource } from './source';

const path = join(mkdtempSync(join(tmpdir(), 'folia-source-')), 'page.md');

test('a file that is too large is refused with its size and what to do', () => {
  writeFileSync(path, '# A\n');
  expect(readSource(path)).toBe('# A\n');
  // without a byte on the disk
  truncateSync(path, 75_000_000);
  expect(() => readSource(path)).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({
        message: 'The file has 75 MB, and may have 60 MB at most.',
        at: { file: path, line: 0, column: 0 },
        hint: expect.stringContaining('Split it'),
      }),
    }),
  );
});
