import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { Point } from 'unist';
import type { FileContext } from './page-context';
import type { SitePlugins } from './site-plugins';

const hint =
  'In .md a plugin can return elements (`hName`, `html`, hast elements). Rename the page to .mdx, or return one of these.';

/** Plugins of the site, each followed by a check: in `.md` components and expressions would be dropped from the page. */
export function guardPlugins(file: FileContext): SitePlugins {
  const { mdast, hast } = file.sitePlugins;
  if (file.format === 'mdx') return file.sitePlugins;
  const reported = new Set<string>();
  const reporterFor = (plugin: string) => createReporter(file, plugin, reported);
  return {
    mdast: mdast.flatMap((plugin) => [plugin, checkMdast(plugin.name, reporterFor(plugin.name))]),
    hast: hast.flatMap((plugin) => [plugin, checkHast(plugin.name, reporterFor(plugin.name))]),
  };
}

interface MadeNode {
  type: string;
  name?: string | null;
  position?: { start: Point } | undefined;
}

type Reporter = (node: Readonly<MadeNode>) => void;

/** The first check that finds a node follows the plugin that has made it. */
function createReporter(file: FileContext, plugin: string, reported: Set<string>): Reporter {
  return ({ type, name, position }) => {
    const what = type.startsWith('mdxJsx') ? `<${name ?? ''}>` : 'an expression';
    if (reported.has(what)) return;
    reported.add(what);
    const message = `The plugin "${plugin}" puts ${what} into a page of Markdown, which only MDX can have.`;
    file.report(message, position?.start, { hint });
  };
}

const checkMdast = (plugin: string, report: Reporter): MdastPluginDefinition => ({
  name: `folia-check-${plugin}`,
  options: { position: true },
  mdxJsxFlowElement: report,
  mdxJsxTextElement: report,
  mdxFlowExpression: report,
  mdxTextExpression: report,
});

const checkHast = (plugin: string, report: Reporter): HastPluginDefinition => ({
  name: `folia-check-${plugin}`,
  options: { position: true },
  mdxJsxFlowElement: { filter: [], visit: report },
  mdxJsxTextElement: { filter: [], visit: report },
  mdxFlowExpression: report,
  mdxTextExpression: report,
});
