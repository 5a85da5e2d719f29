import { triggerEnterDelay, triggerLeaveDelay } from '../../../shared/constants';

export type TriggerKind = 'hover' | 'click' | 'focus' | 'contextmenu';

export interface TriggerInput {
  /** What opens and closes it. */
  on: readonly TriggerKind[];
  /** Milliseconds until it opens. @default 0 */
  enterDelay?: number | undefined;
  /** Milliseconds until it closes. @default 100 */
  leaveDelay?: number | undefined;
  isOpen(): boolean;
  set(open: boolean): void;
}

/** Receives what happens to anchor and panel. */
export interface Trigger {
  enter(): void;
  leave(): void;
  /** A click, a tap (without hovering before), or a key. */
  press(by: 'pointer' | 'key'): void;
  focus(): void;
  /** The focus has left both. */
  blur(): void;
  /** @returns whether it was handled: the browser's own menu must not open then */
  contextMenu(): boolean;
  /** Escape, a press elsewhere, a new page. */
  close(): void;
}

/**
 * Decides when a popover opens and closes. Hovering waits, everything else is immediate. A press after opening by hover or focus leaves it
 * open, and the next press closes it. A tap does what hovering does.
 */
export function createTrigger({ on, isOpen, set, ...delays }: TriggerInput): Trigger {
  const { enterDelay = triggerEnterDelay, leaveDelay = triggerLeaveDelay } = delays;
  const state: { timer?: ReturnType<typeof setTimeout> | undefined; pressed: boolean } = { pressed: false };
  const change = (open: boolean, pressed = false) => {
    clearTimeout(state.timer);
    state.pressed = pressed;
    if (isOpen() !== open) set(open);
  };
  const schedule = (open: boolean, delay: number) => {
    clearTimeout(state.timer);
    if (isOpen() === open) return;
    if (delay > 0) state.timer = setTimeout(() => change(open), delay);
    else change(open);
  };
  const has = (kind: TriggerKind) => on.includes(kind);
  return {
    enter: () => has('hover') && schedule(true, enterDelay),
    leave: () => has('hover') && schedule(false, leaveDelay),
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
