import { usePage, useStrings } from '../../../client';

/** Leads to the page's source; absent when the site names no repository (DF-07). */
export function EditLink() {
  const { editHref } = usePage();
  const { editLink } = useStrings();
  if (!editHref || !editLink) return null;
  return (
    <a className="folia-edit-link" href={editHref} target="_blank" rel="noopener noreferrer">
      {editLink}
    </a>
  );
}
