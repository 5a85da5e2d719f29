import { pages, type RspressPage } from './rspress-pages';

export type { RspressPage };

/** All pages of the site, in all languages. A bundle that uses it grows with the number of pages. */
export const usePages = (): { pages: RspressPage[] } => ({ pages });
