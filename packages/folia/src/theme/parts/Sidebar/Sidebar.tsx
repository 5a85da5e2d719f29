import { useEffect, useMemo, useRef } from 'react';
import { Slot, useNav, usePage, useStrings } from '../../../client';
import { activeTrail } from '../../../model/nav';
import { useAutoClose } from '../../hooks/use-auto-close';
import { wideSidebar } from '../../hooks/wide';
import { SidebarList } from './SidebarList';
import './Sidebar.css';

/** The pages of the section: a column where there is room, a drawer below 960 px. Both are the same element (MB-05). */
export function Sidebar() {
  const { page } = usePage();
  const { sidebar } = useNav();
  const { sidebarNav } = useStrings();
  const trail = useMemo(() => activeTrail(sidebar, page.href), [sidebar, page.href]);
  const ref = useRef<HTMLDivElement>(null);
  useAutoClose(ref, { href: page.href, wide: wideSidebar });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per section is enough; the reader's own scrolling wins.
  useEffect(() => centreCurrent(ref.current), [sidebar]);
  return (
    <div
      ref={ref}
      id="folia-sidebar"
      className="folia-sidebar"
      popover="auto"
      onToggle={(event) => event.target === ref.current && centreCurrent(ref.current)}
    >
      <Slot name="beforeSidebar" />
      <nav aria-label={sidebarNav}>
        <SidebarList nodes={sidebar} trail={trail} />
      </nav>
      <Slot name="afterSidebar" />
    </div>
  );
}

/** Scrolls the sidebar, and nothing else, so that the current entry stands in its middle (SB-17). */
function centreCurrent(sidebar: HTMLElement | null): void {
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !entry) return;
  const box = sidebar.getBoundingClientRect();
  const at = entry.getBoundingClientRect();
  if (at.top >= box.top && at.bottom <= box.bottom) return;
  sidebar.scrollTop += at.top - box.top - (box.height - at.height) / 2;
}
