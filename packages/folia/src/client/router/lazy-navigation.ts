/** What a reader needs to go to another page without leaving the document; loaded when one comes near a link. */

export { applyHead } from '../page/head';
export { follow } from './navigate';
export { prefetchLinks } from './prefetch';
