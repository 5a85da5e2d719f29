import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { logFailure, Slot, useNav, usePage, useStrings } from '../../../client';
import * as markup from '../../../shared/markup';
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
  const trap = useEffectEvent(() => ref.current && trapWhenOpen(ref.current, sidebarNav));
  // It may have been opened before the page was hydrated.
  useEffect(() => void trap(), []);
  return (
    <div
      ref={ref}
      id="folia-sidebar"
      className="folia-sidebar"
      popover="auto"
      // React lets the events of the groups inside bubble.
      onToggle={({ target }) => target === ref.current && trapWhenOpen(ref.current, sidebarNav)}
      {...{ [markup.sidebar]: '' }}
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

const fail = logFailure('The drawer cannot keep the focus.');

/** An open drawer keeps the focus inside. */
function trapWhenOpen(sidebar: HTMLElement, name: string): void {
  if (sidebar.matches(':popover-open'))
    import('../../dom/trap-focus').then(({ trapFocus }) => trapFocus(sidebar, name), fail);
}
