import * as markup from '../../../shared/markup';
import { renderCodeBlock } from './code-markdown';
import { lineOf, type MarkdownLinks, renderParagraph } from './inline-markdown';
import { type Html, type HtmlElement, isBlock, isElement, isMarked, splitBlocks } from './read-html';
import { renderTable } from './table-markdown';

/** A rendered page as Markdown: the blocks of `readHtml`. Ends without a newline. */
export const renderMarkdown = (root: HtmlElement, links: MarkdownLinks): string =>
  renderBlocks(root.children, links).join('\n\n');

/** Lines of text between blocks are paragraphs. */
const renderBlocks = (nodes: readonly Html[], links: MarkdownLinks): string[] =>
  splitBlocks(nodes)
    .flatMap((part) => (Array.isArray(part) ? [renderParagraph(part, links)] : renderBlock(part, links)))
    .filter((block) => block !== '');

function renderBlock(node: HtmlElement, links: MarkdownLinks): string[] {
  const { tag, children, attributes } = node;
  if (isMarked(node, markup.code) || tag === 'pre') return [renderCodeBlock(node)];
  if (isMarked(node, markup.callout)) return renderCallout(node, links);
  if (isMarked(node, markup.cards)) return [renderCards(node, links)];
  if ('data-footnotes' in attributes) return renderNotes(node, links);
  const label = attributes.role === 'tabpanel' ? attributes['data-label'] : undefined;
  if (label) return [`**${renderParagraph([label], links)}**`, ...renderBlocks(children, links)];
  if (/^h[1-6]$/.test(tag)) return [renderHeading(Number(tag.charAt(1)), lineOf(children, links))];
  if (tag === 'ul' || tag === 'ol') return [renderList(node, links)];
  if (tag === 'table') return [renderTable(node, links)];
  if (tag === 'blockquote') return [prefixed('> ', renderBlocks(children, links).join('\n\n'))];
  if (tag === 'hr') return ['---'];
  if (tag === 'summary' || tag === 'dt') return [strong(lineOf(children, links))];
  return renderBlocks(children, links);
}

const renderHeading = (depth: number, text: string): string =>
  text && `${'#'.repeat(depth)} ${text.replaceAll('\\\n', ' ')}`;

const strong = (text: string): string => text && `**${text}**`;

/** `> [!TIP] Title`, as this engine and others read it. */
function renderCallout(node: HtmlElement, links: MarkdownLinks): string[] {
  const type = (node.attributes['data-type'] ?? 'note').toUpperCase();
  const isTitle = (child: Html) =>
    isElement(child) && (child.tag === 'summary' || isMarked(child, markup.calloutTitle));
  const title = lineOf(node.children.filter(isTitle), links);
  const rest = renderBlocks(
    node.children.filter((child) => !isTitle(child)),
    links,
  );
  const head = title === '' || title === type ? `[!${type}]` : `[!${type}] ${title}`;
  return [prefixed('> ', rest.length === 0 ? head : `${head}\n${rest.join('\n\n')}`)];
}

const renderCards = ({ children }: HtmlElement, links: MarkdownLinks): string =>
  children
    .filter(isElement)
    .map((card) => `- ${lineOf([card], links)}`)
    .join('\n');

function renderList({ tag, attributes, children }: HtmlElement, links: MarkdownLinks): string {
  const items = children.filter(isElement);
  const first = Number(attributes.start ?? 1);
  const isLoose = items.some((item) => item.children.some((child) => isBlock(child) && !/^[uo]l$/.test(child.tag)));
  const texts = items.map((item, index) => {
    const marker = tag === 'ol' ? `${first + index}. ` : '- ';
    return renderItem(marker, renderBlocks(item.children, links).join(isLoose ? '\n\n' : '\n'));
  });
  return texts.join(isLoose ? '\n\n' : '\n');
}

/** The marker is in front of the first line, the others are indented by its width. */
const renderItem = (marker: string, text: string): string =>
  (marker + prefixed(' '.repeat(marker.length), text).trimStart()).trimEnd();

function renderNotes(node: HtmlElement, links: MarkdownLinks): string[] {
  const list = node.children.find((child) => isElement(child) && child.tag === 'ol');
  if (!list || !isElement(list)) return [];
  return list.children.filter(isElement).map((note) => {
    const name = note.attributes.id?.replace('user-content-fn-', '') ?? '';
    return `[^${name}]: ${prefixed('    ', renderBlocks(note.children, links).join('\n\n')).trimStart()}`;
  });
}

/** Every line with a prefix; empty lines get no trailing space. */
const prefixed = (prefix: string, text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');
