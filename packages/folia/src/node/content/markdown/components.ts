import type { RootContentMap } from 'mdast';
import type { MdastPluginDefinition } from 'satteri';
import type { FileContext } from '../page-context';

/** Components that only wrap their content → their class in the theme. */
const frames: { [name: string]: string } = { steps: 'folia-steps', 'file-tree': 'folia-file-tree' };

export const frameNames = Object.keys(frames);

type TextDirective = RootContentMap['textDirective'];

/** `:badge` alone is text. */
export const isBadge = (node: Readonly<TextDirective>): boolean => node.name === 'badge' && node.children.length > 0;

/** Authors' components in plain Markdown: `:::steps`, `:::file-tree`, `:badge[new]{type="tip" outline}`. */
export function components(_file: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-components',
    containerDirective(node, ctx) {
      const className = frames[node.name];
      if (className) ctx.setProperty(node, 'data', { hName: 'div', hProperties: { className: [className] } });
    },
    textDirective(node, ctx) {
      if (!isBadge(node)) return;
      const { type, outline } = node.attributes ?? {};
      const hProperties = {
        className: ['folia-badge'],
        dataType: type || 'info',
        ...(outline !== undefined && outline !== 'false' && { dataOutline: '' }),
      };
      ctx.setProperty(node, 'data', { hName: 'span', hProperties });
    },
  };
}
