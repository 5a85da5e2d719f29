/** The public door for themes and the site's own components. */

export type { PageData } from '../shared/page-data';
export type { AppContext } from './app/app-context';
export { Slot } from './app/slot';
export { fill } from './app/strings';
export type { Choice } from './appearance/appearance';
export {
  type AppearanceControl,
  useAllStrings,
  useAnnounce,
  useAnnouncement,
  useAppContext,
  useAppearance,
  useLayout,
  useNav,
  usePage,
  usePageData,
  useProgress,
  useQuery,
  useSite,
  useStrings,
} from './hooks';
export { Article } from './page/article';
export type { AddedHit, AddedResults, SearchHooks } from './search/search-hooks';
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
