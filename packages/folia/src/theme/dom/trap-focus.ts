/**
 * Makes an open popover modal until it closes or is removed: nothing around it can be reached, and screen readers announce a
 * dialog. Then the focus returns to the button that opened it.
 */
export function trapFocus(popover: HTMLElement, name: string): void {
  if (popover.role || !popover.matches(':popover-open')) return;
  const around = [...siblingsUpwards(popover)].filter(({ inert }) => !inert);
  for (const element of around) element.inert = true;
  const roles = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
  for (const [key, value] of Object.entries(roles)) popover.setAttribute(key, value);
  // The browser honours `autofocus`, which React does not render when it creates an element in the browser.
  if (!popover.contains(document.activeElement)) popover.querySelector('button')?.focus();
  const release = () => {
    popover.removeEventListener('beforetoggle', release);
    removals.disconnect();
    for (const element of around) element.inert = false;
    for (const key of Object.keys(roles)) popover.removeAttribute(key);
    const { activeElement } = document;
    if (popover.contains(activeElement) || activeElement === document.body) getOpener(popover)?.focus();
  };
  // The next event of an open popover is that it closes. Removing it fires no event.
  popover.addEventListener('beforetoggle', release);
  const removals = new MutationObserver(() => popover.isConnected || release());
  removals.observe(document.body, { childList: true, subtree: true });
}

const getOpener = ({ id }: Element) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);

/** All elements of the body that neither contain the given one nor are inside it. */
function* siblingsUpwards(element: HTMLElement): Generator<HTMLElement> {
  const parent = element.parentElement;
  if (!parent || element === document.body) return;
  for (const child of parent.children) if (child !== element && child instanceof HTMLElement) yield child;
  yield* siblingsUpwards(parent);
}
