import type { Program } from 'estree-jsx';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { Point } from 'unist';
import { nearestName } from '../../support/nearest';
import type { FileContext } from '../page-context';
import { type EsmBlock, type ModuleUse, rewriteEsm } from './esm';

export type Statements = ReturnType<typeof statements>;

/** Collects and rewrites the `import` and `export` statements of a page. What was found is in order. */
export function statements() {
  const uses: (ModuleUse & { point: Point })[] = [];
  const names = new Set<string>();
  const plugin: HastPluginDefinition = {
    name: 'folia-statements',
    options: { position: true },
    mdxjsEsm(node, ctx) {
      // same trees, typed by two packages
      const program = node.parseExpression() as Program | null;
      // the compiler reports the error with its place
      if (program === null) return;
      const block: EsmBlock = rewriteEsm(node.value, program, uses.length);
      const first = node.position?.start.line ?? 1;
      for (const use of block.uses) uses.push({ ...use, point: pointIn(node.value, use.offset, first) });
      for (const name of block.names) names.add(name);
      if (block.uses.length > 0) ctx.setProperty(node, 'value', block.text);
    },
  };
  return { plugin, uses, names };
}

function pointIn(text: string, offset: number, firstLine: number): Point {
  const before = text.slice(0, offset).split('\n');
  return { line: firstLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Collects the components a page names, so that an unknown one is reported before anything is rendered. */
export function usedComponents() {
  const used = new Map<string, Point | undefined>();
  const note = (node: { name?: string | null; position?: { start: Point } | undefined }) => {
    const name = node.name ?? '';
    if (/^[A-Z]|\./.test(name) && !used.has(name)) used.set(name, node.position?.start);
  };
  const plugin: MdastPluginDefinition = {
    name: 'folia-components',
    options: { position: true },
    mdxJsxFlowElement: note,
    mdxJsxTextElement: note,
  };
  return {
    plugin,
    /** Reports tags that are neither in `declared` nor among the components known everywhere. */
    check(file: FileContext, declared: ReadonlySet<string>) {
      const known = new Set([...declared, ...file.componentNames]);
      for (const [name, point] of used) {
        const head = name.split('.', 1)[0] ?? name;
        if (known.has(head)) continue;
        const near = nearestName(head, [...known]);
        file.report(`Unknown component <${name}>.`, point, {
          hint: near ? `Did you mean <${near}>?` : 'Import it, or add it to the theme.',
        });
      }
    },
  };
}
