import { usePage, useStrings } from '../../../client';
import { formatDay } from '../../../shared/byline';

/** The day of the last commit to the page's file. In UTC, so that server and browser render the same. */
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
