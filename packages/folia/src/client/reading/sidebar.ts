import { sidebarExpandTime } from '../../shared/constants';
import * as markup from '../../shared/markup';
import { reveal } from './reveal';

/** Keeps the entry of the page that is shown in view: on the first page, on later ones, and when the drawer opens. */
export function watchSidebar(): void {
  requestAnimationFrame(revealCurrent);
  addEventListener('folia:content', () => {
    revealCurrent();
    // A group that has just been opened has its height by then; there is no event for it.
    setTimeout(revealCurrent, sidebarExpandTime);
  });
  const onToggle = ({ target }: Event) =>
    target instanceof Element && target.hasAttribute(markup.sidebar) && revealCurrent();
  // `toggle` does not bubble.
  addEventListener('toggle', onToggle, { capture: true });
}

function revealCurrent(): void {
  const sidebar = document.querySelector(`[${markup.sidebar}]`);
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (sidebar && current) reveal(current, sidebar);
}
