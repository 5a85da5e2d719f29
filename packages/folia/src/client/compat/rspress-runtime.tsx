/** What components written for Rspress import from `@rspress/core/runtime`, with the hooks of Folia behind it. */
import { type ComponentProps, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { isExternal } from '../../shared/is-external';
import { linkToHref } from '../../shared/link';
import { isCurrent, isActive as isNavActive, type NavItem, type NavNode } from '../../shared/nav';
import { withBase as addBase, getMarkdownHref, matchKey, withoutBase } from '../../shared/route';
import type { SiteData } from '../../shared/site';
import { hasGlobal } from '../app/has-global';
import * as hooks from '../hooks';
import { useHref } from '../page/use-href';

export { type RspressPage, usePages } from './use-pages';

/** The bundler knows it as the server's base. */
const base = import.meta.env.BASE_URL;
const slashed = base.endsWith('/') ? base : `${base}/`;

export const withBase = (url = '/'): string => addBase(url.startsWith('/') ? url : `/${url}`, slashed);
export const removeBase = (url: string): string => withoutBase(url, slashed);
export const addLeadingSlash = (url: string): string => (url.startsWith('/') ? url : `/${url}`);
export const addTrailingSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);
export const removeTrailingSlash = (url: string): string => url.replace(/\/+$/, '');
export const isEqualPath = (a: string, b: string): boolean => isCurrent(withBase(a), withBase(b));
export const isExternalUrl = (url: string): boolean => isExternal(url);
export const isDataUrl = (url: string): boolean => url.startsWith('data:');
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';
export const normalizeHref = (url: string): string => url.replace(/(?:\/index)?\.(?:html|mdx?)(?=[?#]|$)/, '');
export const normalizeHrefInRuntime = (url: string): string =>
  url.startsWith('/') ? withBase(normalizeHref(url)) : normalizeHref(url);
export const cleanUrlByConfig = normalizeHref;
export const normalizeImagePath = (url: string): string => (url.startsWith('/') ? withBase(url) : url);
export const routePathToMdPath = (path: string): string => getMarkdownHref(withBase(path), slashed);
export const isActive = (link: string, pathname: string): boolean => {
  const [target, here] = [matchKey(removeBase(link)), matchKey(removeBase(pathname))];
  return target === here || (target !== '/' && here.startsWith(`${target}/`));
};
/** Folia prefetches pages itself. */
export const preloadLink = (): void => {};

export const useLang = (): string => hooks.usePage().page.route.locale;
export const useVersion = (): string => hooks.usePage().page.route.version;
export const useDark = (): boolean => hooks.useAppearance().dark ?? false;
export const useFrontmatter = () => ({ frontmatter: hooks.usePage().page.frontmatter });

/** Texts of the site's label table (`i18n.json`), and of the interface. */
export function useI18n(): (key: string, values?: Record<string, string>) => string {
  const { labels } = hooks.useSite();
  const lang = useLang();
  const texts: Readonly<Record<string, unknown>> = { ...hooks.useAllStrings() };
  return (key, values = {}) => {
    const text = labels[key]?.[lang] ?? texts[key];
    if (typeof text !== 'string') throw new Error(`i18n.json has no text "${key}" in the language "${lang}".`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

export function usePage() {
  const { lastUpdatedTime, ...page } = hooks.usePageData();
  const { lang } = page;
  const updated =
    lastUpdatedTime === undefined ? {} : { lastUpdatedTime: new Date(lastUpdatedTime).toLocaleString(lang) };
  const { description = '' } = page.frontmatter;
  return { page: { ...page, ...updated, description, headingTitle: page.title, _relativePath: page.pagePath } };
}

const getSite = (site: SiteData) => ({
  base: site.rules.base,
  siteOrigin: site.siteOrigin,
  lang: site.rules.defaultLocale,
  title: site.title,
  description: site.description,
  icon: site.icon,
  logo: site.logo ? { light: site.logo.light, dark: site.logo.dark } : '',
  logoText: site.logoText,
  locales: site.locales.map(({ lang, label }) => ({ lang, label })),
  multiVersion: { default: site.rules.defaultVersion, versions: site.rules.versions },
  themeConfig: { ...site, locales: site.locales },
});

export const useSite = () => ({ site: getSite(hooks.useSite()) });
export const usePageData = () => ({ siteData: useSite().site, page: usePage().page });

export function useLocaleSiteData() {
  const { locales } = hooks.useSite();
  const lang = useLang();
  return { ...locales.find((locale) => locale.lang === lang), lang, nav: useNav(), sidebar: {} };
}

interface RspressNavItem {
  text: string;
  link?: string;
  items?: RspressNavItem[];
}

const navItem = ({ label, href, items }: NavItem): RspressNavItem => ({
  text: label,
  ...(href !== null && { link: href }),
  ...(items.length > 0 && { items: items.map(navItem) }),
});

function sidebarItem(node: NavNode): object {
  switch (node.kind) {
    case 'page':
    case 'link':
      return { text: node.label, link: node.href, ...(node.context && { context: node.context }) };
    case 'group':
      return {
        text: node.label,
        ...(node.href && { link: node.href }),
        collapsible: node.collapsible,
        collapsed: node.collapsed,
        items: node.children.map(sidebarItem),
      };
    case 'header':
      return { sectionHeaderText: node.label };
    case 'divider':
      return { dividerType: node.dashed ? 'dashed' : 'solid' };
  }
}

export const useNav = (): RspressNavItem[] => hooks.useNav().nav.map(navItem);
export const useSidebar = () => hooks.useNav().sidebar.map(sidebarItem);

export function useActiveMatcher(): (link: string) => boolean {
  const { page } = hooks.usePage();
  const { rules } = hooks.useSite();
  return (link) => {
    const { href } = linkToHref(link, page.route, rules);
    return isNavActive(
      { label: '', href, items: [], tag: null, activeMatch: null, position: 'left' },
      page.href,
      rules,
    );
  };
}

const never = () => () => {};
/** False while rendering at build time and hydrating, true afterwards. */
const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** As `useLocation` of React Router. Query and hash are empty until the page is hydrated. */
export function useLocation() {
  const { page } = hooks.usePage();
  const search = hooks.useQuery();
  const mounted = useMounted();
  return { pathname: page.href, search, hash: mounted ? window.location.hash : '', key: page.href, state: null };
}

/** As `useNavigate` of React Router, for addresses and for steps back. */
export function useNavigate(): (to: string | number, options?: { replace?: boolean }) => void {
  const hrefFor = useHref();
  return useCallback(
    (to, { replace = false } = {}) => {
      if (typeof to === 'number') return window.history.go(to);
      const href = hrefFor(to);
      if (hasGlobal('navigation')) window.navigation.navigate(href, { history: replace ? 'replace' : 'push' });
      else if (replace) window.location.replace(href);
      else window.location.assign(href);
    },
    [hrefFor],
  );
}

export function useSearchParams(): [URLSearchParams, (next: URLSearchParams | Record<string, string>) => void] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return [new URLSearchParams(search), (next) => navigate(`${pathname}?${new URLSearchParams(next)}`)];
}

export const useParams = (): Record<string, string> => ({});

const watchSize = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** Size of the window; at build time, and until the page is hydrated, the one that is given. */
export function useWindowSize(width = 1024, height = 768): { width: number; height: number } {
  const wide = useSyncExternalStore(
    watchSize,
    () => window.innerWidth,
    () => width,
  );
  const high = useSyncExternalStore(
    watchSize,
    () => window.innerHeight,
    () => height,
  );
  return { width: wide, height: high };
}

/** Its children are rendered in the browser only. */
export const NoSSR = ({ children }: { children: ReactNode }): ReactNode => (useMounted() ? children : null);

export const BrowserOnly = ({ children, fallback = null }: { children: () => ReactNode; fallback?: ReactNode }) =>
  useMounted() ? children() : fallback;

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** As `Link` of React Router. */
export function Link({ to, ...rest }: RouterLinkProps) {
  const href = useHref()(to);
  return <a {...rest} href={href} />;
}

export const NavLink = Link;
