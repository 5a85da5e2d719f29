import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import type { SourceFile } from '../../shared/page';
import { findOriginal } from './stale-translations';

const docs = mkdtempSync(join(tmpdir(), 'folia-originals-'));
afterAll(() => rmSync(docs, { recursive: true, force: true }));
for (const path of ['en/a.mdx', 'en/b.md', 'v1/en/c.md', 'en/both.md', 'en/both.mdx']) {
  mkdirSync(dirname(join(docs, path)), { recursive: true });
  writeFileSync(join(docs, path), '');
}

test.each([
  ['zh/a.md', 'en/a.mdx'],
  ['zh/a.mdx', 'en/a.mdx'],
  ['zh/b.mdx', 'en/b.md'],
  ['v1/zh/c.mdx', 'v1/en/c.md'],
  ['zh/both.mdx', 'en/both.mdx'],
  ['zh/none.md', 'en/none.md'],
])('the original of %s is %s', (relativePath, original) => {
  const file = { relativePath, route: { id: 'x', locale: 'zh', version: '' } } as SourceFile;
  expect(findOriginal(file, { docs, lang: 'en' })).toBe(join(docs, original));
});
