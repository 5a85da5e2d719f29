import { decodeSafely } from './decode-safely';

export { decodeSafely };

/** Address of content inside the docs: the source path without locale folder and extension, `index` kept. `guide/start/index`, `config/lib`. */
export type PageId = string;

export interface Route {
  id: PageId;
  /** `en` */
  locale: string;
  /** '' when the site has one version only. */
  version: string;
}

/** What is needed to turn a route into an address and back. */
export interface UrlRules {
  /** Starts and ends with a slash. */
  base: string;
  locales: string[];
  defaultLocale: string;
  versions: string[];
  defaultVersion: string;
}

/**
 * The one place where page addresses are made: base, version, locale, page; the default version and
 * the default locale are left out, a trailing `index` becomes a slash.
 *
 * @example hrefOf({ id: 'guide/start/index', locale: 'zh', version: '' }, rules) // '/zh/guide/start/'
 */
export function hrefOf({ id, locale, version }: Route, rules: UrlRules): string {
  const versionPart = version === rules.defaultVersion || version === '' ? '' : `${version}/`;
  const localePart = locale === rules.defaultLocale || locale === '' ? '' : `${locale}/`;
  return rules.base + encodePath(versionPart + localePart + id.replace(/(^|\/)index$/, '$1'));
}

/**
 * The route an address (with or without base, query, hash) names; the inverse of `hrefOf`. It needs no list of pages:
 * `/guide/start` gives `guide/start` even when the page is `guide/start/index`, so look pages up by `matchKey`.
 */
export function getRoute(href: string, rules: UrlRules): Route {
  const path = decodeSafely(withoutBase(plainPath(href), rules.base)).replace(/^\//, '');
  const { rest, locale, version } = readPrefix(path, rules);
  return { id: getPageId(rest), locale: locale ?? rules.defaultLocale, version: version ?? rules.defaultVersion };
}

/** The id a decoded path without leading slash, version and locale names: `guide/start/` → `guide/start/index`. */
export function getPageId(path: string): PageId {
  const page = path.replace(/\.html$/i, '').replace(/(^|\/)index$/i, '$1');
  return page === '' || page.endsWith('/') ? `${page}index` : page;
}

/** Version and locale at the front of a path without leading slash, each at most once; null when absent. */
export function readPrefix(
  path: string,
  rules: UrlRules,
): { version: string | null; locale: string | null; rest: string } {
  let version: string | null = null;
  let locale: string | null = null;
  let rest = path;
  for (let turn = 0; turn < 2; turn++) {
    const segment = rest.split('/', 1)[0] ?? '';
    const asVersion: string | undefined = version === null ? sameIn(rules.versions, segment) : undefined;
    const asLocale: string | undefined = locale === null ? sameIn(rules.locales, segment) : undefined;
    if (asVersion !== undefined) version = asVersion;
    else if (asLocale !== undefined) locale = asLocale;
    else break;
    rest = rest.slice(segment.length + 1);
  }
  return { version, locale, rest };
}

/** Without query and hash, decoded, `.html` dropped, a trailing `/index` turned into a slash. Starts with a slash. */
export function normalisePath(path: string): string {
  const plain = decodeSafely(plainPath(path)).replace(/\.html$/i, '');
  return (plain.startsWith('/') ? plain : `/${plain}`).replace(/\/index$/i, '/');
}

/**
 * Two addresses with the same key show the same page: case, trailing slash, `.html`, `/index`, encoding, query and
 * hash make no difference. Compare addresses that both have, or both lack, the base.
 */
export function matchKey(path: string): string {
  return normalisePath(path).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
}

/** Without query and hash. */
export function plainPath(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

/** Percent-encodes a decoded path; slashes stay. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Adds the base to an absolute path, once; anything else comes back untouched. */
export function withBase(path: string, base: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return hasBase(path, base) ? path : base + path.slice(1);
}

/** The path below the base, with a leading slash: `/docs/guide/` → `/guide/`. A path without the base comes back as it is. */
export function withoutBase(path: string, base: string): string {
  if (!hasBase(path, base)) return path;
  const rest = path.slice(base.length - 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether a path of the site's origin is one of the site. */
export function hasBase(path: string, base: string): boolean {
  if (path.startsWith(base)) return true;
  const bare = base.slice(0, -1);
  return bare !== '' && path.startsWith(bare) && /^[?#]?$/.test(path.charAt(bare.length));
}

/** The path of an address of the site, below the base and decoded: `/docs/zh/a%20b` → `zh/a b`. */
export const getSitePath = (href: string, base: string): string =>
  decodeSafely(withoutBase(plainPath(href), base)).slice(1);

/** Where a page's files lie in the output folder, decoded, with forward slashes. `md` is its Markdown page in Markdown, `png` its social card. */
export function getOutputFile(href: string, rules: UrlRules): { html: string; json: string; md: string; png: string } {
  const path = getSitePath(href, rules.base);
  const stem = path === '' || path.endsWith('/') ? `${path}index` : path;
  return { html: `${stem}.html`, json: `${stem}.json`, md: `${stem}.md`, png: `${stem}.png` };
}

/** Where a page's payload is fetched from: `/guide/start/` → `/guide/start/index.json`, `/config/lib` → `/config/lib.json`. */
export const getPayloadHref = (href: string, base: string): string => getFileHref(href, base, '.json');

/** The page as Markdown: `/guide/start/` → `/guide/start/index.md`, `/config/lib` → `/config/lib.md`. */
export const getMarkdownHref = (href: string, base: string): string => getFileHref(href, base, '.md');

/** The picture that shows a link to the page: `/guide/start/` → `/guide/start/index.png`. */
export const getSocialCardHref = (href: string, base: string): string => getFileHref(href, base, '.png');

function getFileHref(href: string, base: string, ending: string): string {
  const path = plainPath(href).replace(/\.html$/i, '');
  if (`${path}/` === base) return `${base}index${ending}`;
  return path.endsWith('/') ? `${path}index${ending}` : path + ending;
}

function sameIn(list: string[], segment: string): string | undefined {
  const wanted = segment.toLowerCase();
  return wanted === '' ? undefined : list.find((entry) => entry.toLowerCase() === wanted);
}
