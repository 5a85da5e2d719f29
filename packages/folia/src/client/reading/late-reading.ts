import * as markup from '../../shared/markup';
import { logFailure } from '../app/log-failure';
import { getTabsKey, type TabsMark } from '../tabs/tab-choice';
import { watchScrollingBoxes } from './scrolling-boxes';

/** What reading a page needs a moment after it is there. */
export function startLateReading(): void {
  // It costs a layout, and few need it at once.
  watchScrollingBoxes();
  // Where links load documents, those keep some of what the page before had.
  if (!('navigation' in window))
    import('./across-loads').then(
      (code) => code.keepAcrossLoads(),
      logFailure('What the page before had could not be kept.'),
    );
  addEventListener('pageshow', ({ persisted }) => persisted && readStorage());
}

/** A page that comes back as it was left does not know what other pages have stored meanwhile. */
function readStorage(): void {
  // Without a key: anything may have changed.
  dispatchEvent(new StorageEvent('storage'));
  for (const mark of document.querySelectorAll<TabsMark>(`${markup.tabsMark}[data-group]`)) {
    try {
      mark.show(localStorage.getItem(getTabsKey(mark.dataset.group ?? '')));
    } catch {
      // Storage is blocked: the choice of this page holds.
    }
  }
}
