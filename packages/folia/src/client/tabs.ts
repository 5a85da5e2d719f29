import { showChoice, type TabsMark, tabsKeyOf, tabsMark } from './tab-choice';
import { nextTab } from './tab-keys';

/** A reader gets near the tabs: from now on their keys work at once. */
export function approachTabs(list: HTMLElement): void {
  list.onkeydown = turnTabs;
}

/** A key on a tab (TB-09). */
export function turnTabs(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  const tab = tabOf(target);
  if (!tab || ctrlKey || altKey || metaKey) return;
  const tabs = tabsBeside(tab);
  const next = nextTab(key, tabs.indexOf(tab), tabs.map(isDisabled));
  const chosen = next === null ? undefined : tabs[next];
  if (!chosen) return;
  event.preventDefault();
  choose(chosen);
  chosen.focus();
}

/** A click on something in the list of tabs. */
export function pressTab(target: Element): void {
  const tab = tabOf(target);
  if (tab && !tab.disabled) choose(tab);
}

function choose(tab: HTMLButtonElement): void {
  const mark = tab.closest('.folia-tabs')?.querySelector<TabsMark>(`:scope > ${tabsMark}`);
  if (!mark) return;
  const index = String(tabsBeside(tab).indexOf(tab));
  mark.show(index);
  const { group } = mark.dataset;
  if (group === undefined) return;
  const key = tabsKeyOf(group);
  showChoice(key, index);
  store(key, index);
}

const tabOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('.folia-tab-list > button') : null;
// The list has nothing but buttons.
const tabsBeside = (tab: HTMLButtonElement) => [...(tab.parentElement?.children ?? [])] as HTMLButtonElement[];
const isDisabled = (tab: HTMLButtonElement) => tab.disabled;

function store(key: string, index: string): void {
  try {
    localStorage.setItem(key, index);
  } catch {
    // Storage is blocked or full: the choice holds until this document is left.
    addEventListener('folia:content', () => showChoice(key, index));
  }
}
