export const toggle = (element: HTMLElement): void => {
  element.hidden = !element.hidden;
};
