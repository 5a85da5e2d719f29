import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { resolveImport } from './resolve';
import { collectModules, scanImports } from './scan';

const root = mkdtempSync(join(tmpdir(), 'folia-scan-'));
for (const folder of ['docs', 'components/Box', 'node_modules/a-package', 'node_modules/@scope/b'])
  mkdirSync(join(root, folder), { recursive: true });
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
const settings = {
  root,
  aliases: {
    '@box': [join(root, 'components/Box')],
    '@/*': [join(root, 'nowhere/*'), join(root, '*')],
    '@/docs/*': [join(root, 'docs/*')],
  },
};

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
    ['a-package', 'npm:a-package'],
    ['@scope/b/style.css', 'npm:@scope/b/style.css'],
    ['node:path', 'npm:node:path'],
    ['@box', 'components/Box/index.ts'],
    ['@/components/Chart', 'components/Chart.tsx'],
    ['@/docs/logo.svg?url', 'docs/logo.svg?url'],
  ])('%s is module %s', (source, key) => {
    expect(resolveImport(source, page, settings)).toMatchObject({ kind: 'module', key });
  });

  test('Markdown is a fragment, anything else that is a path is missing', () => {
    expect(resolveImport('./_f.mdx', page, settings)).toEqual({ kind: 'fragment', path: join(root, 'docs/_f.mdx') });
    expect(resolveImport('./_f', page, settings).kind).toBe('fragment');
    expect(resolveImport('./nope', page, settings).kind).toBe('missing');
    expect(resolveImport('@/docs/_f', page, settings).kind).toBe('fragment');
    expect(resolveImport('shared/x.mdx', page, settings).kind).toBe('missing');
    expect(resolveImport('not-installed', page, settings)).toEqual({ kind: 'missing', path: null });
    expect(resolveImport('@/components/Chrt', page, settings)).toEqual({
      kind: 'missing',
      path: join(root, 'nowhere/components/Chrt'),
    });
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
    expect(scanImports(page, source, settings)).toEqual({
      modules: ['components/Chart.tsx', 'components/Box/index.ts', 'npm:a-package'],
      fragments: [],
    });
  });

  test('collectModules follows fragments, also in circles', () => {
    writeFileSync(page, "import F from './_f.mdx'\n\n<F />\n");
    writeFileSync(join(root, 'docs/_f.mdx'), "import P from './page.mdx'\nimport '../components/a.css'\n");
    expect(collectModules([page], settings)).toEqual(['components/a.css']);
  });
});

test('imports that `replaceRules` write are found', () => {
  const file = join(root, 'docs/ruled.mdx');
  writeFileSync(file, "import Chart from '{chart}';\n\n<Chart />\n");
  const replaceRules = [{ search: '{chart}', replace: '../components/Chart' }];
  expect(collectModules([file], { ...settings, replaceRules })).toEqual(['components/Chart.tsx']);
});
