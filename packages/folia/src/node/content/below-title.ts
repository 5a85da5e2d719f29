import { formatDay, joinNames } from '../../shared/byline';
import { directionOf } from '../../shared/direction';
import { escapeHtml } from '../../shared/escape';
import * as markup from '../../shared/markup';
import type { Frontmatter, SourceFile } from '../../shared/page';
import { renderPostCover } from '../../shared/post-cover';
import { getMarkdownHref, hrefOf, type Route, type UrlRules } from '../../shared/route';
import type { ContentStrings } from '../../shared/server-renderer';
import type { HtmlBlock } from './html-block';
import type { ContentConfig } from './types';

/** A section of the original that a translation has not followed. */
export interface StaleLink {
  /** Id in the original. */
  id: string;
  translatedTitle: string;
}

export interface BelowTitleInput {
  page: Pick<SourceFile, 'route' | 'fallback'>;
  frontmatter: Frontmatter;
  stale: readonly StaleLink[];
  config: Pick<ContentConfig, 'markdownPages' | 'siteOrigin'>;
  rules: UrlRules;
  strings: ContentStrings;
}

/** What is shown below the title of a page, as part of its text, without scripts. */
export const belowTitle = (input: BelowTitleInput): HtmlBlock[] => [
  ...fallbackNote(input),
  ...staleNote(input),
  ...pageLine(input),
  ...cover(input),
];

/** The note on a missing translation is in the language of the interface, not that of the text around it. */
function fallbackNote({ page: { route, fallback }, strings }: BelowTitleInput): HtmlBlock[] {
  if (!fallback) return [];
  const language = { lang: route.locale, dir: directionOf(route.locale) };
  return [note(`<p>${escapeHtml(strings.untranslated)}</p>`, { 'data-type': 'info', ...language })];
}

const note = (inner: string, attributes: HtmlBlock['attributes']): HtmlBlock => ({
  tag: 'div',
  className: 'folia-callout',
  attributes: { [markup.callout]: '', ...attributes, role: 'note' },
  inner,
});

/** The note on an outdated translation links the changed sections. */
function staleNote({ page: { route }, stale, strings, rules }: BelowTitleInput): HtmlBlock[] {
  if (stale.length === 0) return [];
  const href = hrefOf({ ...route, locale: rules.defaultLocale }, rules);
  const link = (text: string, hash: string) =>
    `<a href="${escapeHtml(href + (hash && `#${hash}`))}" hreflang="${rules.defaultLocale}">${escapeHtml(text)}</a>`;
  const sections = joinNames(
    stale.map(({ id, translatedTitle }) => link(translatedTitle, id)),
    route.locale,
  );
  const text = escapeHtml(strings.staleText)
    .replace(/\[(.*)\]/, (_, words: string) => link(words, ''))
    // a function, because a title may contain `$&`
    .replace('{sections}', () => sections);
  const inner = `<p class="folia-callout-title" ${markup.calloutTitle}>${escapeHtml(strings.staleTitle)}</p><p>${text}</p>`;
  return [note(inner, { 'data-type': 'warning' })];
}

/** Who wrote a document and when, and the page as Markdown, to be copied or to be seen. */
function pageLine({ page: { route }, frontmatter, config, rules, strings }: BelowTitleInput): HtmlBlock[] {
  const { authors = [], date } = frontmatter;
  if (!isDocument(frontmatter)) return [];
  const parts: string[] = [];
  if (authors.length > 0) parts.push(`<span>${escapeHtml(joinNames(authors, route.locale))}</span>`);
  if (date) parts.push(`<time datetime="${date}">${escapeHtml(formatDay(date, route.locale))}</time>`);
  if (config.markdownPages?.control) parts.push(pageMenu({ route, config, rules, strings }));
  const attributes = { [markup.screenOnly]: '' };
  return parts.length > 0 ? [{ tag: 'div', className: 'folia-page-line', attributes, inner: parts.join('') }] : [];
}

/** A post begins with a generated cover, the same in every language. */
function cover({ page: { route }, frontmatter }: BelowTitleInput): HtmlBlock[] {
  if (!isDocument(frontmatter) || !frontmatter.date) return [];
  const attributes = { [markup.screenOnly]: '' };
  return [{ tag: 'div', className: 'folia-post-cover', attributes, inner: renderPostCover(route.id) }];
}

/** Lists of pages are not documents. */
const isDocument = ({ pageType = 'doc', overview, posts }: Frontmatter): boolean =>
  (pageType === 'doc' || pageType === 'doc-wide') && !overview && !posts;

/** Assistants that take a question in their address. */
const assistants = [
  { name: 'ChatGPT', href: 'https://chatgpt.com/?q=' },
  { name: 'Claude', href: 'https://claude.ai/new?q=' },
];

/** A menu of actions for the page as Markdown. It opens without script; assistants need the public address of the site. */
function pageMenu({
  route,
  config,
  rules,
  strings,
}: Pick<BelowTitleInput, 'config' | 'rules' | 'strings'> & { route: Route }): string {
  const href = getMarkdownHref(hrefOf(route, rules), rules.base);
  const question = encodeURIComponent(strings.askAssistant.replace('{url}', () => config.siteOrigin + href));
  const ask = config.siteOrigin ? assistants : [];
  return [
    `<button type="button" popovertarget="folia-page-menu">${escapeHtml(strings.copyPage)}</button>`,
    '<div popover id="folia-page-menu">',
    `<button type="button" class="folia-needs-script" ${markup.copyPage}>${escapeHtml(strings.copyMarkdown)}</button>`,
    `<a href="${escapeHtml(href)}">${escapeHtml(strings.viewMarkdown)}</a>`,
    ...ask.map(
      (assistant) =>
        `<a href="${assistant.href}${question}" target="_blank" rel="noopener">${escapeHtml(fill(strings.openIn, assistant.name))}</a>`,
    ),
    '</div>',
  ].join('');
}

const fill = (text: string, name: string): string => text.replace('{name}', () => name);
