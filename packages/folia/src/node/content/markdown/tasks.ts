import type { Element, ElementContent } from 'hast';
import type { HastPluginDefinition } from 'satteri';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';

const blocks = new Set(['p', 'ul', 'ol', 'pre', 'div', 'blockquote', 'table', 'details']);

/** Gives the checkbox of a task list item the item's text as its name. */
export function tasks(_file: FileContext): HastPluginDefinition {
  return {
    name: 'folia-tasks',
    element: {
      filter: ['input'],
      visit(node, ctx) {
        const parent = ctx.parent(node);
        if (parent.type !== 'element') return;
        const name = lineOf(parent).map((child) => ctx.textContent(child));
        ctx.setProperty(node, 'ariaLabel', withoutMarks(name.join('')).trim() || '–');
      },
    },
  };
}

/** The children up to the first block: a nested list is not part of the item's name. */
function lineOf(parent: Readonly<Element>): ElementContent[] {
  const end = parent.children.findIndex((child) => child.type === 'element' && blocks.has(child.tagName));
  return parent.children.slice(1, end === -1 ? undefined : end);
}
