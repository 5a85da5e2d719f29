import { expect, test } from '@rstest/core';
import { readFrontmatter } from './frontmatter';
import { readMeta } from './nav-files';

const deep: [string, (levels: number) => string][] = [
  ['lists in brackets', (levels) => `a: ${'['.repeat(levels)}${']'.repeat(levels)}`],
  ['maps in brackets', (levels) => `a: ${'{b: '.repeat(levels)}1${'}'.repeat(levels)}`],
  ['lists after dashes', (levels) => `a:\n  ${'- '.repeat(levels)}1`],
  [
    'maps by indentation',
    (levels) => Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
  ],
];

test.each(deep)('%s may be 90 levels deep, and 3,000 are refused at once', (_, make) => {
  expect(readFrontmatter(make(90), { file: 'a.md', line: 2 }).problems).toEqual([]);
  const began = performance.now();
  const [problem, ...more] = readFrontmatter(make(3000), { file: 'a.md', line: 2 }).problems;
  expect(problem?.message).toBe('The frontmatter is nested more than 100 levels deep.');
  expect(problem?.at?.file).toBe('a.md');
  expect(more).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('the same in JSON', () => {
  const { problems } = readMeta(`${'['.repeat(20_000)}${']'.repeat(20_000)}`, '_meta.json');
  expect(problems).toMatchObject([{ message: '_meta.json is nested more than 100 levels deep.' }]);
});

test('of thousands of errors the first ten are reported', () => {
  const { problems } = readFrontmatter('a: b: c\n'.repeat(5000), { file: 'a.md', line: 2 });
  expect(problems).toHaveLength(10);
});
