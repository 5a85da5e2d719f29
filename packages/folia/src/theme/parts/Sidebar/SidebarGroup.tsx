import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../../client';
import type { NavNode } from '../../../model/nav';
import { Icon } from '../Icon/Icon';
import { InlineText } from '../InlineText/InlineText';
import { Tag } from '../Tag/Tag';
import { SidebarLink, SidebarList } from './SidebarList';
import { holdsPage } from './sidebar-tree';

type Group = Extract<NavNode, { kind: 'group' }>;

/**
 * A group is a `<details>`: it opens and closes without script, and what the reader did by hand stays (SB-15).
 * Arriving at a page inside opens it.
 */
export function SidebarGroup({ node }: { node: Group }) {
  const { page } = usePage();
  const holds = holdsPage(node, page.href);
  const [openAtFirst] = useState(holds || !node.collapsed);
  const ref = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also from a page of the same group.
  useEffect(() => {
    if (holds && ref.current) ref.current.open = true;
  }, [holds, page.href]);
  const title = <GroupTitle node={node} />;
  if (!node.collapsible) {
    return (
      <div className="folia-sidebar-group">
        <div className="folia-sidebar-title">{title}</div>
        <SidebarList nodes={node.children} />
      </div>
    );
  }
  return (
    <details ref={ref} className="folia-sidebar-group" open={openAtFirst} suppressHydrationWarning>
      <summary className="folia-sidebar-title">
        {title}
        <Icon name="chevron" size={16} />
      </summary>
      <SidebarList nodes={node.children} />
    </details>
  );
}

/** A title with a page of its own is a link; clicking it goes there, the arrow only folds (SB-13). */
function GroupTitle({ node: { href, label, tag } }: { node: Group }) {
  if (href) return <SidebarLink href={href} label={label} tag={tag} />;
  return (
    <>
      <span>
        <InlineText text={label} />
      </span>
      <Tag tag={tag} />
    </>
  );
}
