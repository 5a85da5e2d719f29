/** Client-side navigation, loaded when a user gets near a link. */

export { applyHead } from '../page/head';
export { handleNavigation } from './navigate';
export { prefetchLinks } from './prefetch';
