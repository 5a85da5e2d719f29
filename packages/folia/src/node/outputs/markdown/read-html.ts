import { Parser } from 'htmlparser2';
import * as markup from '../../../shared/markup';

/** A piece of a rendered page. Text is decoded. */
export type Html = string | HtmlElement;

export interface HtmlElement {
  /** In small letters; '' for the root. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: Html[];
}

/** Reads emitted HTML. Parts for the screen only (controls, decoration, anchors) are left out. */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element: HtmlElement = { tag, attributes, children: [] };
      if (!isForTheScreen(tag, attributes)) open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (text) => addText(open.at(-1)?.children ?? [], text),
    onclosetag: () => void open.pop(),
  });
  parser.end(withoutColours(html));
  return root;
}

/** Nine of ten elements of a page colour its code, and reading them would take longer than everything else. */
const withoutColours = (html: string): string =>
  hasHiddenTags.test(html)
    ? html
    : html.replaceAll(/<pre\b.*?<\/pre>/gs, (block) =>
        isColoured(block) ? block.replaceAll(/<\/?span[^>]*>/g, '') : block,
      );

/** A `<` in a comment, a value, a script or an unusual tag: a pattern cannot tell it from the tags of the code. */
const hasHiddenTags =
  /<(?!\/?[a-z][\w-]*(?:\s+[\w:.-]+(?:="[^"<]*")?)*\s*\/?>)|<(?:script|style|title|textarea|template|xmp|noscript|iframe|noembed|noframes|plaintext)\b/i;

/** Classes distinguish the lines of a diff; spans with other attributes belong to components. */
const isColoured = (block: string): boolean => !/<span(?! class="[^"<>]*">)|\bdiff\b[^"<>]*">/.test(block);

/** The parser splits a text at its entities. */
function addText(children: Html[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

const controls = new Set(['script', 'style', 'template', 'button', 'select', 'textarea', 'noscript']);

function isForTheScreen(tag: string, attributes: HtmlElement['attributes']): boolean {
  const { class: classes = '', role, hidden } = attributes;
  return (
    controls.has(tag) ||
    attributes['aria-hidden'] === 'true' ||
    role === 'tablist' ||
    role === 'status' ||
    // panels of tabs that are not chosen belong to the text
    (hidden !== undefined && role !== 'tabpanel') ||
    attributes['data-footnote-backref'] !== undefined ||
    (tag === 'svg' && role !== 'img') ||
    attributes[markup.screenOnly] !== undefined ||
    // the parser's own heading of the footnotes
    /(?:^|\s)sr-only(?:\s|$)/.test(classes)
  );
}

export const isElement = (node: Html): node is HtmlElement => typeof node !== 'string';

export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  ` ${attributes.class ?? ''} `.includes(` ${name} `);

/** Whether the element carries one of the attributes of `shared/markup`. */
export const isMarked = ({ attributes }: HtmlElement, name: string): boolean => attributes[name] !== undefined;

/** All text below, as it is. */
export const textOf = (node: Html): string => (isElement(node) ? node.children.map(textOf).join('') : node);

/** The first element below (in document order) of which `wanted` is true. */
export function findElement(node: HtmlElement, wanted: (element: HtmlElement) => boolean): HtmlElement | null {
  for (const child of node.children.filter(isElement)) {
    const found = wanted(child) ? child : findElement(child, wanted);
    if (found) return found;
  }
  return null;
}

export function getElements(node: HtmlElement, wanted: (element: HtmlElement) => boolean): HtmlElement[] {
  return node.children.filter(isElement).flatMap((child) => (wanted(child) ? [child] : getElements(child, wanted)));
}

const blockTags = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Blocks on lines of their own, and the text between them. */
export function splitBlocks(nodes: readonly Html[]): (HtmlElement | Html[])[] {
  const parts: (HtmlElement | Html[])[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (isBlock(node)) parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

/** Whether it is a block: by its tag or its content. A link is part of a line, whatever it holds. */
export const isBlock = (node: Html): node is HtmlElement =>
  isElement(node) && (blockTags.has(node.tag) || (node.tag !== 'a' && node.children.some(isBlock)));
