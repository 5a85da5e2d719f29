import { usePage } from '../../../client';
import { isExternal } from '../../../model/link';
import type { NavNode } from '../../../model/nav';
import { InlineText } from '../InlineText/InlineText';
import { Tag } from '../Tag/Tag';
import { SidebarGroup } from './SidebarGroup';
import { leadsTo } from './sidebar-tree';

/** One level of the tree. */
export function SidebarList({ nodes }: { nodes: NavNode[] }) {
  return (
    <ul>
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order is the site's own.
        <SidebarEntry key={index} node={node} />
      ))}
    </ul>
  );
}

function SidebarEntry({ node }: { node: NavNode }) {
  switch (node.kind) {
    case 'page':
    case 'link':
      return (
        <li data-context={node.context ?? undefined}>
          <SidebarLink href={node.href} label={node.label} tag={node.tag} />
        </li>
      );
    case 'group':
      return (
        <li data-context={node.context ?? undefined}>
          <SidebarGroup node={node} />
        </li>
      );
    case 'header':
      return (
        <li className="folia-sidebar-header">
          <InlineText text={node.label} />
          <Tag tag={node.tag} />
        </li>
      );
    case 'divider':
      return <li className="folia-sidebar-divider" data-dashed={node.dashed || undefined} aria-hidden="true" />;
  }
}

export function SidebarLink({ href, label, tag }: { href: string; label: string; tag: string | null }) {
  const { page } = usePage();
  const leaves = isExternal(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} aria-current={leadsTo(href, page.href) ? 'page' : undefined} {...leaves}>
      <span>
        <InlineText text={label} />
      </span>
      <Tag tag={tag} />
    </a>
  );
}
