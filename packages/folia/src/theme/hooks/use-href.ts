import { usePage, useSite } from '../../client';
import { linkToHref } from '../../shared/link';

/** Turns links written in components and frontmatter into addresses of the page's locale and version, base included. */
export function useHref(): (written: string) => string {
  const { route } = usePage().page;
  const { rules } = useSite();
  return (written) => linkToHref(written, route, rules).href;
}
