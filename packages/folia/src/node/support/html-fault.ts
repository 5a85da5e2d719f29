import { Parser } from 'htmlparser2';
import { getScriptScheme } from '../../shared/link-fault';
import { isReservedId } from '../../shared/reserved-ids';

/** Elements that an author may write as HTML: text, images, tables, drawings, media. Custom elements are allowed, too. */
const tags = new Set(
  `a abbr address area article aside audio b bdi bdo blockquote br button caption cite code col colgroup data dd del details dfn div
  dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark menu meter
  nav ol option p picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup table
  tbody td tfoot th thead time tr track u ul var video wbr
  circle clippath defs desc ellipse fegaussianblur feoffset filter g image line lineargradient marker mask path pattern polygon
  polyline radialgradient rect stop svg symbol text textpath tspan use`.split(/\s+/),
);
/** Their `name` becomes a property of `document` and hides the one that is there. */
const named = new Set(['embed', 'form', 'iframe', 'img', 'image', 'object']);
const addresses = new Set(['href', 'src', 'xlink:href', 'poster', 'cite', 'background', 'action', 'ping']);
const refused = new Set(['srcdoc', 'http-equiv', 'formaction', 'is', 'ping', 'nonce', 'autofocus']);
const linkRels = /^(?:alternate|author|canonical|dns-prefetch|help|icon|license|me|next|preconnect|prev|search)$/i;

export const openHint = 'Remove it, or set `markdown.rawHtml: true` when you trust everything in your pages.';

const acting =
  /^<(?:script|style|link|meta|base|title|i?frame|frameset|object|embed|form|template|noscript|slot|dialog|html|head|body|canvas|portal)>$/;

/** An unknown tag is a component, or text such as `Array<string>`: as HTML it would be dropped. */
export const hintFor = (fault: string): string =>
  /^<[a-z][^-]*>$/.test(fault) && !acting.test(fault)
    ? 'HTML has no such element. Components are for .mdx files; a `<` of the text is written `&lt;` or as code.'
    : openHint;

/** The forbidden part of the element, as the end of a sentence; null when all of it is allowed. */
export function getHtmlFault(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  const name = tag.toLowerCase();
  if (!tags.has(name) && (!name.includes('-') || name.startsWith('folia-'))) return `<${name}>`;
  for (const [key, value] of Object.entries(attributes)) {
    const fault = getAttributeFault(name, key.toLowerCase(), value);
    if (fault) return fault;
  }
  return null;
}

function getAttributeFault(tag: string, key: string, value: string): string | null {
  if (/^on/.test(key) || refused.has(key)) return `the attribute "${key}"`;
  if (key.startsWith('data-folia')) return `the attribute "${key}", which the page itself uses`;
  if (key === 'id' && isReservedId(value)) return `the id "${value}", which the page itself uses`;
  if (key === 'name' && named.has(tag)) return `a name on <${tag}>, which would replace a part of the document`;
  const scheme = addresses.has(key) ? getScriptScheme(value) : null;
  if (scheme && !(scheme === 'data' && isPictureSource(tag, value))) return `a "${scheme}:" address`;
  return null;
}

const isPictureSource = (tag: string, value: string): boolean =>
  /^(?:img|image|source|video)$/.test(tag) && /^\s*data:image\//i.test(value);

/** Why a tag of the frontmatter's `head` is forbidden; null when it is allowed. */
export function getHeadFault(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  const keys = Object.keys(attributes).map((key) => key.toLowerCase());
  const active = keys.find((key) => /^on/.test(key) || refused.has(key));
  if (tag !== 'meta' && tag !== 'link') return `<${tag}>`;
  if (active) return `<${tag} ${active}>`;
  const rel = Object.entries(attributes).find(([key]) => key.toLowerCase() === 'rel')?.[1] ?? '';
  if (
    tag === 'link' &&
    !rel
      .trim()
      .split(/\s+/)
      .every((word) => linkRels.test(word))
  )
    return `<link rel="${rel}">`;
  return null;
}

export interface HtmlFault {
  fault: string;
  /** Lines below the first. */
  line: number;
}

/**
 * Faults of a piece of HTML that goes into the page as it is. The piece must end between two tags: what comes after it could otherwise
 * become part of a tag.
 */
export function getRawHtmlFaults(html: string): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const add = (fault: string, index: number) =>
    faults.push({ fault, line: html.slice(0, index).split('\n').length - 1 });
  let ended = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === end) ended = true;
      else {
        const fault = getHtmlFault(name, attributes);
        if (fault) add(fault, parser.startIndex);
      }
    },
    onprocessinginstruction: (name) => add(`<${name.slice(0, 12)}>`, parser.startIndex),
  });
  parser.write(html);
  parser.write(`<${end}>`);
  parser.end();
  const cdata = html.search(/<!\[CDATA\[/i);
  // where it ends depends on what is around it
  if (cdata >= 0) add('a CDATA section', cdata);
  if (!ended && faults.length === 0) add('a tag or comment that does not end', 0);
  return faults;
}

/** No element that an author may write: it is only seen when everything before it has ended. */
const end = 'folia-end-of-piece';
