/** What every function takes as a date. */
export type DateInput = Date | string | number;

export type Unit = 'day' | 'week' | 'month';
