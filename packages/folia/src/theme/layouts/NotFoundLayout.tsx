import { usePage, useParts } from '../../client';
import { NotFound as OwnNotFound } from '../parts/NotFound/NotFound';
import { Shell } from './Shell';

/** A host has one `404.html` for all languages. The key makes React replace the page, rather than change it, when the address is of another language. */
export function NotFoundLayout() {
  const { NotFound = OwnNotFound } = useParts();
  return (
    <Shell key={usePage().page.route.locale}>
      <NotFound />
    </Shell>
  );
}
