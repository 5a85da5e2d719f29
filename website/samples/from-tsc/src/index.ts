import dayjs from 'dayjs';
import { pad } from '@/pad';
import units from './units.json';

export type Unit = keyof typeof units;

/** How long ago a day was, such as `003 weeks`. */
export const since = (date: string, unit: Unit): string =>
  `${pad(Math.floor(dayjs().diff(date, 'day') / units[unit]))} ${unit}`;
