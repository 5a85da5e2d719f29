import { createCache } from './cache.js';
import { daysBetween } from './calendar.js';
import type { DateInput, Unit } from './types.js';

export interface DescribeOptions {
  /** A BCP 47 tag. @default 'en' */
  locale?: string;
  /** @default today */
  now?: DateInput;
}

const formats = createCache<string, Intl.RelativeTimeFormat>({ size: 10 });
const daysOf: Record<Unit, number> = { day: 1, week: 7, month: 30 };

/** `tomorrow`, `3 weeks ago`: the distance to a date in words. */
export function describe(date: DateInput, { locale = 'en', now = Date.now() }: DescribeOptions = {}): string {
  const days = daysBetween(now, date);
  const unit: Unit = Math.abs(days) < 14 ? 'day' : Math.abs(days) < 60 ? 'week' : 'month';
  const format = formats.get(locale, (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  return format.format(Math.round(days / daysOf[unit]), unit);
}
