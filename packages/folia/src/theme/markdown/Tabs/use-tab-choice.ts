import { useEffect, useState } from 'react';
import { readStored } from './tab-keys';

/** TB-01: the key a group's choice is stored under; the value is a zero-based index. */
export const storageKeyOf = (groupId: string): string => `folia.tabs.${groupId}`;

const changed = 'folia:tabs';

export interface TabChoiceOptions {
  groupId: string | null;
  first: number;
  disabled: readonly boolean[];
}

/** The selected tab: shared by all tabs of a group, in this window and in others, and remembered (TB-02). */
export function useTabChoice({ groupId, first, disabled }: TabChoiceOptions): [number, (index: number) => void] {
  const [selected, setSelected] = useState(first);
  // Nothing but a new group is a reason to listen anew: the props of an island never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (groupId === null) return;
    const key = storageKeyOf(groupId);
    const take = (value: string | null) => setSelected((now) => readStored(value, disabled) ?? now);
    const onStorage = (event: StorageEvent) => event.key === key && take(event.newValue);
    const onChange = (event: CustomEventInit<{ key: string; value: string }>) =>
      event.detail?.key === key && take(event.detail.value);
    take(readQuietly(key));
    window.addEventListener('storage', onStorage);
    window.addEventListener(changed, onChange as EventListener); // A custom event's listener has no type of its own.
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener(changed, onChange as EventListener);
    };
  }, [groupId]);
  const choose = (index: number) => {
    setSelected(index);
    if (groupId !== null) tell(storageKeyOf(groupId), String(index));
  };
  return [selected, choose];
}

function tell(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  window.dispatchEvent(new CustomEvent(changed, { detail: { key, value } }));
}

function readQuietly(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
