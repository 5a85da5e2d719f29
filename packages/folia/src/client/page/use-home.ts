import { hrefOf } from '../../shared/route';
import { usePage, useSite } from '../hooks';

/**
 * The address of the home page in the language and version of the page that is shown.
 *
 * @example <a href={useHome()}>Home</a> // '/zh/' on a Chinese page
 */
export function useHome(): string {
  const { route } = usePage().page;
  return hrefOf({ ...route, id: 'index' }, useSite().rules);
}
