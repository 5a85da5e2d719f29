import type { PagePayload } from '../../../shared/page';
import { lineOf } from './inline-markdown';
import { renderMarkdown } from './markdown';
import { createMarkdownLinks, type MarkdownLocation } from './markdown-links';
import { findElement, type HtmlElement, readHtml } from './read-html';

export interface MarkdownPageInput extends MarkdownLocation {
  payload: PagePayload;
  /** The rendered layout; '' when there is none. */
  app: string;
}

/**
 * The page as Markdown: what is in its text, tabs, tables, quoted code and components included, after frontmatter with its source.
 */
export function renderMarkdownPage({ payload, app, ...place }: MarkdownPageInput): string {
  const { title } = payload.page;
  const links = createMarkdownLinks(place);
  const root = getRoot(payload, app);
  const hasTitle = title === '' || findElement(root, ({ tag }) => tag === 'h1') !== null;
  const parts = [
    renderHead(payload, place.origin),
    hasTitle ? '' : `# ${lineOf([title], links)}`,
    renderMarkdown(root, links),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Whether the body is the whole content. */
export const isDocument = ({ page, overview, posts }: Pick<PagePayload, 'page' | 'overview' | 'posts'>): boolean =>
  page.pageType === 'doc' && !overview && !posts;

/** A document is its text. What other layouts show comes from frontmatter and code, too. */
function getRoot(payload: PagePayload, app: string): HtmlElement {
  const { body } = payload;
  if (app === '' || isDocument(payload)) return readHtml(body);
  return findElement(readHtml(app), ({ tag }) => tag === 'main') ?? readHtml(body);
}

/** Values are JSON, which YAML understands. */
function renderHead({ page }: PagePayload, origin: string): string {
  const { frontmatter, href } = page;
  const { description, date, authors } = frontmatter;
  const fields: [name: string, value: unknown][] = [
    ['url', origin + href],
    ['description', description],
    ['date', date],
    ['authors', authors],
  ];
  const lines = fields.filter(([, value]) => value).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
