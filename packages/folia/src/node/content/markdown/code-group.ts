import type { Element } from 'hast';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import * as markup from '../../../shared/markup';
import { readMeta } from '../code/meta';
import type { FileContext } from '../page-context';

export const codeGroupName = 'code-group';

/** The element between the two steps: `<folia-code-group data-group="…">`. */
const tag = 'folia-code-group';

/** `:::code-group`: blocks of code as tabs, named by `[label]`, their title or their language. */
export function codeGroupContainer(_file: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-code-group-container',
    containerDirective(node, ctx) {
      if (node.name !== codeGroupName) return;
      ctx.setProperty(node, 'data', { hName: tag, hProperties: { dataGroup: node.attributes?.groupId } });
    },
  };
}

/** Makes the same HTML of it as `<Tabs>` does. */
export function codeGroup(file: FileContext): HastPluginDefinition {
  return {
    name: 'folia-code-group',
    options: { position: true },
    element: {
      filter: [tag],
      visit(node, ctx) {
        const blocks = node.children.filter((child) => child.type === 'element');
        const other = blocks.find((block) => !getCode(block));
        if (!other && blocks.length > 0) {
          const id = `code-group-${++file.found.codeGroups}`;
          return ctx.replaceNode(node, createTabs(blocks, { id, group: node.properties.dataGroup }));
        }
        file.report('A code group can only contain blocks of code.', (other ?? node).position?.start, {
          level: 'warning',
          hint: 'Begin each block with three backticks and a label, such as ```ts [rslib.config.ts].',
        });
        ctx.replaceNode(node, element('div', {}, [...node.children] as Element[]));
      },
    },
  };
}

type Block = Readonly<Element>;

const getCode = ({ tagName, children: [code] }: Block) =>
  tagName === 'pre' && code?.type === 'element' && code.tagName === 'code' ? code : null;

function createTabs(blocks: Block[], { id, group }: { id: string; group: unknown }): Element {
  const labels = blocks.map(getLabel);
  const tabs = labels.map((label, index) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-tab-${index}`,
        'aria-controls': `${id}-panel-${index}`,
        'aria-selected': String(index === 0),
        tabIndex: index === 0 ? 0 : -1,
      },
      [{ type: 'text', value: label }],
    ),
  );
  const panels = blocks.map((block, index) =>
    element(
      'div',
      {
        className: ['folia-tab-panel'],
        role: 'tabpanel',
        id: `${id}-panel-${index}`,
        'aria-labelledby': `${id}-tab-${index}`,
        'data-label': labels[index],
        ...(index > 0 && { hidden: true }),
      },
      [block as Element],
    ),
  );
  const list = element('div', { className: ['folia-tab-list'], role: 'tablist', [markup.tabList]: '' }, tabs);
  const mark = element(markup.tabsMark, typeof group === 'string' ? { 'data-group': group } : {}, []);
  return element('div', { className: ['folia-tabs'], [markup.tabs]: '' }, [list, ...panels, mark]);
}

const element = (tagName: string, properties: Element['properties'], children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function getLabel(block: Block): string {
  const { lang, meta } = (getCode(block)?.data ?? {}) as { lang?: string | null; meta?: string | null };
  return /\[([^\]]+)\]/.exec(meta ?? '')?.[1] ?? readMeta(meta ?? '').title ?? lang ?? 'text';
}
