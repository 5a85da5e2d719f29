import { describe, expect, test } from '@rstest/core';
import { benchSite } from './sites';

describe('a generated site', () => {
  const { files, pages } = benchSite(150);
  const markdown = [...files].filter(([path]) => path.endsWith('.md'));

  test('has the number of pages asked for, half of them in each language', () => {
    expect(pages).toBe(150);
    expect(markdown).toHaveLength(150);
    expect(markdown.filter(([path]) => path.startsWith('docs/zh/'))).toHaveLength(75);
  });

  test('has sections of thirty pages, all of them in _meta.json', () => {
    expect(JSON.parse(files.get('docs/en/section-0/_meta.json') ?? '[]')).toHaveLength(30);
    expect(JSON.parse(files.get('docs/en/section-2/_meta.json') ?? '[]')).toHaveLength(14);
  });

  test('repeats no code block', () => {
    const blocks = markdown.flatMap(([, text]) => text.match(/^```\w[\s\S]*?^```$/gm) ?? []);
    expect(blocks.length).toBeGreaterThan(148 * 3);
    expect(new Set(blocks).size).toBe(blocks.length);
  });

  test('is the same in every run', () => {
    expect([...benchSite(150).files]).toEqual([...files]);
  });
});
