import { newTab } from '../../hooks/new-tab';
import { InlineText } from '../InlineText/InlineText';
import { Tag } from '../Tag/Tag';

export interface SidebarLinkProps {
  href: string;
  label: string;
  tag: string | null;
  /** It is the one entry of the page that is shown. */
  current: boolean;
}

export function SidebarLink({ href, label, tag, current }: SidebarLinkProps) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined} {...newTab(href)}>
      <span>
        <InlineText text={label} />
      </span>
      <Tag tag={tag} />
    </a>
  );
}
