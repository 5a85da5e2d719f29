import { useEffect, useMemo, useRef } from 'react';
import { Slot, useNav, usePage, useStrings } from '../../../client';
import { sidebarExpandTime } from '../../../shared/constants';
import { activeTrail } from '../../../shared/nav';
import { wideSidebar } from '../../dom/breakpoints';
import { useAutoClose } from '../../dom/use-auto-close';
import { Icon } from '../Icon/Icon';
import { SidebarList } from './SidebarList';
import './Sidebar.css';
import './SidebarDrawer.css';

/** The pages of the section: a column, and a drawer below 960 px. Both are the same element. */
export function Sidebar() {
  const { page, navHref } = usePage();
  const { sidebar } = useNav();
  const { sidebarNav, menu, closeMenu } = useStrings();
  const trail = useMemo(() => activeTrail(sidebar, page.href), [sidebar, page.href]);
  const ref = useRef<HTMLDivElement>(null);
  useAutoClose(ref, { href: page.href, wide: wideSidebar });
  const update = () => ref.current && updateSidebar(ref.current, sidebarNav);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new page.
  useEffect(() => {
    update();
    // A group that has just been opened has its full height then; there is no event for it.
    const timer = setTimeout(update, sidebarExpandTime);
    return () => clearTimeout(timer);
  }, [trail]);
  return (
    <div
      ref={ref}
      id="folia-sidebar"
      className="folia-sidebar"
      popover="auto"
      // React lets the events of the groups inside bubble.
      onToggle={({ target }) => target === ref.current && update()}
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
 * Scrolls the sidebar, and nothing else, so that the current entry is in its middle, unless it is visible. An open drawer keeps the focus
 * inside.
 */
function updateSidebar(sidebar: HTMLElement, name: string): void {
  if (sidebar.matches(':popover-open'))
    import('../../dom/trap-focus').then(({ trapFocus }) => trapFocus(sidebar, name), console.error);
  const at = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (!at || (at.top >= box.top && at.bottom <= box.bottom)) return;
  sidebar.scrollTop += at.top - box.top - (box.height - at.height) / 2;
}
