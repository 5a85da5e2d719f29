import type { HastNode } from 'satteri';
import { escapeHtml } from '../../shared/escape';
import { expressionAttribute } from './markdown/jsx-attributes';

/** An element whose inside is HTML already. */
export interface HtmlBlock {
  tag: string;
  className: string;
  attributes: Readonly<Record<string, string>>;
  inner: string;
}

export function outerHtml({ tag, className, attributes, inner }: HtmlBlock): string {
  const text = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} class="${className}"${text.join('')}>${inner}</${tag}>`;
}

/** The element as a node of the tree. In MDX the inside is one string too: React need not render hundreds of spans. */
export function htmlNode(block: HtmlBlock, format: 'md' | 'mdx'): HastNode {
  if (format === 'md') return { type: 'raw', value: outerHtml(block) };
  const { tag, className, attributes, inner } = block;
  return {
    type: 'mdxJsxFlowElement',
    name: tag,
    attributes: [
      ...Object.entries({ className, ...attributes }).map(([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name,
        value,
      })),
      expressionAttribute('dangerouslySetInnerHTML', `{__html:${JSON.stringify(inner)}}`),
    ],
    children: [],
  };
}
