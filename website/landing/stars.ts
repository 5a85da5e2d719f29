/** A star comes to a pointer that is nearer than this on both axes, in pixels. */
const starRadius = 100;

/** Diameter of the star with this index, in pixels. */
export const starSize = (index: number): number => index / 20 + 3;

/** Places of the stars, in percent of the sky: across, down. Sparse in the middle, so that the text is easy to read. */
export const starPlaces: readonly (readonly [x: number, y: number])[] = [
  [4.5, 16],
  [8.2, 34],
  [11.6, 58],
  [14.8, 12.5],
  [17.3, 76],
  [19.1, 26],
  [20.8, 44],
  [25.2, 14.5],
  [25.6, 72],
  [30.8, 33],
  [33.1, 11],
  [35.7, 84],
  [38.2, 20],
  [40.2, 94],
  [44.9, 12.5],
  [48.3, 93],
  [51.4, 9.5],
  [57.2, 96],
  [57.9, 15],
  [65.1, 81],
  [63.6, 10],
  [67.5, 28],
  [80.4, 66],
  [71.5, 17],
  [74.3, 44],
  [74.9, 73],
  [79.2, 12],
  [81.6, 29],
  [85.9, 52],
  [86.3, 82],
  [88.1, 19],
  [90.6, 40],
  [92.8, 64],
  [94.4, 14],
  [96.7, 31],
];

export interface Point {
  x: number;
  y: number;
}

/** How far a star moves: all the way to a pointer that is near, otherwise not at all. Both points are in window coordinates. */
export function starShift(star: Point, pointer: Point): Point | null {
  const x = pointer.x - star.x;
  const y = pointer.y - star.y;
  return Math.abs(x) < starRadius && Math.abs(y) < starRadius ? { x, y } : null;
}
