import { clamp } from './clamp';

/** A share of a whole in percent, from 0 to 100. */
export const percent = (part: number, whole: number): number => clamp(Math.round((part / whole) * 100), 0, 100);
