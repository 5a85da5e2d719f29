/**
 * Gives an open popover what a modal dialog has, until it closes or is taken away: nothing around it can be reached, and
 * screen readers hear a dialog. Then the focus goes back to the button that opens it (AX-09).
 */
export function holdFocus(popover: HTMLElement, name: string): void {
  if (popover.role || !popover.matches(':popover-open')) return;
  const around = [...siblingsUpwards(popover)].filter(({ inert }) => !inert);
  for (const element of around) element.inert = true;
  const roles = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
  for (const [key, value] of Object.entries(roles)) popover.setAttribute(key, value);
  // The browser follows `autofocus`, which React keeps to itself when it makes an element anew.
  if (!popover.contains(document.activeElement)) popover.querySelector('button')?.focus();
  const release = () => {
    popover.removeEventListener('beforetoggle', release);
    removals.disconnect();
    for (const element of around) element.inert = false;
    for (const key of Object.keys(roles)) popover.removeAttribute(key);
    const { activeElement } = document;
    if (popover.contains(activeElement) || activeElement === document.body) getOpener(popover)?.focus();
  };
  // While it is open, the next thing to happen to it is that it closes. One that is taken away says nothing.
  popover.addEventListener('beforetoggle', release);
  const removals = new MutationObserver(() => popover.isConnected || release());
  removals.observe(document.body, { childList: true, subtree: true });
}

const getOpener = ({ id }: Element) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);

/** All elements of the body that are neither the given one, nor around it, nor inside. */
function* siblingsUpwards(element: HTMLElement): Generator<HTMLElement> {
  const parent = element.parentElement;
  if (!parent || element === document.body) return;
  for (const child of parent.children) if (child !== element && child instanceof HTMLElement) yield child;
  yield* siblingsUpwards(parent);
}
