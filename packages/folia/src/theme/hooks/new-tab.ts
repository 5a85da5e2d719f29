import { isExternal } from '../../shared/is-external';

/** What a link to another site says besides its address (RT-15). */
export const newTab = (href: string): { target?: string; rel?: string } =>
  isExternal(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
