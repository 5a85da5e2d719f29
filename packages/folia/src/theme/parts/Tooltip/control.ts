/** Controls that have a tooltip: those with a title, and icons without a text. */
export const tipped = 'a[title],button[title],[data-tip],.folia-icon-button';

/** The control under a pointer or focus; one that has opened something keeps silent. */
export function tippedControl(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(tipped) : null;
  return control?.ariaExpanded === 'true' ? null : control;
}
