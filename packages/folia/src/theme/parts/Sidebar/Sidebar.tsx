import { useEffect, useMemo, useRef } from 'react';
import { Slot, useNav, usePage, useStrings } from '../../../client';
import { activeTrail } from '../../../model/nav';
import { useAutoClose } from '../../hooks/use-auto-close';
import { useModalPopover } from '../../hooks/use-modal-popover';
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
  const modal = useModalPopover(ref, sidebarNav);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every arrival.
  useEffect(() => void centreCurrent(ref.current), [trail]);
  return (
    <div
      ref={ref}
      id="folia-sidebar"
      className="folia-sidebar"
      popover="auto"
      onBeforeToggle={modal.onBeforeToggle}
      onToggle={(event) => {
        // React lets those of the groups inside bubble.
        if (event.target !== ref.current) return;
        modal.onToggle(event);
        void centreCurrent(ref.current);
      }}
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
 * Scrolls the sidebar, and nothing else, so that the current entry stands in its middle, unless it can be seen anyway
 * (SB-17). Groups that are opening have their height afterwards.
 */
async function centreCurrent(sidebar: HTMLElement | null): Promise<void> {
  if (!sidebar) return;
  await Promise.allSettled(
    sidebar
      .getAnimations({ subtree: true })
      .filter(isFold)
      .map(({ finished }) => finished),
  );
  const entry = sidebar.querySelector('[aria-current="page"]');
  if (!entry) return;
  const box = sidebar.getBoundingClientRect();
  const at = entry.getBoundingClientRect();
  if (at.top >= box.top && at.bottom <= box.bottom) return;
  sidebar.scrollTop += at.top - box.top - (box.height - at.height) / 2;
}

const isFold = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.pseudoElement !== null;
