import * as markup from '../../shared/markup';
import { hasGlobal } from '../app/has-global';

/**
 * Code blocks and tables that scroll sideways become tab stops with a name. Measuring lays out code far below: one block after the
 * other, when the browser has time.
 */
export function watchScrollingBoxes(): void {
  const waiting = new Set<HTMLElement>();
  const work = (deadline?: IdleDeadline) => {
    for (const box of waiting) {
      waiting.delete(box);
      mark(box);
      if (!deadline || deadline.timeRemaining() < 2) break;
    }
    if (waiting.size > 0) whenIdle(work);
  };
  const observer = new ResizeObserver((entries) => {
    if (waiting.size === 0) whenIdle(work);
    for (const { target } of entries) {
      const box = findBox(target);
      if (box) waiting.add(box);
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const box of document.querySelectorAll(boxes)) {
      observer.observe(box);
      if (box.firstElementChild) observer.observe(box.firstElementChild);
    }
  };
  for (const type of ['folia:content', 'folia:ready', 'folia:island-hydrated']) addEventListener(type, observe);
  observe();
}

const whenIdle = (run: (deadline?: IdleDeadline) => void) =>
  hasGlobal('requestIdleCallback') ? requestIdleCallback(run, { timeout: 1_000 }) : setTimeout(run, 50);

const boxes = `[${markup.scrollLabel}]`;
const findBox = (element: Element) => element.closest<HTMLElement>(boxes);

function mark(box: HTMLElement): void {
  const block = box.closest(`[${markup.code}]`);
  // the width of the box does not include lines that are not laid out
  const lines = block?.hasAttribute('data-wrap') ? 0 : (box.firstElementChild?.getBoundingClientRect().width ?? 0);
  const scrolls = Math.max(box.scrollWidth, lines) > box.clientWidth + 1;
  block?.toggleAttribute('data-scrolls', scrolls);
  const label = box.getAttribute(markup.scrollLabel);
  for (const [name, value] of [
    ['tabindex', '0'],
    ['role', 'group'],
    ['aria-label', label ?? ''],
  ] as const) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
