/** What a reader needs to go to another page without leaving the document; loaded when one comes near a link. */
export { follow } from './navigate';
export { applyHead } from '../page/head';
export { prefetchLinks } from './prefetch';
