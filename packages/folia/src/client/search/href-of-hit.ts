import type { SearchHit } from '../../shared/search/types';

/** The address a hit leads to. Links of hits have no base; those of other hosts bring their origin. */
export const hrefOfHit = ({ domain, link }: Pick<SearchHit, 'domain' | 'link'>, base: string): string =>
  domain === '' ? base + link.replace(/^\//, '') : domain + link;
