import { codeMark, type Page } from './page';
import type { Node } from './tree';

/** Reads each kind of node into a page. */
export const readers: { [type: string]: (node: Node, page: Page) => void } = {
  heading(node, page) {
    const [text, id, aliases] = headingOf(textOf(node, (code) => code));
    page.headings.push({ depth: node.depth, text, id, aliases, line: node.line });
    page.prose.push({ text: headingOf(textOf(node))[0], line: node.line, kind: 'heading' });
  },
  paragraph: (node, page) => addProse(node, page),
  tableCell: (node, page) => addProse(node, page),
  code({ lang, meta, value, line }, page) {
    page.fences.push({ language: lang, meta: readMeta(meta), code: value, line: line + 1 });
  },
  inlineCode: ({ value, line }, page) => page.inlineCode.push({ code: value, line }),
  link: ({ url, line }, page) => page.links.push({ href: url, line }),
  definition: ({ url, line }, page) => page.links.push({ href: url, line }),
  image({ url, alt, line }, page) {
    page.images.push({ src: url, alt, line });
    if (alt) page.prose.push({ text: alt, line, kind: 'attribute' });
  },
  mdxJsxFlowElement: addComponent,
  mdxJsxTextElement: addComponent,
  containerDirective: addDirective,
  leafDirective: addDirective,
};

/** Attributes that users see as text. */
const spoken = ['title', 'description', 'label', 'text', 'alt', 'caption', 'summary'];

function addComponent({ name, attributes, expressions, line }: Node, page: Page): void {
  if (!name) return;
  page.components.push({ name, attributes, expressions, line });
  const [href, src] = [attributes.get('href'), attributes.get('src')];
  if (href) page.links.push({ href, line });
  if (src) page.images.push({ src, alt: attributes.get('alt') ?? '', line });
  for (const key of spoken) {
    const text = attributes.get(key);
    if (text) page.prose.push({ text: text.replace(/`[^`]+`/g, codeMark), line, kind: 'attribute' });
  }
}

function addDirective({ name, attributes, expressions, line }: Node, page: Page): void {
  page.components.push({ name: `:::${name}`, attributes, expressions, line });
  const title = attributes.get('title');
  if (title) page.prose.push({ text: title, line, kind: 'attribute' });
}

function addProse(node: Node, page: Page): void {
  const text = textOf(node);
  if (text.trim()) page.prose.push({ text, line: node.line, kind: 'text' });
}

/** The text of a block. Inline code becomes a mark, so that only the words around it are checked. */
function textOf({ type, value, children }: Node, codeText: (code: string) => string = () => codeMark): string {
  if (type === 'text') return value;
  if (type === 'inlineCode') return codeText(value);
  if (type === 'break') return '\n';
  const inner = children.map((child) => textOf(child, codeText)).join('');
  return type === 'strong' && /[：。]$/.test(inner) ? inner + afterLabel : inner;
}

/** A bold label with its own punctuation is set apart from the text by a space, in Chinese too. */
const afterLabel = '\u2060';

/** `Title {#id #alias}` → the title, the id and further ids */
function headingOf(whole: string): [text: string, id: string | null, aliases: string[]] {
  const [, text = whole, id = null, others = ''] =
    /^(.*?)\s*\\?\{#([^\s{}]+)((?:\s+#[^\s{}]+)*)\}\s*$/.exec(whole) ?? [];
  return [text, id, others.split(/\s+#/).filter(Boolean)];
}

const attribute = /([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?/g;

/** `title="a.ts" fold {1,3}` → title: a.ts, fold: true */
export function readMeta(meta: string): ReadonlyMap<string, string> {
  const words = meta.replace(/("[^"]*"|'[^']*')|\{[\d\s,-]*\}/g, (_, quoted: string | undefined) => quoted ?? ' ');
  return new Map(
    [...words.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name,
      double ?? single ?? bare ?? 'true',
    ]),
  );
}
