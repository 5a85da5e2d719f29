import { describe, expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { activeTrail, type NavNode } from '../../../model/nav';
import { SidebarList } from './SidebarList';

const page = (href: string): NavNode => ({ kind: 'page', id: href, label: href, href, tag: null, context: null });
const link = (href: string): NavNode => ({ kind: 'link', label: 'again', href, tag: null, context: null });
const group = (label: string, href: string | null, children: NavNode[]): NavNode => ({
  kind: 'group',
  label,
  href,
  id: href,
  collapsible: true,
  collapsed: true,
  children,
  tag: null,
  context: null,
});
const nodes = [
  link('/a'),
  group('one', null, [page('/a'), page('/a')]),
  group('two', null, [group('three', '/c', [page('/d')])]),
];

function drawn(current: string) {
  const html = renderToStaticMarkup(<SidebarList nodes={nodes} trail={activeTrail(nodes, current)} />);
  return {
    current: [...html.matchAll(/aria-current="page"[^>]*><span>(.*?)<\/span>/g)].map(([, label]) => label),
    open: html.match(/<details[^>]*open/g)?.length ?? 0,
  };
}

describe('SB-11 SB-17 exactly one entry is current, and the groups around it are open', () => {
  test.each([
    ['/a', ['/a'], 1],
    ['/c/', ['three'], 2],
    ['/d.html', ['/d'], 2],
    ['/elsewhere', [], 0],
  ])('%s', (href, current, open) => expect(drawn(href)).toEqual({ current, open }));
});
