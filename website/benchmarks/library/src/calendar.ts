import dayjs from 'dayjs';
import type { DateInput } from './types.js';

/** The date `count` days later; a negative number goes back. */
export function addDays(date: DateInput, count: number): Date {
  return dayjs(date).add(count, 'day').toDate();
}

/** Whole days from one date to the other. */
export function daysBetween(from: DateInput, to: DateInput): number {
  return dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'day');
}

/** The day a week begins with: 0 is Sunday. */
export function startOfWeek(date: DateInput, firstDay = 1): Date {
  const day = dayjs(date).startOf('day');
  return day.subtract((day.day() - firstDay + 7) % 7, 'day').toDate();
}
