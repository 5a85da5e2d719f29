import type { PageFacts } from './page';

/** The page of unknown addresses, the theme's or one of the site (`404.mdx`): it is in no list of pages. */
export const isNotFoundPage = ({ pageType, route }: Pick<PageFacts, 'pageType' | 'route'>): boolean =>
  pageType === '404' || route.id === '404';
