import { usePage, useStrings } from '../../../client';
import { newTab } from '../../dom/external-link';
import { Icon } from '../Icon/Icon';

const pencil = '📝';

/** The emoji looks different on every system: it is shown as an icon of the theme, and stays part of the text. */
const Drawn = ({ text }: { text: string }) => (
  <>
    <span className="folia-visually-hidden">{pencil} </span>
    <Icon name="edit" size={16} /> {text}
  </>
);

/** A link to the page's source. Renders nothing when the site has no repository. */
export function EditLink() {
  const { editHref } = usePage();
  const { editLink } = useStrings();
  if (!editHref || !editLink) return null;
  return (
    <a className="folia-edit-link" href={editHref} {...newTab}>
      {editLink.startsWith(pencil) ? <Drawn text={editLink.slice(pencil.length).trimStart()} /> : editLink}
    </a>
  );
}
