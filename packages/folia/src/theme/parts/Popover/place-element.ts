import { type Placement, place } from './place';

export interface PlaceElement {
  anchor: Element;
  panel: HTMLElement;
  placement: Placement;
  gap: number;
}

/** Puts a panel of the top layer beside its anchor; CSS renders the arrow where `data-side` and `--folia-arrow` say. */
export function placeElement({ anchor, panel, placement, gap }: PlaceElement): void {
  const { x, y, side, arrow } = place({
    placement,
    gap,
    anchor: anchor.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    radius: Number.parseFloat(getComputedStyle(panel).borderStartStartRadius),
  });
  panel.style.translate = `${x}px ${y}px`;
  panel.style.setProperty('--folia-arrow', `${arrow}px`);
  panel.dataset.side = side;
}
