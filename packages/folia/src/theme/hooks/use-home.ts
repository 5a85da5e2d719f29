import { usePage, useSite } from '../../client';
import { hrefOf } from '../../shared/route';

/** The first page in the language and version of the page that is shown (NV-07, NF-02). */
export function useHome(): string {
  const { route } = usePage().page;
  return hrefOf({ ...route, id: 'index' }, useSite().rules);
}
