import type { NavData } from '../model/nav';
import type { PagePayload } from '../model/page';
import type { SiteData, SocialDrawing } from '../model/site';
import { type Announcer, createAnnouncer } from './announcer';
import { type Appearance, type AppearanceHost, createAppearance } from './appearance';
import { createLayouts, type Layouts, layoutsFor } from './layouts';
import { createNavStore, type FetchNav, type NavStore } from './nav-store';
import { createPageStore, type FetchPage, type PageStore } from './page-store';
import { createProgress, type Progress } from './progress';
import { createShelf, type Shelf } from './shelf';
import { createTexts, type Texts } from './strings';
import type { ThemeContract } from './theme-contract';
import type { Waking } from './waking-contract';

/** How the browser gets at the code of islands: `{module key}` → the module. */
export type IslandModules = { [key: string]: () => Promise<Record<string, unknown>> };

/** Icons and pop-overs of the social links: there while drawing; in the browser they stand in the HTML, and are loaded when it does not. */
export type Drawings = SocialDrawing[] | (() => Promise<{ default: SocialDrawing[] }>);

/** Changes live article HTML to `html`. Returns the drawn successors of islands it left in place. */
export type Patch = (root: Element, html: string) => Map<Element, Element>;

/** All that components reach through hooks. One per document, or per page that is drawn on the server. */
export interface Docs {
  theme: ThemeContract;
  site: SiteData;
  pages: PageStore;
  navs: NavStore;
  layouts: Layouts;
  texts: Texts;
  appearance: Appearance;
  progress: Progress;
  announcer: Announcer;
  islands: IslandModules;
  drawings: Drawings;
  /** How islands are woken; loaded for the first page that has some. */
  waking: Shelf<'waking', Waking>;
  /** What the engine does with article HTML as it comes into the document (copy buttons, …). */
  enhancers: ((root: Element) => void)[];
  /** Loads what drawing a page needs besides its payload. */
  prepare(payload: PagePayload): Promise<unknown>;
  /** The dev server puts a gentler one here, which keeps what readers opened. */
  patch: Patch;
}

export interface DocsInput {
  theme: ThemeContract;
  site: SiteData;
  payload: PagePayload;
  /** Already there on the server; in the browser `prepare` loads it. */
  nav?: NavData;
  fetchPage: FetchPage;
  fetchNav: FetchNav;
  islands?: IslandModules;
  drawings: Drawings;
  loadWaking(): Promise<Waking>;
  appearanceHost?: AppearanceHost | null;
}

const replaceAll: Patch = (root, html) => {
  root.innerHTML = html;
  return new Map();
};

export function createDocs(input: DocsInput): Docs {
  const { theme, site, payload, nav, fetchPage, fetchNav, islands = {}, drawings } = input;
  const navs = createNavStore(fetchNav, nav && { [payload.navHref]: nav });
  const layouts = createLayouts(theme);
  const texts = createTexts(theme, site);
  const waking = createShelf(input.loadWaking);
  const prepare = (next: PagePayload) =>
    Promise.all([
      navs.load(next.navHref),
      texts.load(next.page.route.locale),
      ...layoutsFor(next).map(layouts.load),
      next.islands.length > 0 && waking.load('waking'),
    ]);
  return {
    theme,
    site,
    pages: createPageStore(fetchPage, payload, { prepare }),
    navs,
    layouts,
    texts,
    appearance: createAppearance(site.darkMode ? (input.appearanceHost ?? null) : null),
    progress: createProgress(),
    announcer: createAnnouncer(),
    islands,
    drawings,
    waking,
    enhancers: [],
    prepare,
    patch: replaceAll,
  };
}
