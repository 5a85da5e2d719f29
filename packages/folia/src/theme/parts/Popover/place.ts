import { popoverArrowOffset, popoverVerticalArrowOffset } from '../../../shared/constants';

export type Side = 'top' | 'bottom' | 'left' | 'right';
/** A side of the anchor, and which edges are in line; without `start` or `end` it is centred. */
export type Placement = Side | `${Side}-${'start' | 'end'}`;

interface Size {
  width: number;
  height: number;
}

/** In window coordinates. */
interface Box extends Size {
  x: number;
  y: number;
}

export interface PlaceInput {
  placement: Placement;
  anchor: Box;
  panel: Size;
  window: Size;
  /** Between anchor and panel. */
  gap: number;
  /** Corner radius of the panel: the arrow is beside the corner. */
  radius: number;
}

export interface Placed {
  x: number;
  y: number;
  /** The side of the panel: the opposite one if there is more room. */
  side: Side;
  /** From the panel's start edge to the arrow's, along the side that faces the anchor. */
  arrow: number;
}

/** Width of the arrow. */
const arrowWidth = 16;
/** Between the panel and the edge of the window. */
const margin = 8;

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Distance of the arrow from the panel's corners. Panel above or below the anchor: twelve, or two more than the radius if that is above
 * twelve. Panel beside the anchor: eight.
 */
export const getArrowOffset = (side: Side, radius: number): number => {
  if (side === 'left' || side === 'right') return popoverVerticalArrowOffset;
  return radius > popoverArrowOffset ? radius + 2 : popoverArrowOffset;
};

/** The position of a panel beside its anchor and inside the window. */
export function place(input: PlaceInput): Placed {
  const [wanted, align] = input.placement.split('-') as [Side, 'start' | 'end' | undefined]; // the shape of the type
  const side = chooseSide(wanted, input);
  const { anchor, panel, gap } = input;
  const down = side === 'left' || side === 'right';
  // `along` is the direction of the edge that faces the anchor, `away` the other one.
  const along = down ? getAxis(input, 'y', 'height') : getAxis(input, 'x', 'width');
  const at = getAlong(along, align);
  const before = side === 'top' || side === 'left';
  const away = before
    ? (down ? anchor.x - panel.width : anchor.y - panel.height) - gap
    : (down ? anchor.x + anchor.width : anchor.y + anchor.height) + gap;
  const arrow = getArrow({ ...along, at, align, offset: getArrowOffset(side, input.radius) });
  return { x: down ? away : at, y: down ? at : away, side, arrow };
}

/** The wanted side, unless the panel does not fit there and the other one has more room. */
function chooseSide(side: Side, { anchor, panel, window, gap }: PlaceInput): Side {
  const room = {
    top: anchor.y,
    bottom: window.height - anchor.y - anchor.height,
    left: anchor.x,
    right: window.width - anchor.x - anchor.width,
  };
  const need = (side === 'top' || side === 'bottom' ? panel.height : panel.width) + gap + margin;
  return room[side] < need && room[opposite[side]] > room[side] ? opposite[side] : side;
}

interface Axis {
  anchorAt: number;
  anchorLength: number;
  length: number;
  room: number;
}

const getAxis = ({ anchor, panel, window }: PlaceInput, at: 'x' | 'y', length: 'width' | 'height'): Axis => ({
  anchorAt: anchor[at],
  anchorLength: anchor[length],
  length: panel[length],
  room: window[length],
});

/** In line as wanted, then moved into the window; what is larger than the window begins at its start. */
function getAlong({ anchorAt, anchorLength, length, room }: Axis, align: 'start' | 'end' | undefined): number {
  const end = anchorAt + anchorLength - length;
  const wanted = align === 'start' ? anchorAt : align === 'end' ? end : (anchorAt + end) / 2;
  return Math.max(margin, Math.min(wanted, room - margin - length));
}

interface ArrowInput extends Axis {
  at: number;
  align: 'start' | 'end' | undefined;
  offset: number;
}

/** Beside the corner when edges are in line, otherwise at the middle of the anchor, but not nearer to a corner than the offset. */
function getArrow({ anchorAt, anchorLength, length, at, align, offset }: ArrowInput): number {
  const last = length - offset - arrowWidth;
  if (align) return align === 'start' ? offset : last;
  const middle = anchorAt + anchorLength / 2 - at - arrowWidth / 2;
  return Math.max(offset, Math.min(middle, last));
}
