/**
 * The text of the tooltip. The title attribute is removed, so that the browser does not show its own tooltip; screen users get it as a
 * description, unless it is the name of the control.
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
