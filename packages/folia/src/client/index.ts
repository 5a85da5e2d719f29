/** The public door for themes and the site's own components. */

export { landingNavThreshold, landingNavTransition, starCount, starRadius, starSize } from '../model/constants';
export type { PageData } from '../model/page-data';
export type { Choice } from './appearance';
export { Article } from './article';
export type { Docs } from './docs';
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
export { Slot } from './slot';
export { fill } from './strings';
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
} from './theme-contract';
