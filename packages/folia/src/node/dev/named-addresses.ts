import type { Route } from '../../shared/route';

/**
 * Addresses that pages have been told so far. They outlive a restart: a page that the old server wrote may ask the new one
 * for its navigation and its images.
 */
export interface NamedAddresses {
  /** Address of a navigation file → a route that shows it. */
  navRoutes: Map<string, Route>;
  /** Output name of an image or another file → source path. */
  assets: Map<string, string>;
}

export const noAddresses = (): NamedAddresses => ({ navRoutes: new Map(), assets: new Map() });
