import type { ReactNode } from 'react';
import { withoutMarks } from '../../../shared/inline-marks';
import type { NavNode } from '../../../shared/nav';
import { Icon } from '../Icon/Icon';
import { SidebarLabel, SidebarLink } from './SidebarLink';
import { useFold } from './use-fold';

export interface SidebarGroupProps {
  node: Extract<NavNode, { kind: 'group' }>;
  /** The nodes down to the entry of the page that is shown. */
  trail: NavNode[];
  /** The list of its entries. */
  children: ReactNode;
}

/** A collapsible group is a `<details>`, which works without JavaScript. Any other group is a title and its entries. */
export function SidebarGroup(props: SidebarGroupProps) {
  const { node, trail, children } = props;
  if (node.collapsible) return <FoldingGroup {...props} />;
  return (
    <div className="folia-sidebar-group">
      {node.href ? (
        <SidebarLink {...node} href={node.href} current={node === trail.at(-1)} />
      ) : (
        <div className="folia-sidebar-title">
          <SidebarLabel {...node} />
        </div>
      )}
      {children}
    </div>
  );
}

function FoldingGroup({ node, trail, children }: SidebarGroupProps) {
  const { ref, openAtFirst, onToggle, onTitleClick } = useFold(node, trail);
  const { href, label } = node;
  // A `<summary>` must not contain a link: the link is before the `<details>`, and the summary is the arrow only.
  return (
    <div className="folia-sidebar-group">
      {href && <SidebarLink {...node} href={href} current={node === trail.at(-1)} onClick={onTitleClick} />}
      <details ref={ref} open={openAtFirst} onToggle={onToggle} suppressHydrationWarning>
        <summary
          className={href ? 'folia-sidebar-arrow' : 'folia-sidebar-title'}
          aria-label={href ? withoutMarks(label) : undefined}
        >
          {!href && <SidebarLabel {...node} />}
          <Icon name="chevron" size={16} />
        </summary>
        {children}
      </details>
    </div>
  );
}
