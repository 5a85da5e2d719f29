import { escapeHtml } from '../../shared/escape';
import * as markup from '../../shared/markup';
import type { PageFacts } from '../../shared/page';
import { getMarkdownHref } from '../../shared/route';
import type { ContentStrings } from '../../shared/server-renderer';
import type { Config } from '../config/config';

export interface PageLineInput {
  page: PageFacts;
  config: Pick<Config, 'markdownPages' | 'base'>;
  strings: Pick<ContentStrings, 'copyPage' | 'viewMarkdown'>;
}

/**
 * The line below a document's title: who wrote it and when, and the page as Markdown, to be copied or to be seen. Part of the
 * HTML, and not of the layout, so that no reader's script knows of it; '' when there is nothing to say.
 */
export function getPageLine({ page, config, strings }: PageLineInput): string {
  const { pageType, frontmatter, href } = page;
  // an overview renders cards in place of a document
  if (pageType !== 'doc' || frontmatter.overview) return '';
  const markdown = config.markdownPages?.control ? escapeHtml(getMarkdownHref(href, config.base)) : '';
  const parts = [
    getAuthors(page),
    getDay(page),
    markdown &&
      `<button type="button" class="folia-needs-script" ${markup.copyPage}>${escapeHtml(strings.copyPage)}</button>`,
    markdown && `<a href="${markdown}">${escapeHtml(strings.viewMarkdown)}</a>`,
  ].join('');
  return parts && `<p class="folia-page-line" ${markup.screenOnly}>${parts}</p>`;
}

/** Below the title; at the top of a text without one, for then the layout renders the title above the text. */
export function withPageLine(html: string, line: string): string {
  const end = html.indexOf('</h1>');
  const offset = end < 0 ? 0 : end + '</h1>'.length;
  return line === '' ? html : html.slice(0, offset) + line + html.slice(offset);
}

function getAuthors({ frontmatter: { authors = [] }, route }: PageFacts): string {
  // making a formatter takes longer than the rest of the line
  if (authors.length === 0) return '';
  const names = new Intl.ListFormat(route.locale, { type: 'conjunction' }).format(authors);
  return `<span>${escapeHtml(names)}</span>`;
}

/** A day is the same day everywhere. */
function getDay({ frontmatter: { date }, route }: PageFacts): string {
  if (!date) return '';
  const day = new Intl.DateTimeFormat(route.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return `<time datetime="${date}">${escapeHtml(day)}</time>`;
}
