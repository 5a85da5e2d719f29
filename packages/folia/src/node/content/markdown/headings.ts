import type { HastPluginDefinition } from 'satteri';
import * as markup from '../../../shared/markup';
import { isReservedId } from '../../../shared/reserved-ids';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';
import { getHeadingText, markNotes } from './heading-notes';

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Gives every heading an id and the `#` link that leads to it, and each further id an element of its own. */
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
        const [custom, ...aliases] = customIds(file, node.position?.start.line, node.position?.end.line);
        const id = custom ?? createSlug(file, getHeadingText(node, ctx) || 'section');
        ctx.setProperty(node, 'id', id);
        markNotes(node, ctx);
        for (const alias of aliases)
          ctx.prependChild(node, { type: 'element', tagName: 'span', properties: { id: alias }, children: [] });
        ctx.appendChild(node, {
          type: 'element',
          tagName: 'a',
          properties: {
            className: ['folia-anchor'],
            [markup.screenOnly]: '',
            href: `#${id}`,
            // the outline has the same links: these are hidden from screen readers and the Tab key
            ariaHidden: 'true',
            tabIndex: -1,
          },
          children: [{ type: 'text', value: '#' }],
        });
      },
    },
  };
}

function createSlug({ slugger }: FileContext, text: string): string {
  const id = slugger.slug(text);
  return isReservedId(id) ? slugger.slug(`section-${text}`) : id;
}

/** Reserves the ids that authors chose. */
function reserve({ prepared, slugger, report }: FileContext): void {
  for (const [line, ids] of prepared.headingIds)
    for (const id of ids) {
      if (isReservedId(id))
        report(`The id "${id}" is used by the page itself.`, { line, column: 1 }, { hint: 'Choose another.' });
      if (Object.hasOwn(slugger.occurrences, id))
        report(`Two headings have the id "${id}".`, { line, column: 1 }, { level: 'warning' });
      slugger.occurrences[id] = 0;
    }
}

function customIds({ prepared }: FileContext, first: number | undefined, last: number | undefined): string[] {
  if (first === undefined || last === undefined || prepared.headingIds.size === 0) return [];
  for (let line = first; line <= last; line++) {
    const ids = prepared.headingIds.get(line);
    if (ids !== undefined) return ids.map(withoutMarks);
  }
  return [];
}
