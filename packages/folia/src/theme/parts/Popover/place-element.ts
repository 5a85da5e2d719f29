import { type Placement, place } from './place';

export interface PlaceElement {
  anchor: Element;
  panel: HTMLElement;
  placement: Placement;
  gap: number;
}

/** Moves a panel of the top layer beside its anchor. CSS positions the arrow by `data-side` and `--folia-arrow`. */
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
