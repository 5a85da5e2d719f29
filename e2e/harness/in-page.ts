/**
 * Scrolls the first element that matches and is rendered into view, when it is not. Refers to nothing outside: it runs in the page.
 * @returns Its middle, in pixels of the window.
 */
export async function findMiddle(selector: string): Promise<{ x: number; y: number }> {
  const end = performance.now() + 5_000;
  const find = () => [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  while (!find() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  const element = find();
  if (!element) throw new Error(`Nothing to click: ${selector}`);
  const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!inView(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Written by `messages.js` of `cases/browsers/site`. */
export const keptMessages = (): string[] => JSON.parse(sessionStorage.getItem('messages') ?? '[]');
