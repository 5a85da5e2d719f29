import { popoverEnterDelay, popoverPlacement, triggerLeaveDelay } from '../../../shared/constants';
import type { Placement } from './place';
import { placeElement } from './place-element';
import { createTrigger, type Trigger, type TriggerKind } from './trigger';

export interface AttachPopover {
  /** The button that opens the panel. */
  anchor: HTMLButtonElement;
  /** An element with `popover="auto"`: the browser closes it on Escape and on a press elsewhere. */
  panel: HTMLElement;
  /** @default 'hover' */
  on?: TriggerKind | readonly TriggerKind[] | undefined;
  /** @default 'top' */
  placement?: Placement | undefined;
  arrow: boolean;
  /** Milliseconds. @default 100 */
  enterDelay?: number | undefined;
  /** Milliseconds. @default 100 */
  leaveDelay?: number | undefined;
  onToggle(open: boolean): void;
}

export interface AttachedPopover {
  trigger: Trigger;
  stop(): void;
}

/** Connects a button and its popover. Without JavaScript the button's `popovertarget` opens it. */
export function attachPopover(input: AttachPopover): AttachedPopover {
  const { anchor, panel, arrow, placement = popoverPlacement, on = 'hover' } = input;
  const { enterDelay = popoverEnterDelay, leaveDelay = triggerLeaveDelay } = input;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const isOpen = () => panel.matches(':popover-open');
  const put = () => placeElement({ anchor, panel, placement, gap: arrow ? 12 : 6 });
  const putAgain = () => isOpen() && put();
  const set = (open: boolean) => {
    if (!open) panel.hidePopover();
    else {
      panel.showPopover();
      put();
    }
  };
  // The browser does not close a popover when its invoker is pressed.
  anchor.popoverTargetElement = panel;
  anchor.setAttribute('aria-controls', panel.id);
  const trigger = createTrigger({ on: typeof on === 'string' ? [on] : on, enterDelay, leaveDelay, isOpen, set });
  panel.addEventListener('beforetoggle', (event) => input.onToggle(event.newState === 'open'), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && trigger.close(), options);
  window.addEventListener('scroll', putAgain, { ...options, capture: true, passive: true });
  window.addEventListener('resize', putAgain, options);
  listenToPresses(anchor, trigger, options);
  listenToPointer([anchor, panel], trigger, options);
  listenToFocus([anchor, panel], trigger, { ...options, focusOpens: on === 'focus' || on.includes('focus') });
  putAgain();
  return { trigger, stop: () => stop.abort() };
}

type Both = [anchor: HTMLElement, panel: HTMLElement];
interface Options {
  signal: AbortSignal;
}

function listenToPresses(anchor: HTMLElement, trigger: Trigger, options: Options): void {
  anchor.addEventListener(
    'click',
    (event) => {
      // The browser would toggle, even after opening by hover.
      event.preventDefault();
      trigger.press(event.detail === 0 ? 'key' : 'pointer');
    },
    options,
  );
  anchor.addEventListener('contextmenu', (event) => trigger.contextMenu() && event.preventDefault(), options);
}

function listenToPointer([anchor, panel]: Both, trigger: Trigger, options: Options): void {
  for (const element of [anchor, panel]) {
    element.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && trigger.enter(), options);
    const leave = (event: PointerEvent) => {
      // The focus is in the panel.
      if (event.pointerType !== 'touch' && !panel.querySelector(':focus-visible')) trigger.leave();
    };
    element.addEventListener('pointerleave', leave, options);
  }
}

function listenToFocus([anchor, panel]: Both, trigger: Trigger, options: Options & { focusOpens: boolean }): void {
  const isInside = (node: EventTarget | null) =>
    node instanceof Node && (anchor.contains(node) || panel.contains(node));
  anchor.addEventListener('focusin', ({ relatedTarget }) => isInside(relatedTarget) || trigger.focus(), options);
  for (const element of [anchor, panel]) {
    const leave = ({ relatedTarget: next }: FocusEvent) => {
      // No next element: a press on plain text, or another window has the focus.
      const gone = next ? !isInside(next) : options.focusOpens && document.hasFocus();
      if (gone) trigger.blur();
    };
    element.addEventListener('focusout', leave, options);
  }
}
