import { usePage, useStrings } from '../../../client';
import { newTab } from '../../dom/external-link';

/** A link to the page's source. Renders nothing when the site has no repository. */
export function EditLink() {
  const { editHref } = usePage();
  const { editLink } = useStrings();
  if (!editHref || !editLink) return null;
  return (
    <a className="folia-edit-link" href={editHref} {...newTab}>
      {editLink}
    </a>
  );
}
