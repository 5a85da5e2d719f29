import { isExternal } from '../../shared/is-external';
import { newTabId } from '../../shared/reserved-ids';

/** Attributes of a link that opens in a new tab, and says so: the text is in `Shell`. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': newTabId };

/**
 * Attributes of a link to another site, which opens in a new tab. None for links within the site.
 *
 * @example <a href={href} {...externalLink(href)}>
 */
export const externalLink = (href: string): Partial<typeof newTab> => (isExternal(href) ? newTab : {});
