import * as markup from '../../shared/markup';
import type { UrlRules } from '../../shared/route';
import type { LocaleData, SiteData } from '../../shared/site';
import { appearanceKey, visitedKey } from '../app/storage';

/**
 * Source of the inline script in the head: runs before the first paint, puts the stored or the system's appearance on the root,
 * names the parts that the query hides, which a style sheet then keeps away until the page is hydrated, decides whether the banner
 * is shown, redirects addresses that name the default language, and redirects a first visit to the page in the language of the
 * browser. It states the same rules as `appearance.ts`, in code short enough for every page; tests compare both. With
 * `darkMode` off the page stays light.
 */
export const createPrePaint = ({ darkMode, rules, localeRedirect, locales }: PrePaintInput): string =>
  `{let e=document.documentElement,l=location,s,d;${[
    ...(darkMode ? [paint] : []),
    hide,
    ...bannerParts(locales),
    ...moveParts(rules, localeRedirect),
  ].join(';')}}`;

export type PrePaintInput = Pick<SiteData, 'darkMode' | 'rules' | 'localeRedirect' | 'locales'>;

const stored = `localStorage.getItem(${JSON.stringify(appearanceKey)})`;
const paint =
  `try{s=${stored}}catch{}` +
  'd=s=="dark"||s!="light"&&matchMedia("(prefers-color-scheme:dark)").matches;' +
  'e.classList.toggle("dark",d);e.style.colorScheme=d?"dark":"light"';

/**
 * The style sheet shows a banner only where the root has the attribute. It may be closed on another page, hydrated or not. Most
 * sites have one key for all languages.
 */
function bannerParts(locales: LocaleData[]): string[] {
  const keys = Object.fromEntries(
    locales.flatMap(({ lang, banner }) => (banner ? [[lang, banner.localStorageKey]] : [])),
  );
  const [key, ...others] = new Set(Object.values(keys));
  if (key === undefined) return [];
  const read = others.length > 0 ? `${scriptText(keys)}[e.lang]` : scriptText(key);
  const show = `let s;try{s=localStorage.getItem(${read})}catch{}e.toggleAttribute("${markup.banner}",s!="true")`;
  return [`let b=()=>{${show}};b();addEventListener("storage",b)`];
}

/** A string in a script must not contain what ends the script. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `?navbar=0&sidebar=0` → `data-hide="navbar sidebar"`. Only the exact value counts. */
const hide =
  's=[];l.search&&new URLSearchParams(l.search).forEach((v,k)=>v=="0"&&s.push(k));s[0]&&(e.dataset.hide=s.join(" "))';

/** The rest of the wrong page is no longer parsed, so it cannot flash up. */
function moveParts(rules: UrlRules, localeRedirect: SiteData['localeRedirect']): string[] {
  if (rules.locales.length < 2) return [];
  const home = `let p=l.pathname,q=p.replace(${defaultLocalePattern(rules)},"$1")`;
  const here = localeRedirect === 'auto' ? firstVisit : '';
  return [home, `if(q==p){q=0${here}}`, 'q&&(stop(),l.replace(q+l.search+l.hash))'];
}

/**
 * No page has such an address, so it ends at the page without it, or at the 404 page. Several slashes count as one, or
 * the way could lead to another site.
 */
function defaultLocalePattern({ base, versions, defaultLocale }: UrlRules): string {
  const version = versions.length > 0 ? `(?:(?:${versions.map(escapeText).join('|')})\\/)?` : '';
  return `/^(${escapeText(base)}${version})${escapeText(defaultLocale)}(\\/+|$)/i`;
}

const escapeText = (text: string) => text.replace(/[^\w-]/g, '\\$&');

/**
 * The script's own element says where other languages have the page: `data-zh="/zh/guide/"`. Crawlers leave no
 * mark. Where no mark can be left the user stays, or every visit would be the first.
 */
const firstVisit =
  `;try{let n=navigator,m=localStorage,k=${JSON.stringify(visitedKey)};m[k]||/bot|spider|crawl|lighthouse/i.test(n.userAgent)||` +
  '(m[k]=1,q=document.currentScript.dataset[n.language.split("-")[0]])}catch{}';
