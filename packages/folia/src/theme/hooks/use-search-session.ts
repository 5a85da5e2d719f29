import { useEffect, useState } from 'react';
import { useAppContext, usePage } from '../../client';
import type { SearchPlace } from '../../client/search/engine';
import { engineOfSite } from '../../client/search/engine-of-site';
import { createSearchSession, type SearchSession } from '../../client/search/search-session';
import { searchHooksKey } from '../../shared/search/hooks-key';

/** One session for as long as the site is open; it follows the reader to other languages and versions (SU-22). */
export function useSearchSession(): SearchSession {
  const { site, islands } = useAppContext();
  const { page, build } = usePage();
  const { locale, version } = page.route;
  const place: SearchPlace = { lang: locale, version: site.search?.versioned ? version : '' };
  const [session] = useState(() =>
    createSearchSession({
      engine: engineOfSite({ site, development: build === 'dev', loadHooks: islands[searchHooksKey] }),
      place,
    }),
  );
  useEffect(() => session.move(place));
  return session;
}
