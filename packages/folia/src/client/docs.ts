import type { NavData } from '../model/nav';
import type { PagePayload } from '../model/page';
import type { SiteData } from '../model/site';
import { type Announcer, createAnnouncer } from './announcer';
import { type Appearance, type AppearanceHost, createAppearance } from './appearance';
import { createLayouts, type Layouts } from './layouts';
import { createNavStore, type FetchNav, type NavStore } from './nav-store';
import { createPageStore, type FetchPage, type PageStore } from './page-store';
import { createProgress, type Progress } from './progress';
import type { ThemeContract } from './theme-contract';

/** How the browser gets at the code of islands: `{module key}` → the module. */
export type IslandModules = { [key: string]: () => Promise<Record<string, unknown>> };

/** Changes live article HTML to `html`. Returns the drawn successors of islands it left in place. */
export type Patch = (root: Element, html: string) => Map<Element, Element>;

/** All that components reach through hooks. One per document, or per page that is drawn on the server. */
export interface Docs {
  theme: ThemeContract;
  site: SiteData;
  pages: PageStore;
  navs: NavStore;
  layouts: Layouts;
  appearance: Appearance;
  progress: Progress;
  announcer: Announcer;
  islands: IslandModules;
  /** What the engine does with article HTML as it comes into the document (copy buttons, …). */
  enhancers: ((root: Element) => void)[];
  /** The dev server puts a gentler one here, which keeps what readers opened. */
  patch: Patch;
}

export interface DocsInput {
  theme: ThemeContract;
  site: SiteData;
  payload: PagePayload;
  nav: NavData;
  fetchPage?: FetchPage;
  fetchNav?: FetchNav;
  islands?: IslandModules;
  appearanceHost?: AppearanceHost | null;
}

const unreachable = () => Promise.reject(new Error('Pages are fetched in the browser only.'));

const replaceAll: Patch = (root, html) => {
  root.innerHTML = html;
  return new Map();
};

export function createDocs(input: DocsInput): Docs {
  const { theme, site, payload, nav, fetchPage = unreachable, fetchNav = unreachable, islands = {} } = input;
  const navs = createNavStore(fetchNav, { [payload.navHref]: nav });
  const layouts = createLayouts(theme);
  const prepare = ({ navHref, page }: PagePayload) => Promise.all([navs.load(navHref), layouts.load(page.pageType)]);
  return {
    theme,
    site,
    pages: createPageStore(fetchPage, payload, { prepare }),
    navs,
    layouts,
    appearance: createAppearance(site.darkMode ? (input.appearanceHost ?? null) : null),
    progress: createProgress(),
    announcer: createAnnouncer(),
    islands,
    enhancers: [],
    patch: replaceAll,
  };
}
