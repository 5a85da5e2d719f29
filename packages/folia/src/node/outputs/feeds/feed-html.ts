import { escapeHtml } from '../../../shared/escape';
import * as markup from '../../../shared/markup';
import { type Html, type HtmlElement, isElement, isMarked } from '../markdown/read-html';

const kept = new Set(
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const keptAttributes = new Set(['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang', 'dir']);
const voidTags = new Set(['br', 'hr', 'img']);

/**
 * A rendered page for feed users, which have neither its styles nor its scripts: plain elements with absolute addresses.
 *
 * @param absolute makes an address absolute that is not so yet
 */
export function renderFeedHtml(root: HtmlElement, absolute: (href: string) => string): string {
  return root.children
    .map((child) => getHtml(child, absolute))
    .join('')
    .trim();
}

function getHtml(node: Html, absolute: (href: string) => string): string {
  if (!isElement(node)) return escapeHtml(node);
  const { tag, attributes, children } = node;
  const inner = children.map((child) => getHtml(child, absolute)).join('');
  const label = attributes.role === 'tabpanel' ? attributes['data-label'] : undefined;
  if (label) return `<p><strong>${escapeHtml(label)}</strong></p>${inner}`;
  if (isMarked(node, markup.callout)) return `<blockquote>${inner}</blockquote>`;
  // the title of the page is the title of the entry
  if (tag === 'h1') return '';
  if (tag === 'summary' || isMarked(node, markup.calloutTitle) || isMarked(node, markup.codeTitle))
    return `<p><strong>${inner}</strong></p>`;
  if (!kept.has(tag) || (tag === 'div' && !hasText(node))) return inner;
  return `<${tag}${getAttributes(node, absolute)}>${voidTags.has(tag) ? '' : `${inner}</${tag}>`}`;
}

/** Only a `div` with text of its own keeps that text apart from its neighbours. */
const hasText = ({ children }: HtmlElement): boolean =>
  children.some((child) => !isElement(child) && child.trim() !== '');

function getAttributes({ attributes }: HtmlElement, absolute: (href: string) => string): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => {
      if (name === 'href' || name === 'src') return [` ${name}="${escapeHtml(absolute(value))}"`];
      return keptAttributes.has(name) ? [` ${name}="${escapeHtml(value)}"`] : [];
    })
    .join('');
}
