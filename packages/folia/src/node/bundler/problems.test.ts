import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { type CompileError, readError } from './problems';

const file = join(mkdtempSync(join(tmpdir(), 'folia-problems-')), 'Chart.tsx');
const source = `'use client';
import { missing } from './other';
import gone from 'gone';
export const Chart = () => <b>{missing}</b>;
`;
writeFileSync(file, source);

const moduleIdentifier = `builtin:swc-loader??ruleSet[1]!${file}?island`;
const read = (message: string, loc?: string) => readError({ message, loc, moduleIdentifier } as CompileError);

/** The file after the loaders, as the bundler shows it. */
const frame = (place: string) => `     ╭─[${place}]
   5 │ export const Chart = ()=>/*#__PURE__*/ _jsx("b", {
   6 │         children: missing
     ·                   ───────
   7 │     });
     ╰────`;

test.each([
  [
    'a package that is not installed',
    `  × Module not found: Can't resolve 'gone' in '/site/src'\n${frame('4:0')}\n`,
    '4:1-25',
    "Module not found: Can't resolve 'gone' in '/site/src'",
    [3, 19],
  ],
  [
    'a missing export',
    `  × ESModulesLinkingError: export 'missing' (imported as 'missing') was not found in './other' (possible exports: a)\n${frame('6:18')}`,
    '6:19-26',
    "ESModulesLinkingError: export 'missing' (imported as 'missing') was not found in './other' (possible exports: a)",
    [2, 10],
  ],
  [
    'broken syntax',
    `  × Module build failed (from builtin:swc-loader):\n  ╰─▶   × Syntax Error: Expression expected\n         ╭─[2:7]\n       1 │ 'use client';\n       2 │ import {\n         ·        ─\n         ╰────`,
    undefined,
    'Syntax Error: Expression expected',
    [2, 8],
  ],
])('%s is reported once, with the place and the frame of the original file', (_, message, loc, expected, place) => {
  const problem = read(message, loc);
  expect(problem).toMatchObject({
    level: 'error',
    message: expected,
    at: { file, line: place[0], column: place[1] },
  });
  const [line = 0] = place;
  expect(problem.frame).toContain(`> ${line} | ${source.split('\n')[line - 1]}`);
});

test('a message without a place is unchanged', () => {
  const message = `Expected digit.\n  ╷\n2 │ $a: b;\n  ╵\n  a.scss 2:3  root stylesheet`;
  expect(read(message)).toMatchObject({ message, at: { file, line: 0 }, frame: null });
  expect(readError({ message: '× Lost\n  ╰────', moduleIdentifier: '' } as CompileError).message).toBe(
    '× Lost\n  ╰────',
  );
});
