/** `November 20, 2026`. In UTC, so that server and browser agree. */
export const formatDay = (day: string | number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** `Ada and Grace`. */
export const joinNames = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
