import { pathToFileURL } from 'node:url';
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import { DocsError } from '../support/errors';

/** Plugins that a site adds: they run after the engine's own. */
export interface SitePlugins {
  mdast: MdastPluginDefinition[];
  hast: HastPluginDefinition[];
}

/**
 * Loads the modules named by `markdown.mdastPlugins` and `markdown.hastPlugins`. The default export is a plugin of
 * Satteri: an object with a `name` and a visitor for each kind of node.
 * @throws DocsError when a module can't be loaded or exports something else.
 */
export async function loadSitePlugins(
  mdastPaths: readonly string[],
  hastPaths: readonly string[],
): Promise<SitePlugins> {
  const [mdast, hast] = await Promise.all([
    Promise.all(mdastPaths.map((path) => load<MdastPluginDefinition>(path))),
    Promise.all(hastPaths.map((path) => load<HastPluginDefinition>(path))),
  ]);
  for (const [paths, plugins] of [
    [mdastPaths, mdast],
    [hastPaths, hast],
  ] as const) {
    refuseDuplicates(paths, plugins);
  }
  return { mdast, hast };
}

async function load<Plugin extends { name: string }>(path: string): Promise<Plugin> {
  const at = { file: path, line: 0, column: 0 };
  const module: { default?: unknown } = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new DocsError(`The plugin can't be loaded: ${error instanceof Error ? error.message : error}`, { at });
  });
  if (!isPlugin(module.default)) {
    throw new DocsError('The plugin has no default export with a name.', {
      at,
      hint: "Write `export default { name: 'my-plugin', heading(node, ctx) {} }`.",
    });
  }
  // Satteri checks the visitors
  return module.default as Plugin;
}

const isPlugin = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** Two plugins of one name, most likely the same one twice. */
function refuseDuplicates(paths: readonly string[], plugins: readonly { name: string }[]): void {
  const names = plugins.map(({ name }) => name);
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
  if (repeated < 0) return;
  const name = names[repeated] ?? '';
  const [file = '', first = ''] = [paths[repeated], paths[names.indexOf(name)]];
  throw new DocsError(`Two plugins are named "${name}": ${first} and ${file}.`, {
    at: { file, line: 0, column: 0 },
    hint: 'Remove one of them, or rename it.',
  });
}
