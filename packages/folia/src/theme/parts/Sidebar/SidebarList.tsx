import type { NavNode } from '../../../shared/nav';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLabel, SidebarLink } from './SidebarLink';

/** One level of the tree; `trail` are the nodes down to the entry of the page that is shown. */
export function SidebarList({ nodes, trail }: Record<'nodes' | 'trail', NavNode[]>) {
  return (
    <ul>
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order is the site's own.
        <SidebarEntry key={index} node={node} trail={trail} />
      ))}
    </ul>
  );
}

function SidebarEntry({ node, trail }: { node: NavNode; trail: NavNode[] }) {
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
}
