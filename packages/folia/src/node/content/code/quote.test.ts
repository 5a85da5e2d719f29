import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { quote } from './quote';

const root = mkdtempSync(join(tmpdir(), 'folia-quote-'));
const page = join(root, 'page.md');
const text = `a\r
# region one\r
  b\r
    c\r
# region two
    d
# endregion
# endregion
e
`;
writeFileSync(join(root, 'a.sh'), text);
const take = (meta: { file: string; region?: string; lines?: string }) =>
  quote({ meta: { region: null, lines: null, ...meta }, page, root });

describe('quote', () => {
  test.each([
    [{ file: './a.sh', region: 'one' }, 'b\n  c\n  d'],
    [{ file: './a.sh', region: 'two' }, 'd'],
    [{ file: '/a.sh', lines: '1,3-4' }, 'a\n  b\n    c'],
    [{ file: '<root>/a.sh' }, 'a\n  b\n    c\n    d\ne'],
  ])('%o', async (meta, code) => {
    expect(await take(meta)).toMatchObject({ ok: true, code, path: join(root, 'a.sh') });
  });

  test.each([
    [{ file: './b.sh' }, 'There is no file "./b.sh" to take the code from.', 'Did you mean "./a.sh"?'],
    [{ file: './a.sh', region: 'three' }, 'The file "./a.sh" has no region "three".', 'It has: one, two.'],
    [
      { file: '../../etc/passwd' },
      'The file "../../etc/passwd" is outside of the project.',
      'Only files inside the project can be quoted, and no hidden ones.',
    ],
  ])('refuses %o', async (meta, message, hint) => {
    expect(await take(meta)).toMatchObject({ ok: false, message, hint });
  });
});
