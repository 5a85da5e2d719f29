import { join, relative } from 'node:path';
import type { Code } from 'mdast';
import type { MdastPluginDefinition } from 'satteri';
import type { FileContext } from '../page-context';

/** `<<< @/snippets/a.ts#region{1,3-4 ts:line-numbers} [label]`, as VitePress writes it. */
const snippet = /^<<<[ \t]+([^\s#{[]+)(?:#([\w-]+))?[ \t]*(?:\{([^}]*)\})?[ \t]*(\[[^\]]+\])?[ \t]*$/;

/** `<<< ./file.ts` is a block of code taken from a file; `@/` is the docs folder. */
export function snippets(file: FileContext): MdastPluginDefinition {
  return {
    name: 'folia-snippets',
    options: { position: true },
    paragraph(node, ctx) {
      const { start, end } = node.position ?? {};
      const [, path = '', region, details = '', label = ''] =
        snippet.exec(ctx.source.slice(start?.offset ?? 0, end?.offset ?? 0)) ?? [];
      if (path === '') return;
      const { root, docs } = file.options.config;
      const [lines = '', language = '', numbers] =
        /^([\d\s,-]*)([^\s:]*)(:line-numbers)?/.exec(details)?.slice(1) ?? [];
      const code: Code = {
        type: 'code',
        lang: language || /\.(\w+)$/.exec(path)?.[1] || 'text',
        meta: [
          `file="${path.startsWith('@/') ? join('/', relative(root, docs), path.slice(2)) : path}"`,
          ...(region ? [`region="${region}"`] : []),
          ...(lines.trim() ? [`{${lines.trim()}}`] : []),
          ...(numbers ? ['lineNumbers'] : []),
          label,
        ].join(' '),
        value: '',
        // a node that a plugin makes has no position
        data: { hProperties: { dataLine: start?.line, dataColumn: start?.column } } as Code['data'] & object,
      };
      ctx.replaceNode(node, code);
    },
  };
}
