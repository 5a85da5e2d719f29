import { expect, test } from '@rstest/core';
import type { NavNode } from '../../../shared/nav';
import { findSimilarPages } from './similar-pages';

const page = (label: string): NavNode => ({
  kind: 'page',
  id: label,
  label,
  href: `/${label}`,
  tag: null,
  context: null,
});
const sidebar: NavNode[] = [
  { kind: 'header', label: 'bundle', tag: null },
  page('bundle'),
  page('autoExternal'),
  page('externalHelpers'),
  page('语法降级'),
  page('bundle'),
];

test.each([
  ['a letter is wrong', 'bundel', ['bundle']],
  ['the best one comes first', 'external help', ['externalHelpers', 'autoExternal']],
  ['Chinese', '语法', ['语法降级']],
  ['nothing is similar', 'zzz', []],
  ['nothing to compare', '?', []],
])('%s: %s', (_title, query, expected) => {
  expect(findSimilarPages(query, sidebar).map(({ label }) => label)).toEqual(expected);
});
