import { clamp } from './clamp';

export interface Range {
  min: number;
  max: number;
}

/** Keeps a number inside a range. */
export function fit(value: number, range: Range): number {
  return clamp(value, range.min, range.max);
}
