import * as markup from '../../shared/markup';
import { getTabsKey, showChoice, type TabsMark } from './tab-choice';

/** A click or a key on a tab; both listen to the whole document. */
export function onTabs(event: Event): void {
  const tab = findTab(event.target);
  if (!tab || tab.disabled) return;
  if (event instanceof KeyboardEvent) turn(tab, event);
  else choose(tab);
}

function turn(tab: HTMLButtonElement, event: KeyboardEvent): void {
  const next = event.ctrlKey || event.altKey || event.metaKey ? null : findNext(tab, event.key);
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
}

/** The tab that a key leads to, passing over disabled ones. */
function findNext(tab: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const tabs = tabsBeside(tab).filter(({ disabled }) => !disabled);
  const at = tabs.indexOf(tab);
  const right = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const places = new Map([
    ['ArrowRight', (at + right) % tabs.length],
    ['ArrowLeft', (at - right) % tabs.length],
    ['Home', 0],
    ['End', -1],
  ]);
  const next = places.get(key);
  return next === undefined ? undefined : tabs.at(next);
}

function choose(tab: HTMLButtonElement): void {
  const mark = tab.closest(`[${markup.tabs}]`)?.querySelector<TabsMark>(`:scope > ${markup.tabsMark}`);
  if (!mark) return;
  const index = String(tabsBeside(tab).indexOf(tab));
  mark.show(index);
  const { group } = mark.dataset;
  if (group === undefined) return;
  const key = getTabsKey(group);
  showChoice(key, index);
  store(key, index);
}

const findTab = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLButtonElement>(`[${markup.tabList}] > button`) : null;
// The list has nothing but buttons.
const tabsBeside = (tab: HTMLButtonElement) => [...(tab.parentElement?.children ?? [])] as HTMLButtonElement[];

function store(key: string, index: string): void {
  try {
    localStorage.setItem(key, index);
  } catch {
    // Storage is blocked or full: the choice holds until this document is left.
    addEventListener('folia:content', () => showChoice(key, index));
  }
}
