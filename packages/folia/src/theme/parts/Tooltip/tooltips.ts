import { popoverEnterDelay, tooltipMaxWidth, tooltipPlacement } from '../../../shared/constants';
import { placeElement } from '../Popover/place-element';
import { createTrigger } from '../Popover/trigger';
import { afterMotion } from './after-motion';
import { tippedControl } from './control';
import { takeTip } from './take-tip';
import './Tooltip.lazy.css';

/**
 * One tooltip for all controls of the document. Pointer and keyboard focus show it after 0.1 s. It stays while the pointer is on it; Escape, a
 * press and scrolling close it.
 *
 * @param first the event that this code was loaded for
 * @returns a function that removes it
 */
export function startTooltips(first: Event): () => void {
  const tip = createTip();
  const state: { control: HTMLElement | null } = { control: null };
  const trigger = createTrigger({
    on: ['hover', 'focus'],
    enterDelay: popoverEnterDelay,
    isOpen: tip.isOpen,
    set: (open) => (open && state.control?.isConnected ? tip.show(state.control) : tip.hide()),
  });
  const reach = (control: HTMLElement) => {
    // From one control to the next without a delay.
    if (tip.isOpen() && control !== state.control) tip.show(control);
    else takeTip(control);
    state.control = control;
  };
  const over = (event: Event) => {
    // Listened to as `pointerover` and `focusin` only.
    const { pointerType } = event as PointerEvent;
    const control = tippedControl(event.target);
    if (event.type === 'focusin' && control?.matches(':focus-visible')) {
      reach(control);
      trigger.focus();
    } else if (event.type === 'pointerover' && pointerType !== 'touch') {
      if (control) reach(control);
      if (control || event.target === tip.element) trigger.enter();
      else trigger.leave();
    }
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, over, options);
  // A control that has just been pressed shows its result.
  const tell = ({ target }: Event) => {
    const control = tippedControl(target);
    if (!control) return;
    reach(control);
    trigger.focus();
  };
  document.addEventListener('folia:tip', tell, options);
  document.documentElement.addEventListener('pointerleave', trigger.leave, { signal: stop.signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && trigger.close(), options);
  for (const type of ['pointerdown', 'scroll', 'focusout']) document.addEventListener(type, trigger.close, options);
  // The user may be elsewhere by now.
  if (tippedControl(first.target)?.matches(':hover,:focus-visible')) over(first);
  return () => {
    stop.abort();
    trigger.close();
    tip.element.remove();
  };
}

/** The element. It is hidden from screen users, which read its text from the control. */
function createTip() {
  const element = Object.assign(document.createElement('div'), { className: 'folia-tooltip', popover: 'manual' });
  element.ariaHidden = 'true';
  element.style.maxInlineSize = `${tooltipMaxWidth}px`;
  document.body.append(element);
  const state = { callOff: () => {} };
  return {
    element,
    isOpen: () => 'open' in element.dataset,
    show(control: HTMLElement) {
      state.callOff();
      element.textContent = takeTip(control);
      if (!element.matches(':popover-open')) element.showPopover();
      element.dataset.open = '';
      placeElement({ anchor: control, panel: element, placement: tooltipPlacement, gap: 8 });
    },
    hide() {
      delete element.dataset.open;
      state.callOff();
      state.callOff = afterMotion(element, () => element.hidePopover());
    },
  };
}
