/** What themes and a site's own components use. The default theme uses nothing else. */

export { activeTrail, isActive, isCurrent, type NavData, type NavItem, type NavNode } from '../shared/nav';
export type { PageFacts, PagePayload, TocItem } from '../shared/page';
export type { PageData } from '../shared/page-data';
export type { SearchHit, SearchResults } from '../shared/search/types';
export type { LocaleData, SiteData } from '../shared/site';
export { getOutline, type OutlineItem } from '../shared/toc';
export { loadText } from './app/load-text';
export { logFailure } from './app/log-failure';
export { reducedMotion } from './app/motion';
export { Slot } from './app/slot';
export { fill } from './app/strings';
export { throttle } from './app/throttle';
export { useCopy } from './app/use-copy';
export type { Choice } from './appearance/appearance';
export {
  type AppearanceControl,
  useAllStrings,
  useAnnounce,
  useAnnouncement,
  useAppearance,
  useFailedLink,
  useFrontmatter,
  useLayout,
  useLoadStrings,
  useLocale,
  useNav,
  useOpenGroups,
  usePage,
  usePageData,
  useParts,
  useProductMenu,
  useProgress,
  useQuery,
  useSite,
  useSocialIcons,
  useStrings,
} from './hooks';
export { Article } from './page/article';
export { type BannerControl, useBanner } from './page/use-banner';
export { useHome } from './page/use-home';
export { useHref } from './page/use-href';
export { useNearestPages } from './page/use-nearest-pages';
export { useVisible } from './page/use-visible';
export type { VisibleParts } from './page/visible-parts';
export { keepKeys } from './search/keep-keys';
export type { AddedHit, AddedResults, SearchHooks } from './search/search-hooks';
export type { SearchState, SearchStatus } from './search/search-session';
export { type Search, type SearchOptions, useSearch } from './search/use-search';
export { defineTheme, type LayoutChoice, type ThemeChanges } from './theme/define-theme';
// Whole, so that a theme can declare parts of its own in `folia/client`.
export * from './theme/parts';
export { type PageSlot, type SlotContents, type SlotName, slotNames } from './theme/slot-names';
export type { FirstStrings, LazyStrings, Strings } from './theme/strings';
export type { AnyComponent, Layout, LayoutName, ThemeContract } from './theme/theme-contract';
export { useZoom, type ZoomUse } from './zoom/use-zoom';
export { watchImages } from './zoom/watch-images';
