/**
 * What the tooltip says. A title is taken away, so that the browser shows none of its own; screen readers get it as a
 * description, unless it is what the control is called anyway.
 */
export function takeTip(control: HTMLElement): string {
  const { title } = control;
  if (title) {
    control.dataset.tip = title;
    control.removeAttribute('title');
    const text = control.textContent?.trim();
    if (!control.ariaLabel && !text) control.ariaLabel = title;
    else if (title !== (control.ariaLabel ?? text)) control.setAttribute('aria-description', title);
  }
  return control.dataset.tip ?? control.ariaLabel ?? '';
}
