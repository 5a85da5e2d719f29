import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { placeImports } from './import-places';
import { createProblem } from './support/errors';

test('an import that the generated entry cannot resolve is reported at the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-import-'));
  const [entry, other, page] = ['server-entry.tsx', 'other.mdx', 'page.mdx'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(entry, "import theme from './theme';\nimport * as module0 from 'a/b';\n");
  writeFileSync(other, '# Other\n');
  writeFileSync(page, "# Page\n\nimport b from 'a/b';\n");
  const at = (file: string, line: number) => ({ at: { file, line, column: 1 } });
  const elsewhere = createProblem('Broken.', at('/site/Chart.tsx', 2));
  const problems = [createProblem('Not exported.', at(entry, 2)), elsewhere];
  const [first, second] = placeImports(problems, [{ path: other }, { path: page }]);
  expect(first).toMatchObject({
    message: '"a/b" cannot be imported. Not exported.',
    at: { file: page, line: 3, column: 15 },
  });
  expect(first?.frame).toContain("> 3 | import b from 'a/b';");
  expect(second).toBe(elsewhere);
});
