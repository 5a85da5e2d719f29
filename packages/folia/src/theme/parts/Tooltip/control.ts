/** Controls that have a tooltip: those with a title, and icons without a text. */
const tipped = 'a[title],button[title],[data-tip],.folia-icon-button';

/** The control with a tooltip at a pointer or focus. None for a control that has opened something. */
export function tippedControl(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(tipped) : null;
  return control?.ariaExpanded === 'true' ? null : control;
}
