import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withoutMarks } from '../../../model/inline-marks';
import type { NavNode } from '../../../model/nav';
import { Icon } from '../Icon/Icon';
import { InlineText } from '../InlineText/InlineText';
import { Tag } from '../Tag/Tag';
import { SidebarLink } from './SidebarLink';

export interface SidebarGroupProps {
  node: Extract<NavNode, { kind: 'group' }>;
  /** The nodes down to the entry of the page that is shown. */
  trail: NavNode[];
  /** The list of its entries. */
  children: ReactNode;
}

/**
 * A group is a `<details>`: it opens and closes without script, and what the reader did by hand stays (SB-15).
 * Arriving at a page inside opens it.
 */
export function SidebarGroup({ node, trail, children }: SidebarGroupProps) {
  const title = <GroupTitle node={node} current={node === trail.at(-1)} />;
  if (!node.collapsible) {
    return (
      <div className="folia-sidebar-group">
        {node.href ? title : <div className="folia-sidebar-title">{title}</div>}
        {children}
      </div>
    );
  }
  if (!node.href) {
    return (
      <Fold className="folia-sidebar-group" node={node} trail={trail} title={title}>
        {children}
      </Fold>
    );
  }
  // A link may not stand inside a `<summary>`: it stands before, and the arrow is all there is of the summary (SB-13).
  return (
    <div className="folia-sidebar-group">
      {title}
      <Fold node={node} trail={trail}>
        {children}
      </Fold>
    </div>
  );
}

interface FoldProps extends SidebarGroupProps {
  className?: string;
  /** What the summary says; without it the summary is an arrow beside the group's link. */
  title?: ReactNode;
}

function Fold({ node, trail, className, title, children }: FoldProps) {
  const holds = trail.includes(node);
  const [openAtFirst] = useState(holds || !node.collapsed);
  const ref = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also from a page of the same group.
  useEffect(() => {
    if (holds && ref.current) ref.current.open = true;
  }, [holds, trail]);
  return (
    <details ref={ref} className={className} open={openAtFirst} suppressHydrationWarning>
      <summary
        className={title ? 'folia-sidebar-title' : 'folia-sidebar-arrow'}
        aria-label={title ? undefined : withoutMarks(node.label)}
      >
        {title}
        <Icon name="chevron" size={16} />
      </summary>
      {children}
    </details>
  );
}

/** A title with a page of its own is a link. */
function GroupTitle({ node, current }: { node: SidebarGroupProps['node']; current: boolean }) {
  const { href, label, tag } = node;
  if (href) return <SidebarLink href={href} label={label} tag={tag} current={current} />;
  return (
    <>
      <span>
        <InlineText text={label} />
      </span>
      <Tag tag={tag} />
    </>
  );
}
