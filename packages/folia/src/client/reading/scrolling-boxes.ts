import * as markup from '../../shared/markup';

/**
 * Code blocks and tables that scroll sideways are tab stops whose name says so; the others are neither. The size of code that has not been
 * laid out yet is not known: the observer is told once it is.
 */
export function watchScrollingBoxes(): void {
  const observer = new ResizeObserver((entries) => {
    for (const box of new Set(entries.map(({ target }) => findBox(target)))) if (box) mark(box);
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

const boxes = `[${markup.scrollLabel}]`;
const findBox = (element: Element) => element.closest<HTMLElement>(boxes);

function mark(box: HTMLElement): void {
  const scrolls = box.scrollWidth > box.clientWidth + 1;
  box.closest(`[${markup.code}]`)?.toggleAttribute('data-scrolls', scrolls);
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
