import * as markup from '../../../shared/markup';
import { findElement, type Html, type HtmlElement, isBlock, isElement, isMarked, textOf } from './read-html';

/** Addresses as the Markdown page has them. */
export interface MarkdownLinks {
  /** Of a link: to another page, a place on the same one, elsewhere. */
  link(href: string): string;
  /** Of an image or another thing that is shown in place. */
  source(src: string): string;
  /** Whether the text is that of a link, in which an address is only text. */
  inLink?: boolean;
}

/** One line of Markdown, without white space at its ends. */
export function lineOf(nodes: readonly Html[], links: MarkdownLinks): string {
  return renderInline(nodes, links).trim();
}

/** {@link lineOf} as a paragraph. */
export const renderParagraph = (nodes: readonly Html[], links: MarkdownLinks): string =>
  escapeParagraph(lineOf(nodes, links));

/** What would begin a heading or a list is escaped. */
export const escapeParagraph = (line: string): string =>
  line
    .replace(/^(#{1,6}(?:\s|$)|[>|+-](?=\s|$)|-{2,}|=+$|:{3})/, '\\$1')
    .replace(/^>/, '\\>')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

function renderInline(nodes: readonly Html[], links: MarkdownLinks): string {
  const line: string[] = [];
  for (const [index, node] of nodes.entries()) {
    if (isSetApart(nodes[index - 1], node)) line.push(' ');
    const piece = getPiece(node, links);
    const before = line.at(-1) ?? ' ';
    const next = /\s$/.test(before.slice(-1)) ? piece.trimStart() : piece;
    if (next === '') continue;
    const isLink = isElement(node) && node.tag === 'a' && next.startsWith('[');
    if (line.length > 0) line.push(join(line.pop() ?? '', next, isLink));
    line.push(next);
  }
  return line.join('');
}

/** The end of a line, apart from what comes next: `[x]` and `(address)`, `<` and `b>`, `&` and `lt;` would be markup together. */
function join(before: string, next: string, isLink: boolean): string {
  // two links without anything between them are apart on the screen
  if (isLink && before.endsWith(')')) return `${before} `;
  if (isLink && before.endsWith('!')) return `${before.slice(0, -1)}\\!`;
  if (before.endsWith(']') && /^[(:]/.test(next)) return `${before}\\`;
  if (before.endsWith('<') && /^[a-z/!?]/i.test(next)) return `${before.slice(0, -1)}\\<`;
  return /^#?\w*;/.test(next) ? before.replace(/&(?=#?\w*$)/, '&amp;') : before;
}

/** Without a space two elements would be one word; components separate spans by their styles. */
const isSetApart = (before: Html | undefined, node: Html): boolean =>
  before !== undefined && isElement(before) && isElement(node) && (before.tag === 'span' || node.tag === 'span');

function getPiece(node: Html, links: MarkdownLinks): string {
  if (!isElement(node)) return (links.inLink ? escapeText : escapeProse)(node.replace(/\s+/g, ' '));
  const { tag, attributes, children } = node;
  if (tag === 'code') return getCode(textOf(node));
  if (tag === 'br') return '\\\n';
  if (tag === 'img') return renderImage(attributes, links);
  if (tag === 'svg') return around('*', escapeText(drawingName(node)));
  if (tag === 'input') return attributes.type === 'checkbox' ? `[${'checked' in attributes ? 'x' : ' '}] ` : '';
  if (tag === 'a') return renderLink(node, links);
  if (tag === 'iframe' || tag === 'video' || tag === 'audio') return renderEmbedded(node, links);
  const inner = renderInline(children, links);
  if (tag === 'strong' || tag === 'b') return around('**', inner);
  if (tag === 'em' || tag === 'i') return around('*', inner);
  if (tag === 'del' || tag === 's') return around('~~', inner);
  if (tag === 'sub' || (tag === 'sup' && !/^\[\^/.test(inner))) return inner.trim() && `<${tag}>${inner}</${tag}>`;
  return isBlock(node) ? ` ${inner} ` : inner;
}

/** Delimiters enclose words, not the spaces beside them. */
function around(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === '' ? before + after : before + mark + inner + mark + after;
}

function getCode(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (line.trim() === '') return line;
  const fence = fenceFor(line, 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return fence + pad + line + pad + fence;
}

/** As many backticks as no run of them in the text has, and at least `least`. */
export function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest < least ? least : longest + 1);
}

function renderImage({ alt = '', src, title }: HtmlElement['attributes'], links: MarkdownLinks): string {
  // an image without a description is decoration
  return alt.trim() === '' || !src ? '' : `!${getMark(escapeText(oneLine(alt)), links.source(src), title)}`;
}

/** A link around a whole card is its title, and the rest follows: `[Title](address): text`. */
function renderLink({ attributes, children }: HtmlElement, links: MarkdownLinks): string {
  const { href, title } = attributes;
  const note = 'data-footnote-ref' in attributes && /^#user-content-fn-(.+)$/.exec(href ?? '')?.[1];
  if (note) return `[^${note}]`;
  const heading = children.find(isCardTitle);
  const label = heading ? [heading] : children;
  const text = lineOf(label, { ...links, inLink: true });
  if (!href || text === '') return lineOf(children, links);
  const target = links.link(href);
  const shown = label.map(textOf).join('');
  const link = isAddress(shown) && isSame(shown, target) ? `<${shown}>` : getMark(text, target, title);
  const rest = heading
    ? lineOf(
        children.filter((child) => child !== heading),
        links,
      )
    : '';
  return rest === '' ? link : `${link}: ${rest}`;
}

/** What is an address between `<` and `>`, as it is. */
const isAddress = (text: string): boolean => /^https?:[^\s<>]+$/i.test(text) && !entity.test(text);

/** Browsers encode what else an address has. */
const isSame = (text: string, target: string): boolean =>
  text === target || (!/[%\p{Surrogate}]/u.test(text) && encodeURI(text) === target);

const isCardTitle = (node: Html): node is HtmlElement =>
  isElement(node) && (/^h[1-6]$/.test(node.tag) || isMarked(node, markup.cardTitle));

function renderEmbedded({ attributes, children }: HtmlElement, links: MarkdownLinks): string {
  const inner = children.find((child) => isElement(child) && child.tag === 'source');
  const src = attributes.src ?? (inner && isElement(inner) ? inner.attributes.src : undefined);
  if (!src) return '';
  return getMark(
    escapeText(oneLine(attributes.title ?? attributes['aria-label'] ?? src)),
    links.source(src),
    undefined,
  );
}

/** The accessible name of an image. */
function drawingName(svg: HtmlElement): string {
  const said = (tag: string) => textOf(findElement(svg, (element) => element.tag === tag) ?? '');
  const parts = [svg.attributes['aria-label'] ?? said('title'), said('desc')];
  return parts
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' – ');
}

/** A line of its own could begin a quote, a list or HTML. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** `[text](target "title")`; `text` is Markdown already. */
export function getMark(text: string, target: string, title?: string): string {
  const literal = escapeLiteral(target);
  const safe = /[\s()<>]/.test(target) ? `<${literal.replace(/[\s<>]/g, encodeURIComponent)}>` : literal;
  return `[${text}](${safe}${title ? ` "${escapeLiteral(oneLine(title)).replaceAll('"', '\\"')}"` : ''})`;
}

/** The start of what Markdown and HTML decode. */
const entity = /&(?=#?\w+;)/;

/** For the address or the title of a link, where only backslashes and entities mean something. */
const escapeLiteral = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(new RegExp(entity, 'g'), '&amp;');

/** Text that comes out as it is when it is read as Markdown. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\`*~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(new RegExp(entity, 'g'), '&amp;')
    .replace(isBalanced(text) ? /\[(?=\^)|\](?=[([:])/g : /[[\]]/g, '\\$&');

/**
 * {@link escapeText} outside of links, where addresses are links without any mark: a backslash would become part of them. Spaces are
 * single ones.
 *
 * @example escapeProse('see https://example.org/_a_b') // 'see <https://example.org/_a_b>'
 */
export function escapeProse(text: string): string {
  const parts: string[] = [];
  let plain: string[] = [];
  const endPlain = () => {
    if (plain.length > 0) parts.push(escapeText(plain.join(' ')));
    plain = [];
  };
  for (const word of text.split(' ')) {
    const addresses = escapeText(word) === word ? [] : [...word.matchAll(bareAddress)];
    if (addresses.length === 0) plain.push(word);
    else {
      endPlain();
      parts.push(markAddresses(word, addresses));
    }
  }
  endPlain();
  return parts.join(' ');
}

/** Its end is found as browsers and GitHub do: without punctuation, and brackets only in pairs. */
const bareAddress =
  /(?:(?<![a-z])https?:\/\/|(?<=^|[*_~(])www\.)(?:[!-'*-;=?-~\p{L}\p{N}]|\([!-'*-;=?-~\p{L}\p{N}]*\))*(?<![?!.,:*_~'"])/giu;

function markAddresses(word: string, addresses: RegExpExecArray[]): string {
  let marked = '';
  let copied = 0;
  for (const { 0: address, index } of addresses) {
    const isWhole = isAddress(address);
    const mark = isWhole ? `<${address}>` : getMark(escapeText(address), address.replace(/^(?=www\.)/i, 'http://'));
    marked += escapeText(word.slice(copied, index)) + mark;
    copied = index + address.length;
  }
  return marked + escapeText(word.slice(copied));
}

/** Whether brackets are balanced: any other would end the text of a link. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
