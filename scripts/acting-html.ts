import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const acting = new Set(
  'script iframe frame frameset object embed applet base form meta link style title plaintext xmp noscript template portal'.split(
    ' ',
  ),
);
const addresses = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'values',
  'to',
  'from',
]);
const named = new Set(['embed', 'form', 'iframe', 'img', 'object']);
const passive = /^(?:https?|mailto|tel):$/;

/**
 * Finds parts of a piece of HTML that are active in a browser, replace a part of the document, or continue after the piece. It uses
 * a parser that follows browsers, independent of the engine's own checks.
 */
export function getActing(html: string): string[] {
  const { childNodes } = parseFragment(`<div>${html}</div><p id="after"></p>`);
  const after = childNodes.at(-1);
  const isWhole = childNodes.length === 2 && after && isElement(after) && after.attrs[0]?.value === 'after';
  return [...(isWhole ? [] : ['the piece does not end']), ...childNodes.flatMap(actingIn)];
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function actingIn(node: Node): string[] {
  if (!isElement(node)) return [];
  const { tagName, attrs, childNodes } = node;
  const own = attrs.flatMap(({ name, prefix, value }) =>
    actingAttribute(tagName, prefix ? `${prefix}:${name}` : name, value),
  );
  return [...(acting.has(tagName) ? [`<${tagName}>`] : []), ...own, ...childNodes.flatMap(actingIn)];
}

function actingAttribute(tag: string, name: string, value: string): string[] {
  const isActing =
    /^on/.test(name) ||
    /^(?:srcdoc|http-equiv|ping|is|autofocus|shadowrootmode)$/.test(name) ||
    (name === 'id' && /^(?:folia|_[rR]_)/.test(value)) ||
    (name === 'name' && named.has(tag)) ||
    (addresses.has(name) && !isPassive(tag, value));
  return isActing ? [`${name}="${value}" of <${tag}>`] : [];
}

/** Relative addresses are those of the site itself. Browsers do not run what an image contains. */
function isPassive(tag: string, value: string): boolean {
  if (!URL.canParse(value, 'https://site.example/')) return true;
  const { protocol } = new URL(value, 'https://site.example/');
  return passive.test(protocol) || (tag === 'img' && /^\s*data:image\//i.test(value));
}
