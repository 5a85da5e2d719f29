import { readFileSync } from 'node:fs';

/** @type {{ packages: Record<string, { version?: string }> }} */
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const { version = '' } = lock.packages['node_modules/@rslib/core'] ?? {};

/** A fence that quotes a sample: `file="/samples/formats/output/index.js.txt"`. */
const quote = /\bfile="\/samples\/([\w-]+)\/(output\/)?/;

/**
 * Inserts `<SampleFiles>` under every quoted output, and `<VerifiedWith>` at the end of every page that quotes a sample. Fragments have
 * no frontmatter, pages do.
 * @type {import('satteri').MdastPluginDefinition}
 */
export default {
  name: 'sample-files',
  code(node, ctx) {
    const [quoted, name = '', output] = quote.exec(node.meta ?? '') ?? [];
    if (!quoted) return;
    const shown = /** @type {Set<string>} */ (ctx.data.samples ?? new Set());
    ctx.data.samples = shown;
    if (shown.size === 0 && ctx.source.startsWith('---'))
      ctx.appendChild(rootOf(node, ctx), element('VerifiedWith', { version }));
    const first = !shown.has(`${name}/output`);
    shown.add(output ? `${name}/output` : name);
    if (output) ctx.insertAfter(node, element('SampleFiles', first ? { name, first: 'true' } : { name }));
  },
};

/**
 * @param {import('mdast').Nodes} node
 * @param {import('satteri').MdastVisitorContext} ctx
 * @returns {import('mdast').Nodes}
 */
function rootOf(node, ctx) {
  const parent = node.type === 'root' ? undefined : ctx.parent(node);
  return parent ? rootOf(parent, ctx) : node;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
const element = (name, attributes = {}) => ({
  type: /** @type {const} */ ('mdxJsxFlowElement'),
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: /** @type {const} */ ('mdxJsxAttribute'),
    name: key,
    value,
  })),
  children: [],
});
