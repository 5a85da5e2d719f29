import { useLayoutEffect, useState } from 'react';
import { readChoice, tabsKeyOf } from '../../../client/tab-choice';

const changed = 'folia:tabs';

export interface TabChoiceOptions {
  groupId: string | null;
  first: number;
  disabled: readonly boolean[];
}

/** The selected tab: shared by all tabs of a group, in this window and in others, and remembered (TB-02). */
export function useTabChoice({ groupId, first, disabled }: TabChoiceOptions): [number, (index: number) => void] {
  const [selected, setSelected] = useState(first);
  // Before the paint, and after hydration has compared what the build drew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of tabs never change.
  useLayoutEffect(() => {
    if (groupId === null) return;
    const key = tabsKeyOf(groupId);
    const take = (value: string | null) => setSelected((now) => readChoice(value, disabled) ?? now);
    const listen = (event: Event) => {
      // Listened to under two names only.
      const { key: name, newValue } = event instanceof StorageEvent ? event : (event as CustomEvent<Change>).detail;
      if (name === key) take(newValue);
    };
    take(read(key));
    window.addEventListener('storage', listen);
    window.addEventListener(changed, listen);
    return () => {
      window.removeEventListener('storage', listen);
      window.removeEventListener(changed, listen);
    };
  }, [groupId]);
  const choose = (index: number) => {
    setSelected(index);
    if (groupId !== null) tell({ key: tabsKeyOf(groupId), newValue: String(index) });
  };
  return [selected, choose];
}

/** As a storage event says it. */
interface Change {
  key: string;
  newValue: string;
}

/** Choices that could not be stored, for tabs that wake later. */
const held = new Map<string, string>();

function read(key: string): string | null {
  try {
    return held.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function tell(detail: Change): void {
  try {
    localStorage.setItem(detail.key, detail.newValue);
  } catch {
    // Storage is blocked or full: the choice holds for this page.
    held.set(detail.key, detail.newValue);
  }
  window.dispatchEvent(new CustomEvent(changed, { detail }));
}
