import type { Storage } from '../app/storage';

/** On the root element while the banner is to be seen; set before the first paint by `pre-paint.ts`. */
export const BANNER_ATTRIBUTE = 'data-folia-banner';

const show = (shown: boolean) => document.documentElement.toggleAttribute(BANNER_ATTRIBUTE, shown);

/** For a language whose banner has another key than the last one. */
export const showBanner = (storage: Storage, key: string): boolean => show(storage.read(key) !== 'true');

/** For good, or for this document when nothing can be stored. */
export function closeBanner(storage: Storage, key: string): void {
  storage.write(key, 'true');
  show(false);
}
