import { type ComponentType, useContext, useSyncExternalStore } from 'react';
import type { NavData } from '../shared/nav';
import type { PagePayload } from '../shared/page';
import { createPageData, type PageData } from '../shared/page-data';
import type { SiteData } from '../shared/site';
import type { AppContext } from './app/app-context';
import { AppReactContext } from './app/react-context';
import type { Choice } from './appearance/appearance';
import type { FirstStrings, LayoutName, Strings } from './theme/theme-contract';

/** Everything the engine offers; the other hooks are shorter ways to its parts. @throws outside a page */
export function useAppContext(): AppContext {
  const app = useContext(AppReactContext);
  if (!app) throw new Error('This component reads the page it stands on, but it is rendered outside of one.');
  return app;
}

interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** `atFirst` is what server and browser agree on; without it both render the store's own value. */
function useStore<T>(store: Store<T>, atFirst: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, atFirst);
}

/**
 * The page that is shown. While a body is rendered at build time only `page` is filled in, without title and (but for
 * `<Toc>`) without outline: the rest of the site is not known yet.
 */
export const usePage = (): PagePayload => useStore(useAppContext().pages);

/** What the page that is shown is: its source, address, type, title, frontmatter, headings, language, version, time (PD-01). */
export const usePageData = (): PageData => createPageData(usePage(), useSite().rules);

/** Navigation of the page's locale, version and section. */
export function useNav(): NavData {
  const { navs } = useAppContext();
  const { navHref } = usePage();
  const get = () => navs.get(navHref);
  return useSyncExternalStore(navs.subscribe, get, get);
}

export const useSite = (): SiteData => useAppContext().site;

/** A layout that another one renders inside itself; loaded when the page on the screen needs it. */
export const useLayout = (name: LayoutName): ComponentType => useAppContext().layouts.get(name);

/** Texts of the interface in the page's language. */
export const useStrings = (): FirstStrings => useAllStrings();

/** The others as well. They are there while pages are rendered at build time, and in layouts but `doc`; other parts await `texts.loadAll` first. */
export function useAllStrings(): Strings {
  const { texts } = useAppContext();
  return texts.get(usePage().page.route.locale);
}

export interface AppearanceControl {
  choice: Choice;
  /** What is on the screen; null before the page is hydrated, when nobody can know (ST-06). */
  dark: boolean | null;
  /** `from`, where the reader pressed, is where the animation starts when there is one (AP-07). */
  set(choice: Choice, from?: { clientX: number; clientY: number }): void;
  /** The choice of one press more: the other look, the system's look to stay, back to the system (AP-09). Returns it. Made to be an `onClick`. */
  toggle(from?: { clientX: number; clientY: number }): Choice;
}

const unknown = { choice: 'auto', dark: null } as const;
const atFirst = () => unknown;

export function useAppearance(): AppearanceControl {
  const { appearance } = useAppContext();
  const state: { choice: Choice; dark: boolean | null } = useSyncExternalStore<{
    choice: Choice;
    dark: boolean | null;
  }>(appearance.subscribe, appearance.get, atFirst);
  const set: AppearanceControl['set'] = (choice, from) =>
    appearance.set(choice, from && { x: from.clientX, y: from.clientY });
  const toggle: AppearanceControl['toggle'] = (from) => {
    const choice = appearance.next();
    set(choice, from);
    return choice;
  };
  return { ...state, set, toggle };
}

const nothing = () => null;

/** 0…1 while a page takes its time to load (PB-01), else null. */
export const useProgress = (): number | null => useStore(useAppContext().progress, nothing);

const silence = () => '';

/** What a live region has to say. */
export const useAnnouncement = (): string => useStore(useAppContext().announcer, silence);

/** Says something to screen readers, through the live region of the page. */
export const useAnnounce = (): ((text: string) => void) => useAppContext().announcer.say;

/** While another page is on its way the address is that of a page that is not shown yet; `folia:content` ends that. */
const watchAddress = (changed: () => void) => {
  const { navigation } = window;
  const changedHere = () => navigation.transition || changed();
  window.addEventListener('folia:content', changed);
  navigation?.addEventListener('currententrychange', changedHere);
  return () => {
    window.removeEventListener('folia:content', changed);
    navigation?.removeEventListener('currententrychange', changedHere);
  };
};

const readQuery = () => window.location.search;

/** The address's query, `?outline=0`; '' on the server and until the page is hydrated. */
export const useQuery = (): string => useSyncExternalStore(watchAddress, readQuery, silence);
