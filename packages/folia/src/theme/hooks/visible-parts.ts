import type { Frontmatter } from '../../shared/page';

export interface VisibleParts {
  navbar: boolean;
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  globalUIComponents: boolean;
}

const names = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

/**
 * What is shown: the query goes before the frontmatter, that before the site's own setting (UI-07). Only the exact
 * value `0` hides (UI-06).
 */
export function visibleParts(site: VisibleParts, frontmatter: Frontmatter, query: string): VisibleParts {
  const given = new URLSearchParams(query);
  const entries = names.map((name) => [name, given.get(name) !== '0' && (frontmatter[name] ?? site[name])]);
  // `names` holds every key of VisibleParts.
  return Object.fromEntries(entries) as VisibleParts;
}
