import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { resolveImport } from './resolve';
import { collectModules, scanImports } from './scan';

const root = mkdtempSync(join(tmpdir(), 'folia-scan-'));
for (const folder of ['docs', 'components/Box']) mkdirSync(join(root, folder), { recursive: true });
for (const file of [
  'components/Chart.tsx',
  'components/Box/index.ts',
  'components/a.css',
  'docs/logo.svg',
  'docs/_f.mdx',
]) {
  writeFileSync(join(root, file), '');
}
const page = join(root, 'docs/page.mdx');

describe('resolveImport', () => {
  test.each([
    ['../components/Chart', 'components/Chart.tsx'],
    ['../components/Box', 'components/Box/index.ts'],
    ['../components/a.css', 'components/a.css'],
    ['/components/Chart.tsx', 'components/Chart.tsx'],
    ['./logo.svg?url', 'docs/logo.svg?url'],
    ['@theme', '@theme'],
    ['@rspress/core/theme', '@theme'],
    ['rspress/theme', '@theme'],
    ['react', 'react'],
  ])('%s is module %s', (source, key) => {
    expect(resolveImport(source, page, root)).toMatchObject({ kind: 'module', key });
  });

  test('Markdown is a fragment, anything else that is a path is missing', () => {
    expect(resolveImport('./_f.mdx', page, root)).toEqual({ kind: 'fragment', path: join(root, 'docs/_f.mdx') });
    expect(resolveImport('./_f', page, root).kind).toBe('fragment');
    expect(resolveImport('./nope', page, root).kind).toBe('missing');
    expect(resolveImport('shared/x.mdx', page, root).kind).toBe('missing');
  });
});

describe('scanImports', () => {
  test('finds statements of all shapes and nothing inside code', () => {
    const source = `---
title: x
---
import Chart from '../components/Chart';
export * from '../components/Box';

Text

import {
  a,
} from 'a-package';

\`\`\`js
import no from 'nowhere';
\`\`\`

export const lazy = 'import';
`;
    expect(scanImports(page, source, root)).toEqual({
      modules: ['components/Chart.tsx', 'components/Box/index.ts', 'a-package'],
      fragments: [],
    });
  });

  test('collectModules follows fragments, also in circles', () => {
    writeFileSync(page, "import F from './_f.mdx'\n\n<F />\n");
    writeFileSync(join(root, 'docs/_f.mdx'), "import P from './page.mdx'\nimport '../components/a.css'\n");
    expect(collectModules([page], root)).toEqual(['components/a.css']);
  });
});
