import { triggerEnterDelay, triggerLeaveDelay } from '../../../shared/constants';

export type TriggerKind = 'hover' | 'click' | 'focus' | 'contextmenu';

export interface TriggerInput {
  /** What opens and closes it (C-13). */
  on: readonly TriggerKind[];
  /** Milliseconds from the pointer's arrival. @default 0 */
  enterDelay?: number | undefined;
  /** Milliseconds from the pointer's leaving. @default 100 */
  leaveDelay?: number | undefined;
  isOpen(): boolean;
  set(open: boolean): void;
}

/** What happens to anchor and panel, told to whoever decides about opening and closing. */
export interface Trigger {
  enter(): void;
  leave(): void;
  /** A click, a tap (no hovering goes before it), or a key. */
  press(by: 'pointer' | 'key'): void;
  focus(): void;
  /** Focus has gone elsewhere. */
  blur(): void;
  /** @returns whether it was of use, so that the browser's own menu stays away */
  contextMenu(): boolean;
  /** Escape, a press elsewhere, a new page. */
  close(): void;
}

/**
 * Decides when a popover opens and closes (FM-02, FM-04, RZ-08). Hovering waits, everything else is at once. The press
 * that follows opening by hover or focus leaves it open, and the next one closes it; a tap opens what a mouse hovers (FM-18).
 */
export function createTrigger({ on, isOpen, set, ...delays }: TriggerInput): Trigger {
  const { enterDelay = triggerEnterDelay, leaveDelay = triggerLeaveDelay } = delays;
  const state: { timer?: ReturnType<typeof setTimeout> | undefined; pressed: boolean } = { pressed: false };
  const change = (open: boolean, pressed = false) => {
    clearTimeout(state.timer);
    state.pressed = pressed;
    if (isOpen() !== open) set(open);
  };
  const lazy = (open: boolean, delay: number) => {
    clearTimeout(state.timer);
    if (isOpen() === open) return;
    if (delay > 0) state.timer = setTimeout(() => change(open), delay);
    else change(open);
  };
  const has = (kind: TriggerKind) => on.includes(kind);
  return {
    enter: () => has('hover') && lazy(true, enterDelay),
    leave: () => has('hover') && lazy(false, leaveDelay),
    press(by) {
      if (!has('hover') && !has('click')) return;
      change(!isOpen() || (by === 'pointer' && !state.pressed), true);
    },
    focus: () => has('focus') && !isOpen() && change(true),
    blur: () => change(false),
    contextMenu() {
      if (has('contextmenu')) change(!isOpen(), true);
      return has('contextmenu');
    },
    close: () => change(false),
  };
}
