import { describe, expect, test } from '@rstest/core';
import type { NavNode } from '../../../model/nav';
import { holdsPage } from './sidebar-tree';

const page = (href: string): NavNode => ({ kind: 'page', id: href, label: href, href, tag: null, context: null });
const group = (href: string | null, children: NavNode[]): NavNode => ({
  kind: 'group',
  label: 'Group',
  href,
  id: null,
  collapsible: true,
  collapsed: true,
  children,
  tag: null,
  context: null,
});

describe('SB-11 SB-17 which entries hold the page', () => {
  test.each<[string, NavNode, string, boolean]>([
    ['the page itself', page('/guide/start/'), '/guide/start/', true],
    ['/index and slash forms', page('/guide/start/index'), '/guide/start', true],
    ['whole segments only', page('/react'), '/react-native', false],
    ['a group by its own page', group('/config/lib', []), '/config/lib', true],
    ['a group by a child', group(null, [page('/a'), group(null, [page('/b')])]), '/b', true],
    ['a group without it', group('/config/lib', [page('/a')]), '/b', false],
    ['a link to elsewhere is no page', { kind: 'link', label: '', href: '/b', tag: null, context: null }, '/b', false],
    ['a divider', { kind: 'divider', dashed: false }, '/b', false],
  ])('%s', (_title, node, href, expected) => {
    expect(holdsPage(node, href)).toBe(expected);
  });
});
