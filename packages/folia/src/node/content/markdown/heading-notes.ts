import type { HastNode, HastVisitorContext } from 'satteri';
import * as markup from '../../../shared/markup';
import { withoutMarks } from '../prepare/emphasis';

type Heading = Readonly<Extract<HastNode, { type: 'element' }>>;

/** What is written in a heading, without badges; everything when there is nothing else. */
export function getHeadingText(heading: Heading, ctx: HastVisitorContext): string {
  const whole = withoutMarks(ctx.textContent(heading)).trim();
  if (!heading.children.some(isBadge)) return whole;
  const written = heading.children.filter((node) => !isBadge(node)).map((node) => getText(node, ctx));
  // a badge between two words leaves two spaces
  return withoutMarks(written.join('')).trim().replace(/\s+/g, ' ') || whole;
}

/**
 * Marks what is not part of the title: badges, and components without a text between their tags, since they may render any text.
 * @example `## plugins <Badge text="plugins" />` has the title `plugins`.
 */
export function markNotes({ children }: Heading, ctx: HastVisitorContext): void {
  for (const child of children) {
    if (child.type === 'element' && isBadge(child)) ctx.setProperty(child, markup.headingNote, '');
    else if (isComponent(child) && (isBadge(child) || ctx.textContent(child).trim() === ''))
      ctx.wrapNode(child, {
        type: 'element',
        tagName: 'span',
        properties: { [markup.headingNote]: '' },
        children: [],
      });
  }
}

const getText = (node: HastNode, ctx: HastVisitorContext): string =>
  'children' in node ? ctx.textContent(node) : node.type === 'text' ? node.value : '';

const isComponent = (node: HastNode): boolean => node.type === 'mdxJsxTextElement' && /^[A-Z]|\./.test(node.name ?? '');

function isBadge(node: HastNode): boolean {
  if (node.type === 'mdxJsxTextElement') return node.name === 'Badge';
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  return Array.isArray(className) && className.includes('folia-badge');
}
