import { useEffect, useMemo, useRef } from 'react';
import { Slot, useNav, usePage, useStrings } from '../../../client';
import { sidebarExpandTime } from '../../../shared/constants';
import { activeTrail } from '../../../shared/nav';
import { useAutoClose } from '../../hooks/use-auto-close';
import { wideSidebar } from '../../hooks/wide';
import { Icon } from '../Icon/Icon';
import { SidebarList } from './SidebarList';
import './Sidebar.css';

/** The pages of the section: a column where there is room, a drawer below 960 px. Both are the same element (MB-05). */
export function Sidebar() {
  const { page, navHref } = usePage();
  const { sidebar } = useNav();
  const { sidebarNav, menu, closeMenu } = useStrings();
  const trail = useMemo(() => activeTrail(sidebar, page.href), [sidebar, page.href]);
  const ref = useRef<HTMLDivElement>(null);
  useAutoClose(ref, { href: page.href, wide: wideSidebar });
  const look = () => ref.current && lookAfter(ref.current, sidebarNav);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every arrival.
  useEffect(() => {
    look();
    // SB-17: a group that has just been opened has its height then; no event tells.
    const timer = setTimeout(look, sidebarExpandTime);
    return () => clearTimeout(timer);
  }, [trail]);
  return (
    <div
      ref={ref}
      id="folia-sidebar"
      className="folia-sidebar"
      popover="auto"
      // React lets those of the groups inside bubble.
      onToggle={({ target }) => target === ref.current && look()}
    >
      <button
        type="button"
        className="folia-sidebar-close"
        popoverTarget="folia-sidebar"
        popoverTargetAction="hide"
        aria-label={closeMenu}
        // biome-ignore lint/a11y/noAutofocus: takes the focus when the drawer opens, and at no other time.
        autoFocus
      >
        {menu}
        <Icon name="close" />
      </button>
      <Slot name="beforeSidebar" />
      <nav aria-label={sidebarNav} key={navHref}>
        <SidebarList nodes={sidebar} trail={trail} />
      </nav>
      <Slot name="afterSidebar" />
    </div>
  );
}

/**
 * Scrolls the sidebar, and nothing else, so that the current entry stands in its middle, unless it can be seen anyway.
 * What an open drawer needs beyond what the browser does comes when there is one.
 */
function lookAfter(sidebar: HTMLElement, name: string): void {
  if (sidebar.matches(':popover-open'))
    import('../../hooks/hold-focus').then((hold) => hold.holdFocus(sidebar, name), console.error);
  const at = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (!at || (at.top >= box.top && at.bottom <= box.bottom)) return;
  sidebar.scrollTop += at.top - box.top - (box.height - at.height) / 2;
}
