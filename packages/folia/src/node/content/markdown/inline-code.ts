import type { HastPluginDefinition } from 'satteri';

/** Browsers that translate a page leave names alone. Blocks of code say so themselves. */
export const inlineCode: HastPluginDefinition = {
  name: 'folia-inline-code',
  element: {
    filter: ['code'],
    visit(node, ctx) {
      const parent = ctx.parent(node);
      if (parent.type !== 'element' || parent.tagName !== 'pre') ctx.setProperty(node, 'translate', 'no');
    },
  },
};
