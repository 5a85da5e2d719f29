import { useSyncExternalStore } from 'react';
import { useNav, usePage, useQuery, useSite } from '../hooks';
import { type VisibleParts, visibleParts } from './visible-parts';

const never = () => () => {};
const isFramed = () => window.top !== window;
const no = () => false;

/**
 * Which parts of the page are shown: what the query (`?footer=0`), the frontmatter (`footer: false`) and the site's options say, in
 * this order. Every layout asks it. The query is known once the page is hydrated.
 *
 * @example
 * const { footer } = useVisible();
 * return <Shell>{children}{footer && <Footer />}</Shell>;
 */
export function useVisible(): VisibleParts {
  const site = useSite();
  const { frontmatter } = usePage().page;
  const { sidebar } = useNav();
  const query = useQuery();
  const framed = useSyncExternalStore(never, isFramed, no);
  return visibleParts(
    {
      navbar: site.hideNavbar !== 'always',
      sidebar: sidebar.length > 0,
      // An iframe has no room for it, unless the site or the page asks for it.
      outline: site.outline ?? !framed,
      footer: true,
      globalUIComponents: true,
    },
    // A page cannot ask for a sidebar that does not exist.
    sidebar.length > 0 ? frontmatter : { ...frontmatter, sidebar: false },
    query,
  );
}
