import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AppContext } from '../../../client/app/app-context';
import { AppReactContext } from '../../../client/app/react-context';
import { sidebarExpandTime } from '../../../shared/constants';
import { activeTrail, type NavNode } from '../../../shared/nav';
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

/** `folded`: what the user has opened or closed before. */
function rendered(current: string, folded: [NavNode, boolean][] = []) {
  // The context that the sidebar reads.
  const app = { openGroups: new WeakMap(folded) } as Partial<AppContext> as AppContext;
  const html = renderToStaticMarkup(
    <AppReactContext value={app}>
      <SidebarList nodes={nodes} trail={activeTrail(nodes, current)} />
    </AppReactContext>,
  );
  return {
    current: [...html.matchAll(/aria-current="page"[^>]*><span>(.*?)<\/span>/g)].map(([, label]) => label),
    open: html.match(/<details[^>]*open/g)?.length ?? 0,
  };
}

describe('exactly one entry is current, and the groups around it are open', () => {
  test.each([
    ['/a', ['/a'], 1],
    ['/c/', ['three'], 2],
    ['/d.html', ['/d'], 2],
    ['/elsewhere', [], 0],
  ])('%s', (href, current, open) => expect(rendered(href)).toEqual({ current, open }));
});

test('what the user opened is open again, and the group of the page that is shown always opens', () => {
  const [, one, two] = nodes as [NavNode, NavNode, NavNode];
  expect(rendered('/elsewhere', [[one, true]]).open).toBe(1);
  expect(rendered('/d', [[two, false]]).open).toBe(2);
});

test('a list of ten thousand pages is shown in parts, each with links to its neighbours', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => page(`/many/${index}`));
  const labels = (current: string) => {
    const html = renderToStaticMarkup(<SidebarList nodes={many} trail={activeTrail(many, current)} />);
    return [...html.matchAll(/<a href="([^"]+)"[^>]*><span>(.*?)<\/span>/g)].map(([, href, label]) => [href, label]);
  };
  const middle = labels('/many/4711');
  expect(middle).toHaveLength(202);
  expect(middle[0]).toEqual(['/many/4599', '… /many/4599']);
  expect(middle).toContainEqual(['/many/4711', '/many/4711']);
  expect(middle.at(-1)).toEqual(['/many/4800', '… /many/4800']);
  expect(labels('/many/0')).toHaveLength(201);
  expect(labels('/elsewhere')).toHaveLength(201);
  expect(labels('/many/9999').at(-1)).toEqual(['/many/9999', '/many/9999']);
});

test('the style sheet opens groups in the time of the constants', () => {
  const css = readFileSync(join(import.meta.dirname, 'Sidebar.css'), 'utf8');
  const [, seconds] = /&\[open\]::details-content \{[^}]*transition-duration: ([\d.]+)s/.exec(css) ?? [];
  expect(Number(seconds) * 1000).toBe(sidebarExpandTime);
});
