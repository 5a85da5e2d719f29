import type { MouseEventHandler } from 'react';
import { externalLink } from '../../dom/external-link';
import { InlineText } from '../InlineText/InlineText';
import { Tag } from '../Tag/Tag';

export interface SidebarLabelProps {
  label: string;
  tag: string | null;
}

/** The label of an entry, and the tag beside it. */
export const SidebarLabel = ({ label, tag }: SidebarLabelProps) => (
  <>
    <span>
      <InlineText text={label} />
    </span>
    <Tag tag={tag} />
  </>
);

export interface SidebarLinkProps extends SidebarLabelProps {
  href: string;
  /** The entry of the page that is shown. */
  current: boolean;
  onClick?: MouseEventHandler;
}

export const SidebarLink = ({ href, label, tag, current, onClick }: SidebarLinkProps) => (
  <a href={href} aria-current={current ? 'page' : undefined} onClick={onClick} {...externalLink(href)}>
    <SidebarLabel label={label} tag={tag} />
  </a>
);
