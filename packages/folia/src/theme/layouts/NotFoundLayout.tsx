import { usePage, useParts } from '../../client';
import { NotFound as OwnNotFound } from '../parts/NotFound/NotFound';
import { Shell } from './Shell';

/** A host has one `404.html`; C-40: it is rendered anew in the language of the address, as elements of its own that push no others aside. */
export function NotFoundLayout() {
  const { NotFound = OwnNotFound } = useParts();
  return (
    <Shell key={usePage().page.route.locale}>
      <NotFound />
    </Shell>
  );
}
