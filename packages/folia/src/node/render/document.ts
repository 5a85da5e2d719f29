import { createHash } from 'node:crypto';
import { pageDataId } from '../../shared/constants';
import { directionOf } from '../../shared/direction';
import { escapeHtml } from '../../shared/escape';
import { createPageHead, type HeadSite, type HeadTag } from '../../shared/head';
import * as markup from '../../shared/markup';
import { type MovedTag, movedAttributes } from '../../shared/moved-tag';
import { isNotFoundPage } from '../../shared/not-found';
import type { PagePayload } from '../../shared/page';
import { extendPolicy, type Policy, policyText } from '../../shared/policy';
import { withoutBase } from '../../shared/route';
import type { Config } from '../config/config';

/** Input of documents besides the page; the same for all pages of a site. */
export interface DocumentTemplate {
  /** Addresses with base. */
  scripts: string[];
  styles: string[];
  /** For pages with components of the site's own in their text. */
  componentStyles: string[];
  /** Loaded by the first script, after the page. */
  lateStyles: string[];
  /** For all but document pages: their layouts are loaded on demand. */
  layoutStyles: string[];
  /** Address of the site's data. */
  siteFile: string;
  /** When the page is hydrated. */
  hydrate: Config['hydrate'];
  /** Address of the module that hydrates a page; '' in development. */
  appModule: string;
  /** Addresses of what hydration needs. */
  prefetch: string[];
  icon: string;
  /** Source of the inline script that sets the appearance before the first paint. */
  prePaint: string;
  /** Whether that script redirects users to their language. */
  localeRedirect: boolean;
  /** Site-wide input for the tags of a page. */
  site: HeadSite;
  /** What the page may load and run; null: anything. */
  policy: Policy | null;
  /** Tags of the configuration. */
  head: HeadTag[];
  /** Scripts carry the version of the code that the page was rendered with. */
  development: boolean;
}

/** A template with the values of one document. */
export interface DocumentFrame extends DocumentTemplate {
  /** JSON-LD; null: none. */
  breadcrumbs?: object | null;
  /** Headings that have moved to other pages; null: none. */
  moved?: MovedTag | null;
}

/** The whole document of a page. `app` is the rendered layout, or '' when the browser renders it. */
export function renderDocument(payload: PagePayload, app: string, frame: DocumentFrame): string {
  const { page } = payload;
  const { body: _, ...rest } = payload;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(page.route.locale)}"${directionOf(page.route.locale) === 'rtl' ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    ...(frame.policy ? [policyTag(frame.policy, frame.prePaint)] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(payload.documentTitle)}</title>`,
    ...headTags(payload, frame).map(renderTag),
    `<script${frame.localeRedirect ? redirectTargets(payload) : ''}>${frame.prePaint}</script>`,
    ...(frame.moved ? [`<script async${movedAttributes(frame.moved)}></script>`] : []),
    ...stylesFor(payload, frame).map((href) => styleTag(href, frame)),
    ...frame.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
    '</head>',
    '<body>',
    `<div id="folia"${getHydration(payload, app, frame)}>${app}</div>`,
    dataScript(`application/json" id="${pageDataId}`, rest),
    ...(frame.breadcrumbs ? [dataScript('application/ld+json', frame.breadcrumbs)] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Runs nothing, so the policy does not apply; the text cannot end the element. */
const dataScript = (type: string, data: object): string =>
  `<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * With `prefetch`, interactive pages are hydrated when the browser is idle: those with islands, landing pages and other layouts,
 * lists with a filter, and pages that the browser renders.
 */
function getHydration(
  payload: PagePayload,
  app: string,
  { appModule, siteFile, lateStyles, hydrate, prefetch }: DocumentTemplate,
): string {
  const { page, islands, overview, navHref } = payload;
  const isRead = app !== '' && page.pageType === 'doc' && islands.length === 0 && overview === null;
  const mode = hydrate === 'prefetch' && !isRead ? 'idle' : hydrate;
  const module = appModule && ` ${markup.app}="${escapeHtml(appModule)}"`;
  const late = ` ${markup.lateStyles}="${escapeHtml(lateStyles.join(' '))}"`;
  const attributes = `${late}${module} ${markup.siteFile}="${escapeHtml(siteFile)}" ${markup.hydrate}="${mode}"`;
  if (mode !== 'prefetch') return attributes;
  return `${attributes} ${markup.prefetch}="${escapeHtml([...prefetch, navHref].join(' '))}"`;
}

/** Where users of other languages find this page, by the main part of the language: ` data-zh="/zh/guide/"` is for `zh-TW`, too. */
function redirectTargets({ page, languages }: PagePayload): string {
  if (isNotFoundPage(page)) return '';
  const main = (locale: string) => locale.toLowerCase().split('-', 1).join();
  const others = languages.filter(({ locale }) => main(locale) !== main(page.route.locale));
  return [...new Map(others.map(({ locale, href }) => [main(locale), href]))]
    .map(([lang, href]) => ` data-${lang}="${escapeHtml(href)}"`)
    .join('');
}

/** The code that loads chunks identifies a style sheet by its name below the base (`data-href`), and so does not load it again. */
const styleTag = (href: string, { site }: DocumentTemplate): string =>
  `<link rel="stylesheet" href="${escapeHtml(href)}" data-href="${escapeHtml(withoutBase(href, site.rules.base).slice(1))}">`;

const stylesFor = ({ page, overview, posts, styled }: PagePayload, template: DocumentTemplate): string[] => [
  ...template.styles,
  ...(styled ? template.componentStyles : []),
  ...(page.pageType === 'doc' && !overview && !posts ? [] : template.layoutStyles),
];

/** All tags of the head: the page's own around those of the site. */
function headTags(payload: PagePayload, { icon, site, head }: DocumentTemplate): HeadTag[] {
  const { made, own } = createPageHead(payload, site);
  // without an icon a browser would request /favicon.ico
  return [['link', { rel: 'icon', href: icon || 'data:,' }], ...made, ...head, ...own];
}

/** The one inline script is named by its hash. */
function policyTag(policy: Policy, prePaint: string): string {
  const hash = `'sha256-${createHash('sha256').update(prePaint).digest('base64')}'`;
  const content = policyText(extendPolicy(policy, { 'script-src': [hash] }));
  return renderTag(['meta', { 'http-equiv': 'Content-Security-Policy', content }]);
}

const voidTags = new Set(['base', 'link', 'meta']);

function renderTag([tag, attributes]: HeadTag): string {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${all.join('')}>${voidTags.has(tag) ? '' : `</${tag}>`}`;
}
