import type { ThemeContract } from '../../client';

/** What every bundle can have at hand. That of a site replaces this module by one with the languages of the site. */
export const languages: ThemeContract['strings'] = {
  en: { first: () => import('./en'), lazy: () => import('./en-lazy') },
  zh: { first: () => import('./zh'), lazy: () => import('./zh-lazy') },
};
