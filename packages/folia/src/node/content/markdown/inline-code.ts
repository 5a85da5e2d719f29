import type { HastPluginDefinition } from 'satteri';
import * as markup from '../../../shared/markup';

/** In characters. Longer code would not fit on a line of a phone, in a list inside a callout. */
const longest = 24;

/** Browsers that translate a page leave inline code alone, and do not break short code. Code blocks have their own attribute. */
export const inlineCode: HastPluginDefinition = {
  name: 'folia-inline-code',
  element: {
    filter: ['code'],
    visit(node, ctx) {
      const parent = ctx.parent(node);
      if (parent.type === 'element' && parent.tagName === 'pre') return;
      ctx.setProperty(node, 'translate', 'no');
      if (ctx.textContent(node).length <= longest) ctx.setProperty(node, markup.shortCode, '');
    },
  },
};
