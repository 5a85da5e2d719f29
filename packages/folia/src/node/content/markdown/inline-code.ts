import type { HastPluginDefinition } from 'satteri';

/** `translate="no"`: translators skip names. Blocks of code have the attribute already. */
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
