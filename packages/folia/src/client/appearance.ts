import { createListeners } from './listeners';
import type { Storage } from './storage';

/** What the reader chose; `auto` follows the system. */
export type Choice = 'light' | 'dark' | 'auto';

/** Read by the pre-paint script too (AP-03). */
export const APPEARANCE_KEY = 'folia-appearance';

export interface AppearanceState {
  choice: Choice;
  /** What is on the screen. */
  dark: boolean;
}

/** The browser as the store sees it; a test gives its own. */
export interface AppearanceHost {
  storage: Storage;
  systemIsDark(): boolean;
  /** Calls back when the system's preference changes. */
  watchSystem(changed: () => void): void;
  /** Calls back when another tab stored a choice. */
  watchStorage(changed: (key: string | null) => void): void;
  /** Puts light or dark on the screen. `from` is the point the reader pressed. */
  apply(dark: boolean, from: Point | null): void;
}

export interface Point {
  x: number;
  y: number;
}

export interface Appearance {
  get(): AppearanceState;
  set(choice: Choice, from?: Point): void;
  subscribe(listener: () => void): () => void;
}

/** AP-01: anything but `light` and `dark` counts as `auto`. */
export const choiceOf = (stored: string | null): Choice => (stored === 'light' || stored === 'dark' ? stored : 'auto');

export const isDark = (choice: Choice, systemIsDark: boolean): boolean =>
  choice === 'dark' || (choice === 'auto' && systemIsDark);

/** Light, dark or auto: kept in local storage, in step with the system and with other tabs. Without `host` always light (AP-06). */
export function createAppearance(host: AppearanceHost | null): Appearance {
  const listeners = createListeners();
  const read = (choice: Choice): AppearanceState =>
    host ? { choice, dark: isDark(choice, host.systemIsDark()) } : { choice: 'light', dark: false };
  let state = read(choiceOf(host?.storage.read(APPEARANCE_KEY) ?? null));

  const change = (choice: Choice, from: Point | null) => {
    const next = read(choice);
    if (next.choice === state.choice && next.dark === state.dark) return;
    const repaint = next.dark !== state.dark;
    state = next;
    if (repaint) host?.apply(next.dark, from);
    listeners.notify();
  };
  host?.watchSystem(() => change(state.choice, null));
  host?.watchStorage((key) => {
    // A null key: everything was cleared.
    if (key === APPEARANCE_KEY || key === null) change(choiceOf(host.storage.read(APPEARANCE_KEY)), null);
  });
  return {
    get: () => state,
    set(choice, from) {
      // AP-11: when storing is refused the choice still holds for this page.
      host?.storage.write(APPEARANCE_KEY, choice);
      change(choice, from ?? null);
    },
    subscribe: listeners.add,
  };
}
