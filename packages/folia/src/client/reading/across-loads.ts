import * as markup from '../../shared/markup';
import { handOver, searchedKey, sidebarKey, takeOver } from '../app/hand-over';
import { logFailure } from '../app/log-failure';
import type { Searched } from '../search/mark-when-shown';

/** A sidebar as it is handed over to the next page. */
interface SidebarState {
  /** Tells whether the next page has the same entries: how many, the first and the last. */
  entries: string;
  /** Of each group, whether it is open. */
  open: boolean[];
  /** The group whose own title leads to the next page and has folded it on the way, or -1. */
  pressed: number;
  top: number;
}

/**
 * Keeps folds and scroll position of the sidebar, and marks what was searched for, where every link loads a document. A router does
 * the same for pages that are shown in place.
 */
export function keepAcrossLoads(): void {
  const sidebar = document.querySelector<HTMLElement>(`[${markup.sidebar}]`);
  if (sidebar) keepSidebar(sidebar);
  const searched = takeOver<Searched>(searchedKey);
  if (searched?.pathname === location.pathname)
    import('../search/mark-page').then(
      ({ markPage }) => markPage(searched.query),
      logFailure('The search terms could not be highlighted.'),
    );
}

function keepSidebar(sidebar: HTMLElement): void {
  const state = takeOver<SidebarState>(sidebarKey);
  if (state?.entries === nameEntries(sidebar)) restore(sidebar, state);
  let pressed: { group: HTMLDetailsElement; open: boolean } | undefined;
  const press = ({ target }: Event) => {
    const group = target instanceof Element && target.closest('a')?.nextElementSibling;
    pressed = group instanceof HTMLDetailsElement ? { group, open: group.open } : undefined;
  };
  // Before any other handler.
  sidebar.addEventListener('click', press, { capture: true });
  addEventListener('pagehide', () => {
    const groups = findGroups(sidebar);
    const kept: SidebarState = {
      entries: nameEntries(sidebar),
      open: groups.map(({ open }) => open),
      pressed: pressed && pressed.group.open !== pressed.open ? groups.indexOf(pressed.group) : -1,
      top: sidebar.scrollTop,
    };
    handOver(sidebarKey, kept);
  });
}

const findGroups = (sidebar: Element) => [...sidebar.querySelectorAll('details')];

function nameEntries(sidebar: Element): string {
  const links = [...sidebar.querySelectorAll('a')];
  return [links.length, links[0]?.pathname, links.at(-1)?.pathname].join(' ');
}

/** A group with the page that is shown stays open. */
function restore(sidebar: HTMLElement, { open, pressed, top }: SidebarState): void {
  const changed = findGroups(sidebar).filter((group, index) => {
    const holds = group.parentElement?.querySelector('[aria-current="page"]') && index !== pressed;
    return !holds && open[index] !== undefined && group.open !== open[index];
  });
  if (changed.length > 0) {
    // What is not rendered does not move when it changes.
    sidebar.style.display = 'none';
    for (const group of changed) group.open = !group.open;
    void sidebar.offsetHeight;
    sidebar.style.display = '';
  }
  sidebar.scrollTop = top;
  // For the code that keeps the current entry in view.
  sidebar.dispatchEvent(new Event('toggle'));
}
