import { readRows } from './rows.mjs';

/**
 * Tells overviews which options a page describes. Fragments have no frontmatter, pages do.
 * @type {import('satteri').MdastPluginDefinition}
 */
export default {
  name: 'option-rows',
  yaml(_, ctx) {
    const rows = readRows(ctx.source);
    if (rows.length > 0) ctx.data.overviewRows = rows;
  },
};
