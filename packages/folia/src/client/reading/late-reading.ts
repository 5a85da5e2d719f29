import { hasGlobal } from '../app/has-global';
import { logFailure } from '../app/log-failure';
import { noteUnknownHash, watchAnchors } from '../router/anchors';
import { showChoice } from '../tabs/tab-choice';
import { watchPanels } from './panels';
import { watchScrollingBoxes } from './scrolling-boxes';

/** What reading a page needs once it has loaded. */
export function startLateReading(): void {
  watchScrollingBoxes();
  watchPanels();
  noteUnknownHash();
  watchAnchors();
  // Tabs follow choices made in other windows.
  addEventListener('storage', ({ key, newValue }) => showChoice(key, newValue));
  // Where links load documents, those keep some of what the page before had.
  if (!hasGlobal('navigation'))
    import('./across-loads').then(
      (code) => code.keepAcrossLoads(),
      logFailure('What the page before had could not be kept.'),
    );
  addEventListener('pageshow', ({ persisted }) => persisted && readStorage());
}

/**
 * A page that is restored from the back/forward cache applies what has been stored meanwhile, as it does when another window stores
 * something.
 */
function readStorage(): void {
  try {
    for (const [key, newValue] of Object.entries(localStorage))
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
  } catch {
    // Storage is blocked: the choices of this page hold.
  }
}
