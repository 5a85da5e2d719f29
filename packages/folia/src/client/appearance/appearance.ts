import { appearanceKey, type Storage } from '../app/storage';
import { createStore } from '../page/store';

/** What the user has chosen; `auto` follows the system. */
export type Choice = 'light' | 'dark' | 'auto';

export interface AppearanceState {
  choice: Choice;
  /** What is on the screen. */
  dark: boolean;
}

/** What the store needs of the browser; tests pass a fake. */
export interface AppearanceHost {
  storage: Storage;
  /** Whether the system prefers dark. */
  media: Pick<MediaQueryList, 'matches'> & { addEventListener(type: 'change', changed: () => void): void };
  /** Calls back when another tab stored a choice. */
  watchStorage(changed: (key: string | null) => void): void;
  /** Puts light or dark on the screen. `from` is the point the user pressed. */
  apply(dark: boolean, from: Point | null): void;
}

export interface Point {
  x: number;
  y: number;
}

export type Appearance = ReturnType<typeof createAppearance>;

/** Anything but `light` and `dark` counts as `auto`. */
const parseChoice = (stored: string | null): Choice => (stored === 'light' || stored === 'dark' ? stored : 'auto');

const isDark = (choice: Choice, systemIsDark: boolean): boolean =>
  choice === 'dark' || (choice === 'auto' && systemIsDark);

/**
 * From `auto` first to what looks different, then to the system's own look as a choice that stays, then back to `auto`
 *. So two presses switch there and back, and a third one follows the system again.
 */
export function nextChoice(choice: Choice, systemIsDark: boolean): Choice {
  const same = systemIsDark ? 'dark' : 'light';
  if (choice === same) return 'auto';
  return choice === 'auto' ? (systemIsDark ? 'light' : 'dark') : same;
}

/** Light, dark or auto: kept in local storage, in step with the system and with other tabs. Without `host` always light. */
export function createAppearance(host: AppearanceHost | null) {
  const read = (choice: Choice): AppearanceState =>
    host ? { choice, dark: isDark(choice, host.media.matches) } : { choice: 'light', dark: false };
  const shown = createStore(read(parseChoice(host?.storage.read(appearanceKey) ?? null)));
  const change = (choice: Choice, from: Point | null) => {
    const [before, next] = [shown.get(), read(choice)];
    if (next.choice === before.choice && next.dark === before.dark) return;
    if (next.dark !== before.dark) host?.apply(next.dark, from);
    shown.set(next);
  };
  host?.media.addEventListener('change', () => change(shown.get().choice, null));
  host?.watchStorage((key) => {
    // A null key: everything was cleared.
    if (key === appearanceKey || key === null) change(parseChoice(host.storage.read(appearanceKey)), null);
  });
  return {
    get: shown.get,
    set(choice: Choice, from?: Point) {
      // When storing is refused the choice still holds for this page.
      host?.storage.write(appearanceKey, choice);
      change(choice, from ?? null);
    },
    /** What one press more of a switch with three states would choose. */
    next: (): Choice => nextChoice(shown.get().choice, host?.media.matches ?? false),
    subscribe: shown.subscribe,
  };
}
