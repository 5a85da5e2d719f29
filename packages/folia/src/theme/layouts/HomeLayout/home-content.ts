import type { Frontmatter } from '../../../shared/page';
import { withBase } from '../../../shared/route';
import type { SiteData } from '../../../shared/site';

/** `hero` of a home page's frontmatter. */
export type Hero = NonNullable<Frontmatter['hero']>;
export type Feature = NonNullable<Frontmatter['features']>[number];

/** Without a hero in the frontmatter: title and description of the site. */
export const getHero = ({ hero }: Frontmatter, site: Pick<SiteData, 'title' | 'description'>): Hero =>
  hero ?? { name: site.title, text: '', tagline: site.description, actions: [] };

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
