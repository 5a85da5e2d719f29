import type { Frontmatter } from '../../shared/page';

/** Which parts of a page are shown. A layout leaves out those that are `false`. */
export interface VisibleParts {
  /** The header. */
  navbar: boolean;
  /** The sidebar. */
  sidebar: boolean;
  /** The outline. */
  outline: boolean;
  /** Of the page, and of the site on home pages. */
  footer: boolean;
  /** Components of `globalUIComponents` and of the slot `global`. */
  globalUIComponents: boolean;
}

const names = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

/** The query wins over the frontmatter, and the frontmatter over the site's setting. In the query only the exact value `0` hides a part. */
export function visibleParts(site: VisibleParts, frontmatter: Frontmatter, query: string): VisibleParts {
  const given = new URLSearchParams(query);
  const entries = names.map((name) => [name, given.get(name) !== '0' && (frontmatter[name] ?? site[name])]);
  // `names` holds every key of VisibleParts.
  return Object.fromEntries(entries) as VisibleParts;
}
