/**
 * Gives an open popover what a modal dialog has: nothing around it can be reached, and screen readers hear a dialog. The
 * function returned takes that back and hands the focus to the button that opens it.
 */
export function holdFocus(popover: HTMLElement, name: string): () => void {
  const around = [...siblingsUpwards(popover)].filter(({ inert }) => !inert);
  for (const element of around) element.inert = true;
  const roles = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
  for (const [key, value] of Object.entries(roles)) popover.setAttribute(key, value);
  // The browser follows `autofocus`, which React keeps to itself when it makes an element anew.
  if (!popover.contains(document.activeElement)) popover.querySelector('button')?.focus();
  return () => {
    for (const element of around) element.inert = false;
    for (const key of Object.keys(roles)) popover.removeAttribute(key);
    const { activeElement } = document;
    if (popover.contains(activeElement) || activeElement === document.body) openerOf(popover)?.focus();
  };
}

const openerOf = ({ id }: Element) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`);

/** All elements of the body that are neither the given one, nor around it, nor inside. */
function* siblingsUpwards(element: HTMLElement): Generator<HTMLElement> {
  const parent = element.parentElement;
  if (!parent || element === document.body) return;
  for (const child of parent.children) if (child !== element && child instanceof HTMLElement) yield child;
  yield* siblingsUpwards(parent);
}
