import type { NavData, NavNode } from '../../shared/nav';
import type { PagePayload } from '../../shared/page';
import type { ProductMenuData } from '../../shared/product-menu';
import type { SiteData, SocialIconSvg } from '../../shared/site';
import { type Appearance, createAppearance } from '../appearance/appearance';
import type { Hydration } from '../hydration/hydration-contract';
import { createLayouts, type Layouts, layoutsFor } from '../page/layouts';
import { createNavStore, type FetchNav, type NavStore } from '../page/nav-store';
import { createPageStore, type FetchPage, type PageStore } from '../page/page-store';
import { createStore, type Store } from '../page/store';
import type { Enhance, Reading } from '../reading/start-reading';
import { type Announcer, createAnnouncer } from '../router/announcer';
import { createProgress, type Progress } from '../router/progress';
import type { FailedLink } from '../router/router';
import type { ThemeContract } from '../theme/theme-contract';
import { createLazyRegistry, type LazyRegistry } from './lazy-registry';
import { createSlots, type Slots, slotsFor } from './slots';
import { createStorage, type Storage } from './storage';
import { createTexts, type Texts } from './strings';

/** Loads the code of islands in the browser: `{module key}` → the module. */
export type IslandModules = { [key: string]: () => Promise<Record<string, unknown>> };

/** Icons and pop-overs of the social links: there while rendering; in the browser they are in the HTML, or are loaded when they are not. */
export type SocialIconSvgs = SocialIconSvg[] | (() => Promise<SocialIconSvg[]>);

/** Changes live article HTML to `html`. Returns the rendered successors of islands it left in place. */
export type Patch = (root: Element, html: string) => Map<Element, Element>;

/** All that components reach through hooks. One per document, or per page that is rendered on the server. */
export interface AppContext {
  theme: ThemeContract;
  site: SiteData;
  pages: PageStore;
  navs: NavStore;
  layouts: Layouts;
  /** Slots that belong to one kind of page. */
  slots: Slots;
  texts: Texts;
  appearance: Appearance;
  progress: Progress;
  announcer: Announcer;
  /** The link that was followed without a connection. */
  failedLink: Store<FailedLink | null>;
  /** Choices of the user: stored, or at least kept for this document. */
  storage: Storage;
  islands: IslandModules;
  /** Loads the content of the product menu; absent when the site has none, and on the server. */
  productMenu?: (() => Promise<ProductMenuData>) | undefined;
  /** Whether the groups of the sidebar are open, as the user has left them; lost with the document. */
  openGroups: WeakMap<NavNode, boolean>;
  /** Reports of queries without hits, and when they were sent; lost with the document. */
  emptyQueries: Map<string, number>;
  socialIcons: SocialIconSvgs;
  /** How islands are hydrated; loaded for the first page that has some. */
  hydration: LazyRegistry<'hydration', Hydration>;
  /** Prepares article HTML that is added to the document. */
  enhance: Enhance;
  /** Loads what rendering a page needs besides its payload. */
  prepare(payload: PagePayload): Promise<unknown>;
  /** The dev client replaces it with one that keeps open what users have opened. */
  patch: Patch;
}

export interface AppContextInput
  extends Pick<AppContext, 'theme' | 'site' | 'productMenu' | 'socialIcons'>,
    Partial<Pick<AppContext, 'islands'>> {
  payload: PagePayload;
  /** Already there on the server; in the browser `prepare` loads it. */
  nav?: NavData;
  fetchPage: FetchPage;
  fetchNav: FetchNav;
  loadHydration(): Promise<Hydration>;
  /** Loads the styles of components of the site's own; absent when there are none, and on the server. */
  loadStyles?(): Promise<unknown>;
  /** What the page has been read with so far; absent on the server. */
  reading?: Reading;
  /** Authors' components are rendered too, and may show any text. @default false */
  allTexts?: boolean;
}

const replaceAll: Patch = (root, html) => {
  root.innerHTML = html;
  return new Map();
};

export function createAppContext(input: AppContextInput): AppContext {
  const { theme, site, payload, nav, fetchPage, fetchNav, islands = {}, productMenu, socialIcons } = input;
  const navs = createNavStore(fetchNav, nav && { [payload.navHref]: nav });
  const layouts = createLayouts(theme);
  const slots = createSlots(theme);
  const texts = createTexts(theme, site);
  const hydration = createLazyRegistry(input.loadHydration);
  const prepare = (next: PagePayload) => {
    const names = layoutsFor(next, site);
    const { locale } = next.page.route;
    return Promise.all([
      navs.load(next.navHref),
      input.allTexts || names.some((name) => name !== 'doc') ? texts.loadAll(locale) : texts.load(locale),
      ...names.map(layouts.load),
      ...slotsFor(theme, next).map(slots.load),
      next.islands.length > 0 && hydration.load('hydration'),
      next.styled && input.loadStyles?.(),
    ]);
  };
  return {
    theme,
    site,
    pages: createPageStore(fetchPage, payload, { prepare }),
    navs,
    layouts,
    slots,
    texts,
    appearance: input.reading?.appearance ?? createAppearance(null),
    progress: createProgress(),
    announcer: input.reading?.announcer ?? createAnnouncer(),
    failedLink: createStore<FailedLink | null>(null),
    storage: createStorage(),
    islands,
    productMenu,
    openGroups: new WeakMap(),
    emptyQueries: new Map(),
    socialIcons,
    hydration,
    enhance: input.reading?.enhance ?? (() => {}),
    prepare,
    patch: replaceAll,
  };
}
