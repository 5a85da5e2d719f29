import { type ComponentType, useCallback, useContext, useSyncExternalStore } from 'react';
import type { NavData, NavNode } from '../shared/nav';
import type { Frontmatter, PagePayload } from '../shared/page';
import { createPageData, type PageData } from '../shared/page-data';
import type { ProductMenuData } from '../shared/product-menu';
import type { LocaleData, SiteData } from '../shared/site';
import type { SchemaOutput, StandardSchema } from '../shared/standard-schema';
import type { AppContext, SocialIconSvgs } from './app/app-context';
import { hasGlobal } from './app/has-global';
import { AppReactContext } from './app/react-context';
import type { Choice } from './appearance/appearance';
import type { Store } from './page/store';
import type { FailedLink } from './router/router';
import type { Parts } from './theme/parts';
import type { FirstStrings, Strings } from './theme/strings';
import type { LayoutName } from './theme/theme-contract';

/** Everything that components reach; internal. The other hooks are its public parts. @throws outside a page */
export function useAppContext(): AppContext {
  const app = useContext(AppReactContext);
  if (!app) throw new Error('This component uses data of the current page, but it is rendered outside of a page.');
  return app;
}

/** `atFirst` is what server and browser agree on; without it both render the store's own value. */
function useStore<T>({ get, subscribe }: Omit<Store<T>, 'set'>, atFirst: () => T = get): T {
  return useSyncExternalStore(subscribe, get, atFirst);
}

/**
 * The page that is shown, with its neighbours, translations and versions. While the text of a page is rendered at build time only `page` is
 * filled in, without title and (but for `<Toc>`) without headings: the rest of the site is not known yet.
 *
 * @example const { page, prev, next } = usePage();
 */
export const usePage = (): PagePayload => useStore(useAppContext().pages);

/**
 * The facts of the page that is shown: source, address, type, title, frontmatter, headings, language, version, time.
 *
 * @example const { routePath, lang } = usePageData();
 */
export const usePageData = (): PageData => createPageData(usePage(), useSite().rules);

/**
 * The frontmatter of the page that is shown, with the fields of the option `frontmatter` when its schema is named.
 *
 * @example const { level } = useFrontmatter<typeof schema>();
 */
export const useFrontmatter = <Schema extends StandardSchema = StandardSchema>(): Frontmatter & SchemaOutput<Schema> =>
  // the build has checked it
  usePage().page.frontmatter as Frontmatter & SchemaOutput<Schema>;

/**
 * The navigation of the page's language, version and section: `nav` for the header, `sidebar` for the section.
 *
 * @example const { nav, sidebar } = useNav();
 */
export function useNav(): NavData {
  const { navs } = useAppContext();
  const { navHref } = usePage();
  const get = () => navs.get(navHref);
  return useSyncExternalStore(navs.subscribe, get, get);
}

/**
 * What is the same on every page: title, locales, base, and the options of the theme.
 *
 * @example const { title, locales } = useSite();
 */
export const useSite = (): SiteData => useAppContext().site;

/**
 * The language of the page: its name, title and description, and what it has in place of that of the site (`logo`, `logoText`, `socialLinks`, `footerMessage`).
 *
 * @example const { logoText } = { ...useSite(), ...useLocale() };
 */
export function useLocale(): LocaleData | undefined {
  const { locale } = usePage().page.route;
  return useSite().locales.find(({ lang }) => lang === locale);
}

/**
 * The parts of the theme in use. Render these rather than your own imports, so that a site can replace them.
 *
 * @example const { Header, Footer } = useParts();
 */
export const useParts = (): Parts => useAppContext().theme.parts;

/**
 * A layout that another layout renders inside itself: `doc` renders `overview`.
 *
 * @example const Overview = useLayout('overview');
 */
export const useLayout = (name: LayoutName): ComponentType => useAppContext().layouts.get(name);

/**
 * The texts that every page has, in the page's language.
 *
 * @example const { editLink } = useStrings();
 */
export const useStrings = (): FirstStrings => useAllStrings();

/**
 * All texts. They are complete at build time and in every layout but `doc`; a part of a `doc` page awaits `useLoadStrings` before it is rendered.
 *
 * @example const { filterName } = useAllStrings();
 */
export function useAllStrings(): Strings {
  const { texts } = useAppContext();
  return texts.get(usePage().page.route.locale);
}

/**
 * Returns a function that loads the texts of `useAllStrings` in the page's language.
 *
 * @example
 * const loadStrings = useLoadStrings();
 * const load = () => Promise.all([import('./SearchDialog'), loadStrings()]);
 */
export function useLoadStrings(): () => Promise<void> {
  const { texts } = useAppContext();
  const { locale } = usePage().page.route;
  return useCallback(() => texts.loadAll(locale), [texts, locale]);
}

/**
 * Whether the groups of the sidebar are open, as the user left them. Lost when the document is left.
 *
 * @example const open = useOpenGroups().get(node) ?? !node.collapsed;
 */
export const useOpenGroups = (): WeakMap<NavNode, boolean> => useAppContext().openGroups;

/**
 * Icons of the social links, which name them by their index. At build time they are a list. In the browser they are part of the HTML, and this is a function that loads them.
 *
 * @example
 * const icons = useSocialIcons();
 * const svg = Array.isArray(icons) ? icons[0]?.icon : undefined;
 */
export const useSocialIcons = (): SocialIconSvgs => useAppContext().socialIcons;

/**
 * Loads the content of the product menu (`theme.familyMenu`); `undefined` when the site has none, and at build time.
 *
 * @example
 * const load = useProductMenu();
 * const open = async () => setMenu(await load?.());
 */
export const useProductMenu = (): (() => Promise<ProductMenuData>) | undefined => useAppContext().productMenu;

/** The appearance of the page, and how to change it. */
export interface AppearanceControl {
  /** What the user has chosen; `auto` follows the system. */
  choice: Choice;
  /** What is on the screen; `null` at build time and until the page is hydrated. */
  dark: boolean | null;
  /** The animation, if there is one, starts at `from`. */
  set(choice: Choice, from?: { clientX: number; clientY: number }): void;
  /** The next choice: the other appearance, then the system's appearance for good, then `auto` again. Returns it. Can be an `onClick`. */
  toggle(from?: { clientX: number; clientY: number }): Choice;
}

const unknown: Pick<AppearanceControl, 'choice' | 'dark'> = { choice: 'auto', dark: null };
const atFirst = () => unknown;

/**
 * Light or dark, and how to change it.
 *
 * @example
 * const { choice, toggle } = useAppearance();
 * return <button onClick={toggle}>{choice}</button>;
 */
export function useAppearance(): AppearanceControl {
  const { appearance } = useAppContext();
  const state = useSyncExternalStore<typeof unknown>(appearance.subscribe, appearance.get, atFirst);
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

/**
 * 0 to 1 while the next page loads for longer than a moment, else `null`.
 *
 * @example
 * const progress = useProgress();
 * return progress !== null && <progress value={progress} />;
 */
export const useProgress = (): number | null => useStore(useAppContext().progress, nothing);

const silence = () => '';

/**
 * The text of the live region that a layout renders for screen readers.
 *
 * @example <div role="status">{useAnnouncement()}</div>
 */
export const useAnnouncement = (): string => useStore(useAppContext().announcer, silence);

/**
 * Returns a function that tells users of screen readers something, through the live region of the page.
 *
 * @example
 * const announce = useAnnounce();
 * announce('Saved');
 */
export const useAnnounce = (): ((text: string) => void) => useAppContext().announcer.say;

/**
 * The link that was followed without a connection, until a page is shown or `dismiss` is called.
 *
 * @example
 * const { failed, dismiss } = useFailedLink();
 * return failed && <button onClick={dismiss}>Close</button>;
 */
export function useFailedLink(): { failed: FailedLink | null; dismiss: () => void } {
  const { failedLink } = useAppContext();
  return { failed: useStore(failedLink, nothing), dismiss: () => failedLink.set(null) };
}

/** While the next page loads, the address is already its own; `folia:content` says that it is shown. */
const watchAddress = (changed: () => void) => {
  const navigation = hasGlobal('navigation') ? window.navigation : null;
  const changedHere = () => navigation?.transition || changed();
  window.addEventListener('folia:content', changed);
  navigation?.addEventListener('currententrychange', changedHere);
  return () => {
    window.removeEventListener('folia:content', changed);
    navigation?.removeEventListener('currententrychange', changedHere);
  };
};

const readQuery = () => window.location.search;

/**
 * The address's query, `?outline=0`; '' on the server and until the page is hydrated.
 *
 * @example const embedded = new URLSearchParams(useQuery()).has('embed');
 */
export const useQuery = (): string => useSyncExternalStore(watchAddress, readQuery, silence);
