import { usePage, useStrings } from 'folia/client';

export function EditLink() {
  const { editHref, page } = usePage();
  const { editLink } = useStrings();
  if (!editHref) return null;
  return (
    <p>
      <a className="folia-edit-link" href={editHref}>
        {editLink}
      </a>
      {' · '}
      <a className="folia-edit-link" href={editHref.replace('/tree/', '/commits/')}>
        {page.route.locale === 'zh' ? '修改历史' : 'History'}
      </a>
    </p>
  );
}
