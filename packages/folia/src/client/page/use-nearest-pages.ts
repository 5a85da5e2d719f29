import { useEffect, useState } from 'react';
import type { NavLink } from '../../shared/nav';
import { findNearestPages } from '../../shared/nearest-pages';
import { useAppContext, usePage } from '../hooks';

/**
 * On a 404 page: the pages whose addresses resemble the one that was asked for, best first. Empty at first: it loads the navigation of all
 * sections.
 *
 * @example useNearestPages().map(({ label, href }) => <a key={href} href={href}>{label}</a>)
 */
export function useNearestPages(): readonly NavLink[] {
  const { navs, site } = useAppContext();
  const { page, sectionNavs } = usePage();
  const [found, setFound] = useState<{ of: string; pages: NavLink[] }>({ of: '', pages: [] });
  const { href } = page;
  useEffect(() => {
    const { pathname } = location;
    // a file that cannot be loaded is left out: suggestions are optional
    void Promise.allSettled((sectionNavs ?? []).map(navs.load)).then((loaded) => {
      const sidebars = loaded.flatMap((nav) => (nav.status === 'fulfilled' ? [nav.value.sidebar] : []));
      setFound({ of: href, pages: findNearestPages(pathname, sidebars, site.rules) });
    });
  }, [href, sectionNavs, navs, site]);
  return found.of === href ? found.pages : [];
}
