import { clamp } from './clamp';

/** The number at `part` of the way from `from` to `to`. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * clamp(part);
}
