/** The public door for themes and the site's own components. */

export { landingNavThreshold, landingNavTransition, starCount, starRadius, starSize } from '../shared/constants';
export type { PageData } from '../shared/page-data';
export type { Choice } from './appearance/appearance';
export { Article } from './page/article';
export type { Docs } from './app/app-context';
export {
  type AppearanceControl,
  useAllStrings,
  useAnnouncement,
  useAppearance,
  useDocs,
  useLayout,
  useNav,
  usePage,
  usePageData,
  useProgress,
  useQuery,
  useSite,
  useStrings,
} from './hooks';
export type { AddedHit, AddedResults, SearchHooks } from './search/search-hooks';
export { Slot } from './app/slot';
export { fill } from './app/strings';
export {
  type AnyComponent,
  defineTheme,
  type Layout,
  type LayoutChoice,
  type LayoutName,
  type PageSlot,
  type Parts,
  type SlotName,
  type Strings,
  slotNames,
  type ThemeChanges,
  type ThemeContract,
} from './theme/theme-contract';
