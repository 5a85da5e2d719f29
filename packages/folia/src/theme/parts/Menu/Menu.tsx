import { type ReactNode, useRef } from 'react';
import { usePage } from '../../../client';
import { Icon } from '../Icon/Icon';
import { useMenuBehaviour } from './use-menu-behaviour';
import './Menu.css';

export interface MenuProps {
  /** What is always seen. */
  title: ReactNode;
  /** Accessible name, when the title is an icon. */
  name?: string;
  /** Draws no arrow in the header. */
  bare?: boolean;
  current?: boolean;
  children: ReactNode;
}

/** A menu of links: drops down in the header, opens in place in the full-screen menu. Works without script. */
export function Menu({ title, name, bare = false, current = false, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useMenuBehaviour(ref, usePage().page.href);
  return (
    <details ref={ref} className="folia-menu" data-bare={bare || undefined} name="folia-menu" suppressHydrationWarning>
      <summary className="folia-menu-title" aria-label={name} title={name} data-current={current || undefined}>
        {title}
        {name && <span className="folia-menu-name">{name}</span>}
        <Icon name="chevron" size={14} />
      </summary>
      <div className="folia-menu-panel">{children}</div>
    </details>
  );
}
