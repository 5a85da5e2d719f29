import type { HastPluginDefinition } from 'satteri';
import * as markup from '../../../shared/markup';
import type { FileContext } from '../page-context';

/** Wraps tables in a scrolling box, and aligns their columns by classes instead of styles. */
export function tables(file: FileContext): HastPluginDefinition {
  return {
    name: 'folia-tables',
    element: [
      {
        filter: ['table'],
        visit(node, ctx) {
          ctx.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['folia-table'], [markup.scrollLabel]: file.strings.table },
            children: [],
          });
        },
      },
      {
        filter: ['th', 'td'],
        visit(node, ctx) {
          const align = /text-align:\s*(\w+)/.exec(String(node.properties.style ?? ''))?.[1];
          if (align === undefined) return;
          ctx.setProperty(node, 'style', null);
          // left is the default
          if (align !== 'left') ctx.setProperty(node, 'className', [`align-${align}`]);
        },
      },
    ],
  };
}
