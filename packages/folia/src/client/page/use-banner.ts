import { useLayoutEffect } from 'react';
import * as markup from '../../shared/markup';
import { useAppContext, useLocale } from '../hooks';
import { useHref } from './use-href';

/** The site's announcement in the language of the page (`theme.banner`). */
export interface BannerControl {
  /** Text of the announcement. */
  message: string;
  /** Where it leads, base and language included. */
  href: string;
  /** Hides it, on later visits too. */
  close(): void;
}

/**
 * The announcement of the site, or `null` when the page's language has none. It has to be rendered even for users who have closed it:
 * an attribute of the root element, set before the first paint, says whether it is shown.
 *
 * @example
 * const banner = useBanner();
 * return banner && <aside className="banner"><a href={banner.href}>{banner.message}</a></aside>;
 *
 * // .banner { display: none; [data-folia-banner] & { display: block; } }
 */
export function useBanner(): BannerControl | null {
  const { storage } = useAppContext();
  const hrefFor = useHref();
  const banner = useLocale()?.banner;
  const key = banner?.localStorageKey;
  useLayoutEffect(() => {
    // Another language may have another announcement.
    if (key) show(storage.read(key) !== 'true');
  }, [storage, key]);
  if (!banner) return null;
  const { message, href, localStorageKey } = banner;
  const close = () => {
    storage.write(localStorageKey, 'true');
    show(false);
  };
  return { message, href: hrefFor(href), close };
}

const show = (shown: boolean) => document.documentElement.toggleAttribute(markup.banner, shown);
