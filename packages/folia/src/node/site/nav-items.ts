import type { NavItem } from '../../shared/nav';
import type { Problem } from '../../shared/site';
import type { NavEntry } from '../config/config';
import { type LinkContext, resolveLink } from './resolve-link';
import { deadEntry } from './tree';

export interface NavItemsContext extends LinkContext {
  locale: string;
  version: string;
  problems: Problem[];
}

/** The top navigation of one locale and version: links get base, version and locale. */
export function getNavItems(entries: readonly NavEntry[], context: NavItemsContext): NavItem[] {
  return entries.map(({ text, link, items, tag, activeMatch, position, at }) => {
    const target = link === null ? null : resolveLink(link, { ...context, id: 'index' }, context);
    if (link !== null && target?.dead) context.problems.push(deadEntry(link, at ?? null));
    return { label: text, href: target?.href ?? null, items: getNavItems(items, context), tag, activeMatch, position };
  });
}
