export { type Cache, type CacheOptions, createCache } from './cache.js';
export { addDays, daysBetween, startOfWeek } from './calendar.js';
export { type DescribeOptions, describe } from './describe.js';
export { DateRange } from './range.js';
export type { DateInput, Unit } from './types.js';
