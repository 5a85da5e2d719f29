import dayjs from 'dayjs';
import { addDays, daysBetween } from './calendar.js';
import type { DateInput } from './types.js';

/** The days from `from` to `to`, both included. */
export class DateRange implements Iterable<Date> {
  readonly from: Date;
  readonly to: Date;

  constructor(from: DateInput, to: DateInput) {
    this.from = dayjs(from).startOf('day').toDate();
    this.to = dayjs(to).startOf('day').toDate();
  }

  get length(): number {
    return Math.max(0, daysBetween(this.from, this.to) + 1);
  }

  has(date: DateInput): boolean {
    const day = dayjs(date).startOf('day').valueOf();
    return day >= this.from.getTime() && day <= this.to.getTime();
  }

  *[Symbol.iterator](): Iterator<Date> {
    for (let index = 0; index < this.length; index++) yield addDays(this.from, index);
  }
}
