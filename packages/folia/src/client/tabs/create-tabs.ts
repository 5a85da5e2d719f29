import * as markup from '../../shared/markup';
import { logFailure } from '../app/log-failure';
import { closest } from '../bootstrap/closest';

const fail = logFailure('The tabs could not be loaded.');

/**
 * Handles clicks and keys on tabs. The code is loaded with the first tabs, used or not,
 * because the browser may be offline later. What the user does before it has loaded is handled afterwards.
 */
export function createTabs(): (root: Element) => void {
  const types = ['click', 'keydown'];
  const load = async () => {
    const { onTabs } = await import('./tabs');
    for (const type of types) {
      document.removeEventListener(type, early);
      // a listener that is added twice is called once
      document.addEventListener(type, onTabs);
    }
    return onTabs;
  };
  const early = (event: Event) => {
    if (closest(event, `[${markup.tabList}]`)) load().then((onTabs) => onTabs(event), fail);
  };
  for (const type of types) document.addEventListener(type, early);
  return (root) => {
    if (root.querySelector(markup.tabsMark)) load().catch(fail);
  };
}
