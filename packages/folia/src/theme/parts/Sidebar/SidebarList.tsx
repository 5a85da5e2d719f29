import { memo } from 'react';
import { flatten, type NavNode, type NavPage } from '../../../shared/nav';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLabel, SidebarLink } from './SidebarLink';

/** A longer list is shown in parts of this length: with thousands of pages in one folder, every page would hold the names of all. */
const longest = 400;
const part = 200;

/** One level of the tree; `trail` are the nodes down to the entry of the page that is shown. */
export function SidebarList({ nodes, trail }: Record<'nodes' | 'trail', NavNode[]>) {
  const current =
    nodes.length > longest
      ? Math.max(
          0,
          nodes.findIndex((node) => trail.includes(node)),
        )
      : 0;
  const start = current - (current % part);
  const end = nodes.length > longest ? start + part : nodes.length;
  return (
    <ul>
      <MoreEntry page={flatten(nodes.slice(start - 1, start))[0]} />
      {nodes.slice(start, end).map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order is the site's own.
        <SidebarEntry key={start + index} node={node} trail={trail.includes(node) ? trail : elsewhere} />
      ))}
      <MoreEntry page={flatten(nodes.slice(end, end + 1))[0]} />
    </ul>
  );
}

/** Leads to the part before or after: without a script, too. */
const MoreEntry = ({ page }: { page: NavPage | undefined }) =>
  page && (
    <li>
      <SidebarLink href={page.href} label={`… ${page.label}`} tag={null} current={false} />
    </li>
  );

/** The same for all entries that do not lead to the page that is shown: these are not rendered again when another one is. */
const elsewhere: NavNode[] = [];

const SidebarEntry = memo(function SidebarEntry({ node, trail }: { node: NavNode; trail: NavNode[] }) {
  switch (node.kind) {
    case 'page':
    case 'link':
      return (
        <li data-context={node.context ?? undefined}>
          <SidebarLink {...node} current={node === trail.at(-1)} />
        </li>
      );
    case 'group':
      return (
        <li data-context={node.context ?? undefined}>
          <SidebarGroup node={node} trail={trail}>
            <SidebarList nodes={node.children} trail={trail} />
          </SidebarGroup>
        </li>
      );
    case 'header':
      return (
        <li className="folia-sidebar-header">
          <SidebarLabel {...node} />
        </li>
      );
    case 'divider':
      return <li className="folia-sidebar-divider" data-dashed={node.dashed || undefined} aria-hidden="true" />;
  }
});
