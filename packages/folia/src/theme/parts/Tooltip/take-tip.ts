/**
 * The text of the tooltip. The title attribute is removed, so that the browser does not show its own tooltip; screen users get it as a
 * description, unless the name of the control begins with it.
 */
export function takeTip(control: HTMLElement): string {
  const { title } = control;
  if (title) {
    control.dataset.tip = title;
    control.removeAttribute('title');
    const name = control.ariaLabel ?? control.textContent?.trim() ?? '';
    if (!name) control.ariaLabel = title;
    else if (!name.startsWith(title)) control.setAttribute('aria-description', title);
  }
  return control.dataset.tip ?? control.ariaLabel ?? '';
}
