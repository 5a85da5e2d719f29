import type { HastPluginDefinition } from 'satteri';
import * as markup from '../../../shared/markup';
import type { FileContext } from '../page-context';

/** Puts tables into a box they can scroll in, and says by classes, not by styles, how their columns are aligned. */
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
          // left is where cells begin anyway
          if (align !== 'left') ctx.setProperty(node, 'className', [`align-${align}`]);
        },
      },
    ],
  };
}
