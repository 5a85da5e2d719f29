import { type Placement, place } from './place';

export interface PlaceElement {
  anchor: Element;
  panel: HTMLElement;
  placement: Placement;
  gap: number;
}

/** Moves a panel of the top layer beside its anchor. CSS positions the arrow by `data-side` and `--folia-arrow`. */
export function placeElement({ anchor, panel, placement, gap }: PlaceElement): void {
  const style = getComputedStyle(panel);
  const { x, y, side, arrow } = place({
    placement: style.direction === 'rtl' ? mirror(placement) : placement,
    gap,
    anchor: anchor.getBoundingClientRect(),
    panel: { width: panel.offsetWidth, height: panel.offsetHeight },
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    radius: Number.parseFloat(style.borderStartStartRadius),
  });
  panel.style.translate = `${x}px ${y}px`;
  panel.style.setProperty('--folia-arrow', `${arrow}px`);
  panel.dataset.side = side;
}

/** From right to left, `top-start` is at the right. Sides are as they are written. */
const mirror = (placement: Placement): Placement => {
  const ends = { start: 'end', end: 'start' } as const;
  // the shape of the type
  return placement.replace(
    /^(top|bottom)-(start|end)$/,
    (_, side, end) => `${side}-${ends[end as 'start' | 'end']}`,
  ) as Placement;
};
