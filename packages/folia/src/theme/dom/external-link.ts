import { isExternal } from '../../shared/is-external';

/**
 * Attributes of a link to another site, which opens in a new tab. None for links within the site.
 *
 * @example <a href={href} {...externalLink(href)}>
 */
export const externalLink = (href: string): { target?: string; rel?: string } =>
  isExternal(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
