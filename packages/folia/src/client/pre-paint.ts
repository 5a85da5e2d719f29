import type { UrlRules } from '../model/route';
import type { LocaleData, SiteData } from '../model/site';
import { APPEARANCE_KEY } from './appearance';
import { BANNER_ATTRIBUTE } from './banner';

/**
 * Source of the inline script in the head: runs before the first paint, puts the stored or the system's appearance on
 * the root (AP-08), names the parts that the query hides (UI-01…UI-04), which a style sheet then keeps away until the page
 * is awake, tells whether this reader gets to see the banner (BN-06), and leaves addresses that name the default language
 * (NF-03). It states the same rules as `appearance.ts` and `model/locale.ts`, in code short enough for every page; tests
 * hold them together. With `darkMode` off the page stays light (AP-06).
 */
export const prePaintOf = ({ darkMode, rules, locales }: Pick<SiteData, 'darkMode' | 'rules' | 'locales'>): string =>
  `{let e=document.documentElement,l=location,s,d;${[...(darkMode ? [paint] : []), hide, ...bannerOf(locales), ...redirectOf(rules)].join(';')}}`;

const stored = `localStorage.getItem(${JSON.stringify(APPEARANCE_KEY)})`;
const paint =
  `try{s=${stored}}catch{}` +
  'd=s=="dark"||s!="light"&&matchMedia("(prefers-color-scheme:dark)").matches;' +
  'e.classList.toggle("dark",d);e.style.colorScheme=d?"dark":"light"';

/** The style sheet shows a banner only where the root asks for it. Most sites have one key for all languages. */
function bannerOf(locales: LocaleData[]): string[] {
  const keys = Object.fromEntries(
    locales.flatMap(({ lang, banner }) => (banner ? [[lang, banner.localStorageKey]] : [])),
  );
  const [key, ...others] = new Set(Object.values(keys));
  if (key === undefined) return [];
  const read = others.length > 0 ? `${scriptText(keys)}[e.lang]` : scriptText(key);
  return [`s=0;try{s=localStorage.getItem(${read})}catch{}s=="true"||e.setAttribute("${BANNER_ATTRIBUTE}","")`];
}

/** What ends a script may stand in no text of it. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `?navbar=0&sidebar=0` → `data-hide="navbar sidebar"`. Only the exact value counts (UI-06). */
const hide =
  's=[];l.search&&new URLSearchParams(l.search).forEach((v,k)=>v=="0"&&s.push(k));s[0]&&(e.dataset.hide=s.join(" "))';

/**
 * No page has such an address, so it ends at the page without it, or at the 404 page. Several slashes count as one, or
 * the way could lead to another site.
 */
function redirectOf({ base, versions, locales, defaultLocale }: UrlRules): string[] {
  if (locales.length < 2) return [];
  const version = versions.length > 0 ? `(?:(?:${versions.map(escapeText).join('|')})\\/)?` : '';
  const pattern = `/^(${escapeText(base)}${version})${escapeText(defaultLocale)}(\\/+|$)/i`;
  return [`let p=l.pathname,q=p.replace(${pattern},"$1");q!=p&&l.replace(q+l.search+l.hash)`];
}

const escapeText = (text: string) => text.replace(/[^\w-]/g, '\\$&');
