import type { Frontmatter } from '../../../shared/page';
import { withBase } from '../../../shared/route';
import type { SiteData } from '../../../shared/site';

/** What a home page's frontmatter says; the engine has checked it while building (HM-01…HM-05). */
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
  /** Twelfths of the row: 2, 3, 4 or 6 (C-21). */
  span?: number;
}

/** HM-07, RZ-16: a home without a hero says what the site is. */
export function getHero({ hero }: Frontmatter, { title, description }: Pick<SiteData, 'title' | 'description'>): Hero {
  // The frontmatter schema has made sure of the shape.
  return (hero as Hero | undefined) ?? { name: title, text: '', tagline: description };
}

// The frontmatter schema has made sure of the shape.
export const getFeatures = ({ features }: Frontmatter): Feature[] => (features as Feature[] | undefined) ?? [];

/** `srcset` and `sizes` may be lists (HM-03). */
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

/** RZ-11: only the first 1000 characters are looked at. */
export const looksLikeHtml = (text: string): boolean => /<[a-z!/][^>]*>/i.test(text.trim().slice(0, 1000));
