/** Keeps `value` between `min` and `max`. */
export function clamp(value: number, min = 0, max = 1): number {
  return Math.min(max, Math.max(min, value));
}

/** The number that lies `part` of the way from `from` to `to`. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * clamp(part);
}
