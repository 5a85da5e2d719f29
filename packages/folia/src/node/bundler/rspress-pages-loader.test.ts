import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { UrlRules } from '../../shared/route';
import { fingerprint } from '../cache/fingerprint';
import rspressPagesLoader, { describePage } from './rspress-pages-loader';

const rules: UrlRules = {
  base: '/docs/',
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: [],
  defaultVersion: '',
};

test('a page is listed by its title or first heading, with the address that it has without base', () => {
  const source = '---\ndate: 2026-01-02\n---\n\n# The `first` *post* {#first}\n';
  expect(describePage('zh/blog/first.mdx', source, rules)).toEqual({
    title: 'The first post',
    routePath: '/zh/blog/first',
    lang: 'zh',
    version: '',
    frontmatter: { date: '2026-01-02' },
  });
  expect(describePage('en/index.md', '---\ntitle: [\n---\n', rules)).toMatchObject({ title: '', routePath: '/' });
});

test('a bundle with the list is made anew when a page is added', () => {
  const docs = mkdtempSync(join(tmpdir(), 'folia-list-'));
  try {
    writeFileSync(join(docs, 'a.md'), '# A');
    const seen: string[] = [];
    const context = {
      getOptions: () => ({ docs, rules }),
      addDependency: (path: string) => seen.push(path),
      addContextDependency: () => {},
    };
    expect(rspressPagesLoader.call(context, '')).toContain('"title":"A"');
    const before = seen.map(fingerprint);
    writeFileSync(join(docs, 'b.md'), '# B');
    expect(seen.map(fingerprint)).not.toEqual(before);
  } finally {
    rmSync(docs, { recursive: true });
  }
});
