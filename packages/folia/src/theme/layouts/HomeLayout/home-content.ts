import type { Frontmatter } from '../../../shared/page';
import { withBase } from '../../../shared/route';
import type { SiteData } from '../../../shared/site';

/** `hero` of a home page's frontmatter, checked by the build. */
export interface Hero {
  name?: string;
  text?: string;
  tagline?: string;
  actions?: { text: string; link: string; theme?: 'brand' | 'alt' }[];
  image?: {
    src: string | { light: string; dark: string };
    alt?: string;
    srcset?: string | string[];
    sizes?: string | string[];
  };
}

export interface Feature {
  icon?: string;
  title: string;
  details?: string;
  link?: string;
  /** Width in twelfths of the row: 2, 3, 4 or 6. */
  span?: number;
}

/** Without a hero in the frontmatter: title and description of the site. */
export function getHero({ hero }: Frontmatter, { title, description }: Pick<SiteData, 'title' | 'description'>): Hero {
  // The frontmatter schema has made sure of the shape.
  return (hero as Hero | undefined) ?? { name: title, text: '', tagline: description };
}

// The frontmatter schema has made sure of the shape.
export const getFeatures = ({ features }: Frontmatter): Feature[] => (features as Feature[] | undefined) ?? [];

/** `srcset` and `sizes` may be arrays. */
export const joined = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/**
 * The images of a `srcset` with the base put before them.
 *
 * @example createSrcset(['/a.png 1x', '/b.png 2x'], '/docs/') // '/docs/a.png 1x, /docs/b.png 2x'
 */
export const createSrcset = (value: string | string[] | undefined, base: string): string | undefined =>
  joined(value)
    ?.split(/,\s+/)
    .map((candidate) => withBase(candidate.trim(), base))
    .join(', ');

/** Reads the first 1000 characters only. */
export const looksLikeHtml = (text: string): boolean => /<[a-z!/][^>]*>/i.test(text.trim().slice(0, 1000));
