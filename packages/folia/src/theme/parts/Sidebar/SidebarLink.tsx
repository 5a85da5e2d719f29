import type { MouseEventHandler } from 'react';
import { newTab } from '../../hooks/new-tab';
import { InlineText } from '../InlineText/InlineText';
import { Tag } from '../Tag/Tag';

export interface SidebarLabelProps {
  label: string;
  tag: string | null;
}

/** What an entry says, and the mark beside it. */
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
  /** It is the one entry of the page that is shown. */
  current: boolean;
  onClick?: MouseEventHandler;
}

export const SidebarLink = ({ href, label, tag, current, onClick }: SidebarLinkProps) => (
  <a href={href} aria-current={current ? 'page' : undefined} onClick={onClick} {...newTab(href)}>
    <SidebarLabel label={label} tag={tag} />
  </a>
);
