import type { RootContentMap } from 'mdast';
import type { MdastPluginDefinition, MdastVisitorContext } from 'satteri';
import { nearestName } from '../../support/nearest';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';
import { calloutTypes, getCalloutType } from './callouts';
import { codeGroupName } from './code-group';
import { frameNames, isBadge } from './components';

type InlineDirective = RootContentMap['textDirective' | 'leafDirective'];

const others = [...frameNames, codeGroupName];

/**
 * The parser takes `10:30` for a directive named `30` and drops directives that no plugin claims. Other directives are restored to
 * their source; an unknown container keeps its content and is reported.
 */
export function directives(file: FileContext): MdastPluginDefinition {
  const { containers } = file.options.config.markdown;
  const restore = (node: Readonly<InlineDirective>, ctx: MdastVisitorContext) => {
    const [before, after] = sourceAround(node, ctx.source);
    const inline = [textNode(before), ...node.children, ...(after === '' ? [] : [textNode(after)])];
    ctx.replaceNode(node, node.type === 'leafDirective' ? { type: 'paragraph', children: inline } : inline);
  };
  return {
    name: 'folia-directives',
    options: { position: true },
    textDirective: (node, ctx) => (isBadge(node) ? undefined : restore(node, ctx)),
    leafDirective: restore,
    containerDirective(node, ctx) {
      if (getCalloutType(node.name, containers) || others.includes(node.name)) return;
      const known = [...calloutTypes, ...Object.keys(containers), ...others];
      const near = nearestName(node.name, known) ?? known.find((name) => name.startsWith(node.name));
      file.report(`Unknown container ":::${node.name}".`, node.position?.start, {
        level: 'warning',
        hint: near ? `Did you mean ":::${near}"?` : `Available: ${known.join(', ')}.`,
      });
      ctx.setProperty(node, 'data', { hName: 'div', hProperties: {} });
    },
  };
}

const textNode = (value: string) => ({ type: 'text' as const, value });

/** The source before and after a directive's label: `:foo[` and `]{a=b}`. */
function sourceAround(node: Readonly<InlineDirective>, source: string): [before: string, after: string] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const first = node.children[0]?.position?.start.offset ?? end;
  const last = node.children.at(-1)?.position?.end.offset ?? end;
  return [withoutMarks(source.slice(start, first)), withoutMarks(source.slice(last, end))];
}
