import type { HastPluginDefinition } from 'satteri';
import * as markup from '../../../shared/markup';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Gives every heading an id and the `#` link that leads to it. */
export function headings(file: FileContext): HastPluginDefinition {
  reserve(file);
  return {
    name: 'folia-headings',
    options: { position: true },
    element: {
      filter: levels,
      visit(node, ctx) {
        // the heading of the footnotes is made by the parser and has an id
        if (node.properties.id) return;
        const custom = customId(file, node.position?.start.line, node.position?.end.line);
        const id = custom ?? file.slugger.slug(withoutMarks(ctx.textContent(node)).trim() || 'section');
        ctx.setProperty(node, 'id', id);
        ctx.appendChild(node, {
          type: 'element',
          tagName: 'a',
          properties: {
            className: ['folia-anchor'],
            [markup.screenOnly]: '',
            href: `#${id}`,
            ariaLabel: file.strings.anchor,
          },
          children: [{ type: 'text', value: '#' }],
        });
      },
    },
  };
}

/** Ids that authors chose are not given to other headings. */
function reserve({ prepared, slugger, report }: FileContext): void {
  for (const [line, id] of prepared.headingIds) {
    if (Object.hasOwn(slugger.occurrences, id))
      report(`Two headings have the id "${id}".`, { line, column: 1 }, { level: 'warning' });
    slugger.occurrences[id] = 0;
  }
}

function customId({ prepared }: FileContext, first: number | undefined, last: number | undefined): string | null {
  if (first === undefined || last === undefined || prepared.headingIds.size === 0) return null;
  for (let line = first; line <= last; line++) {
    const id = prepared.headingIds.get(line);
    if (id !== undefined) return withoutMarks(id);
  }
  return null;
}
