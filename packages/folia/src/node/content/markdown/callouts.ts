import type { Paragraph, RootContentMap } from 'mdast';
import type { MdastPluginDefinition, MdastVisitorContext } from 'satteri';
import * as markup from '../../../shared/markup';
import type { FileContext } from '../page-context';

export const calloutTypes = ['tip', 'note', 'info', 'warning', 'caution', 'danger', 'details'];

const alerts: { [word: string]: string } = {
  tip: 'tip',
  note: 'note',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
  details: 'details',
};
const alertStart = /^\[!(\w+)\](.*)(?:\r?\n|$)/;

/** The callout that a container is, by its own name or one of the configuration; undefined: it is something else. */
export function getCalloutType(name: string, containers: Readonly<Record<string, string>>): string | undefined {
  const word = name.toLowerCase();
  return calloutTypes.includes(word) ? word : Object.hasOwn(containers, word) ? containers[word] : undefined;
}

/** `:::tip` containers and `> [!TIP]` alerts. Unknown containers are left to the plugin `directives`. */
export function callouts(file: FileContext): MdastPluginDefinition {
  const { containers } = file.options.config.markdown;
  return {
    name: 'folia-callouts',
    containerDirective(node, ctx) {
      const type = getCalloutType(node.name, containers);
      if (type !== undefined) shapeDirective(node, type, ctx);
    },
    blockquote(node, ctx) {
      const paragraph = node.children[0];
      const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
      if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
      const [all = '', word = '', title = ''] = alertStart.exec(text.value) ?? [];
      const type = alerts[word.toLowerCase()];
      if (type === undefined) return;
      ctx.setProperty(node, 'data', getShape(type, false));
      ctx.prependChild(node, titleNode(type, title.trim() || word.toUpperCase()));
      if (all.length < text.value.length || paragraph.children.length > 1)
        ctx.setProperty(text, 'value', text.value.slice(all.length));
      else ctx.removeNode(paragraph);
    },
  };
}

function shapeDirective(
  node: Readonly<RootContentMap['containerDirective']>,
  type: string,
  ctx: MdastVisitorContext,
): void {
  const { title, open } = node.attributes ?? {};
  ctx.setProperty(node, 'data', getShape(type, open !== undefined && open !== 'false'));
  const label = node.children[0];
  if (label?.type === 'paragraph' && label.data?.directiveLabel) ctx.setProperty(label, 'data', titleShape(type));
  else ctx.prependChild(node, titleNode(type, title || node.name.toUpperCase()));
}

/** `details` is the browser's own disclosure. */
function getShape(type: string, open: boolean): Record<string, unknown> {
  const shared = { className: ['folia-callout'], [markup.callout]: '', dataType: type };
  return type === 'details'
    ? { hName: 'details', hProperties: open ? { ...shared, open: true } : shared }
    : { hName: 'div', hProperties: { ...shared, role: 'note' } };
}

const titleShape = (type: string) =>
  type === 'details'
    ? { hName: 'summary', hProperties: {} }
    : { hName: 'p', hProperties: { className: ['folia-callout-title'], [markup.calloutTitle]: '' } };

function titleNode(type: string, text: string): Paragraph {
  // `hName` and `hProperties` are known to the converter, not to the types of mdast
  const data = titleShape(type) as Paragraph['data'] & object;
  return { type: 'paragraph', data, children: [{ type: 'text', value: text }] };
}
