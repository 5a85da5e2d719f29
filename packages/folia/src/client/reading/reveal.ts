/** Scrolls `box`, and nothing else, so that the element is in its middle, unless it can be seen anyway. */
export function reveal(element: Element, box: Element): void {
  const [at, frame] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.top >= frame.top && at.bottom <= frame.bottom) return;
  box.scrollTop += at.top - frame.top - (frame.height - at.height) / 2;
}
