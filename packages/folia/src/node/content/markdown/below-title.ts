import type { Element } from 'hast';
import type { HastNode, HastPluginDefinition, HastVisitorContext } from 'satteri';
import { belowTitle as createBlocks } from '../below-title';
import { htmlNode } from '../html-block';
import type { FileContext } from '../page-context';
import type { JsxElement } from './jsx-attributes';

/** Inserts the content below the title after the first level-1 heading of the page. */
export function belowTitle({ found, page, stale, options, strings, format }: FileContext): HastPluginDefinition {
  const insertAfter = (node: Readonly<HastNode>, ctx: HastVisitorContext) => {
    if (found.hasTitle) return;
    found.hasTitle = true;
    const { config, rules } = options;
    const blocks = createBlocks({ page, frontmatter: found.frontmatter, stale, strings, config, rules });
    ctx.insertAfter(
      node,
      blocks.map((block) => htmlNode(block, format)),
    );
  };
  const heading = {
    filter: ['h1'],
    visit: (node: Readonly<Element | JsxElement>, ctx: HastVisitorContext) => insertAfter(node, ctx),
  };
  return {
    name: 'folia-below-title',
    element: heading,
    mdxJsxFlowElement: heading,
    raw(node, ctx) {
      if (/^<h1[\s>]/i.test(node.value)) insertAfter(node, ctx);
    },
  };
}
