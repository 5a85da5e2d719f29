import type { Blockquote, List, ListItem, PhrasingContent } from 'mdast';
import type { MdastPluginDefinition } from 'satteri';
import type { FileContext } from '../page-context';
import { withoutMarks } from '../prepare/emphasis';

interface Entry {
  name: string;
  remark: string;
  children: Entry[];
}

/** A block of code with the language `tree`, as the command of that name prints it, is a file tree. */
export function tree(_file: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-tree',
    code(node, ctx) {
      if (node.lang !== 'tree') return;
      const entries = readTree(withoutMarks(node.value));
      if (entries.length === 0) return;
      const frame: Blockquote = {
        type: 'blockquote',
        data: { hName: 'div', hProperties: { className: ['folia-file-tree'] } },
        children: [toList(entries)],
      };
      ctx.replaceNode(node, frame);
    },
  };
}

/** Lines of `├── name`, of `|-- name`, or names that are indented; what follows `#` or `//` is a remark. */
const line = /^((?:[\s│]|\|(?!-))*(?:[├└|`+\\][─-]+\s*|-\s+)?)(.*)$/;
const remark = /\s(?:#|\/\/)/;

function readTree(text: string): Entry[] {
  const root: Entry = { name: '', remark: '', children: [] };
  const open = [{ column: -1, entry: root }];
  for (const written of text.split('\n')) {
    const [, before = '', rest = ''] = line.exec(written.trimEnd()) ?? [];
    if (rest === '') continue;
    const end = remark.exec(rest)?.index ?? rest.length;
    const note = rest
      .slice(end)
      .trim()
      .replace(/^(?:#|\/\/)\s*/, '');
    const entry: Entry = { name: rest.slice(0, end).trimEnd(), remark: note, children: [] };
    while ((open.at(-1)?.column ?? -1) >= before.length) open.pop();
    open.at(-1)?.entry.children.push(entry);
    open.push({ column: before.length, entry });
  }
  const [first, ...others] = root.children;
  // the folder in which the command was called
  return first?.name === '.' && others.length === 0 ? first.children : root.children;
}

const toList = (entries: Entry[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: entries.map(toItem),
});

function toItem({ name, remark, children }: Entry): ListItem {
  const text: PhrasingContent[] = [{ type: 'text', value: remark ? `${name} ` : name }];
  if (remark) text.push({ type: 'emphasis', children: [{ type: 'text', value: remark }] });
  const below = children.length > 0 ? [toList(children)] : [];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: text }, ...below] };
}
