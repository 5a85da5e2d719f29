import dayjs from 'dayjs';
import { pad } from '@/pad';
import units from './units.json';

/** Written out: `keyof typeof units` would make the declarations import the JSON file. */
export type Unit = 'days' | 'weeks';

/** How long ago a day was, such as `003 weeks`. */
export const since = (date: string, unit: Unit): string =>
  `${pad(Math.floor(dayjs().diff(date, 'day') / units[unit]))} ${unit}`;
