import { useSyncExternalStore } from 'react';
import { useNav, usePage, useQuery, useSite } from '../../client';
import { type VisibleParts, visibleParts } from './visible-parts';

const never = () => () => {};

/** What of the page is shown. Server and browser agree at first: query and frame are looked at once the page is hydrated. */
export function useVisible(): VisibleParts {
  const site = useSite();
  const { frontmatter } = usePage().page;
  const { sidebar } = useNav();
  const query = useQuery();
  const framed = useSyncExternalStore(
    never,
    () => window.top !== window,
    () => false,
  );
  return visibleParts(
    {
      navbar: site.hideNavbar !== 'always',
      sidebar: sidebar.length > 0,
      // UI-08: not inside an iframe, unless the site or the page asks for it.
      outline: site.outline ?? !framed,
      footer: true,
      globalUIComponents: true,
    },
    // UI-09: a page cannot ask for a sidebar that does not exist.
    sidebar.length > 0 ? frontmatter : { ...frontmatter, sidebar: false },
    query,
  );
}
