import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import './Menu.css';

export interface MenuProps {
  /** What is always visible. */
  title: ReactNode;
  /** Accessible name, when the title does not say enough. */
  name?: string;
  /** Shown beside an icon and before a text in the full-screen menu. @default name */
  label?: string | undefined;
  /** Renders no arrow in the header. */
  bare?: boolean;
  current?: boolean;
  /** It is inside another menu, which stays open. */
  inner?: boolean;
  children: ReactNode;
}

/**
 * A menu of links: drops down in the header, opens in place in the full-screen menu. Works without script; `useMenus` adds
 * what `<details>` lacks.
 */
export function Menu({ title, name, label = name, bare = false, current = false, inner = false, children }: MenuProps) {
  return (
    <details
      className="folia-menu"
      data-bare={bare || undefined}
      name={inner ? undefined : 'folia-menu'}
      suppressHydrationWarning
    >
      <summary className="folia-menu-title" aria-label={name} title={name} data-current={current || undefined}>
        {title}
        {label && <span className="folia-menu-name">{label}</span>}
        <Icon name="chevron" size={14} />
      </summary>
      <div className="folia-menu-panel">{children}</div>
    </details>
  );
}
