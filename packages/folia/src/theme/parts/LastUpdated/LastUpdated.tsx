import { usePage, useStrings } from '../../../client';

/** When the page's file was last committed (DF-09). The day in UTC, so that server and browser write the same. */
export function LastUpdated() {
  const { lastUpdated, route } = usePage().page;
  const strings = useStrings();
  if (lastUpdated === null) return null;
  return (
    <p className="folia-last-updated">
      {strings.lastUpdated}
      {strings.colon}
      <time dateTime={new Date(lastUpdated).toISOString()} suppressHydrationWarning>
        {formatDay(lastUpdated, route.locale)}
      </time>
    </p>
  );
}

const formatDay = (time: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
