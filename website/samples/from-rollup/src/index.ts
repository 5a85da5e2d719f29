import dayjs from 'dayjs';
import { pad } from './pad';

export interface StampOptions {
  /** Number of the build on that day. */
  build?: number;
}

/** A version such as `2026.05.01-003`. */
export const stamp = (date: string, { build = 1 }: StampOptions = {}): string =>
  `${dayjs(date).format('YYYY.MM.DD')}-${pad(build)}`;
