import { createHash } from 'node:crypto';
import type { PagePayload } from '../../model/page';

/** A tag of the head: name and attributes. */
type HeadTag = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** What a document is made of, beside the page itself; the same for all pages of a site. */
export interface DocumentFrame {
  /** Addresses with base. */
  scripts: string[];
  styles: string[];
  /** For all but document pages: their layouts are loaded on demand. */
  layoutStyles: string[];
  icon: string;
  /** Source of the inline script that sets the appearance before the first paint. */
  prePaint: string;
  /** `https://example.org` or ''. */
  siteOrigin: string;
  siteTitle: string;
  /** Origin of the search server, '' when the site's own pages are all that is asked. */
  searchOrigin: string;
  /** Tags of the configuration. */
  head: HeadTag[];
  /** Development pages have no Content-Security-Policy: hot updates are evaluated. */
  development: boolean;
}

/** The whole document of a page. `app` is the drawn layout, or '' when the browser draws it. */
export function documentOf(payload: PagePayload, app: string, frame: DocumentFrame): string {
  const { page } = payload;
  const { body: _, ...rest } = payload;
  return [
    '<!doctype html>',
    `<html lang="${attribute(page.route.locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    ...(frame.development ? [] : [policyTag(frame)]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(payload.documentTitle)}</title>`,
    ...headTags(payload, frame).map(tagOf),
    `<script>${frame.prePaint}</script>`,
    ...stylesFor(payload, frame).map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...frame.scripts.map((src) => `<script defer src="${attribute(src)}"></script>`),
    '</head>',
    '<body>',
    `<div id="folia">${app}</div>`,
    `<script type="application/json" id="folia-page">${JSON.stringify(rest).replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const stylesFor = ({ page, overview }: PagePayload, { styles, layoutStyles }: DocumentFrame): string[] =>
  page.pageType === 'doc' && !overview ? styles : [...styles, ...layoutStyles];

/** Everything that says what the page is: description, addresses in other languages, previews, the site's and the page's own tags. */
function headTags(payload: PagePayload, frame: DocumentFrame): HeadTag[] {
  const { page, description } = payload;
  const absolute = (href: string) => frame.siteOrigin + href;
  const meta = (attributes: Record<string, string>): HeadTag => ['meta', attributes];
  const tags: HeadTag[] = [];
  // without an icon of its own a browser would ask for /favicon.ico
  tags.push(['link', { rel: 'icon', href: frame.icon || 'data:,' }]);
  if (description) tags.push(meta({ name: 'description', content: description }));
  if (page.pageType === '404') tags.push(meta({ name: 'robots', content: 'noindex' }));
  else if (frame.siteOrigin) {
    tags.push(['link', { rel: 'canonical', href: absolute(page.href) }]);
    for (const { locale, href } of translationsOf(payload)) {
      tags.push(['link', { rel: 'alternate', hreflang: locale, href: absolute(href) }]);
    }
    tags.push(meta({ property: 'og:url', content: absolute(page.href) }));
  }
  tags.push(meta({ property: 'og:type', content: page.pageType === 'doc' ? 'article' : 'website' }));
  tags.push(meta({ property: 'og:title', content: page.title || payload.documentTitle }));
  tags.push(meta({ property: 'og:site_name', content: frame.siteTitle }));
  tags.push(meta({ property: 'og:locale', content: page.route.locale }));
  if (description) tags.push(meta({ property: 'og:description', content: description }));
  return [...tags, ...frame.head, ...(page.frontmatter.head ?? [])];
}

/** Languages in which this very page exists; none when there is only one. */
function translationsOf({ languages }: PagePayload): { locale: string; href: string }[] {
  const exact = languages.filter((language) => language.exact);
  return exact.length > 1 ? exact : [];
}

/**
 * The page may load and run what the site itself serves, and ask the search server of the configuration, and nothing else; the one inline
 * script is named by its hash.
 */
function policyTag({ prePaint, searchOrigin }: DocumentFrame): string {
  const hash = createHash('sha256').update(prePaint).digest('base64');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    ["connect-src 'self'", searchOrigin].join(' ').trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return tagOf(['meta', { 'http-equiv': 'Content-Security-Policy', content: policy }]);
}

const voidTags = new Set(['base', 'link', 'meta']);

function tagOf([tag, attributes]: HeadTag): string {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`);
  return `<${tag}${all.join('')}>${voidTags.has(tag) ? '' : `</${tag}>`}`;
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (value: string) => text(value).replaceAll('"', '&quot;');
