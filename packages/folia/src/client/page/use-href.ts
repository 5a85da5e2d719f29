import { linkToHref } from '../../shared/link';
import { usePage, useSite } from '../hooks';

/**
 * Returns a function that turns a link as authors write it into the address to put into `<a>`: base, language and version of the page
 * are added to root links, other links stay as they are.
 *
 * @example
 * const hrefFor = useHref();
 * return <a href={hrefFor('/guide/start')}>Start</a>; // '/zh/guide/start' on a Chinese page
 */
export function useHref(): (link: string) => string {
  const { route } = usePage().page;
  const { rules } = useSite();
  return (link) => linkToHref(link, route, rules).href;
}
