import type { Features, HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { FileContext } from './page-context';
import { callouts } from './plugins/callouts';
import { code } from './plugins/code';
import { components } from './plugins/components';
import { directives } from './plugins/directives';
import { headings } from './plugins/headings';
import { images } from './plugins/images';
import { links } from './plugins/links';
import { rawHtml } from './plugins/raw-html';
import { tables } from './plugins/tables';
import { tasks } from './plugins/tasks';

export interface PluginSet {
  features: Features;
  mdastPlugins: MdastPluginDefinition[];
  hastPlugins: HastPluginDefinition[];
}

/** The plugins of one file, each with its kind of node. None knows the others. */
export function pluginsFor(file: FileContext): PluginSet {
  return {
    features: { directive: true, gfm: { footnotes: { label: file.strings.footnotes } } },
    mdastPlugins: [callouts(file), components(file), directives(file), ...file.sitePlugins.mdast],
    // `rawHtml` before `code`, which emits raw HTML itself
    hastPlugins: [
      headings(file),
      links(file),
      images(file),
      ...(file.format === 'md' ? [rawHtml(file)] : []),
      code(file),
      tables(file),
      tasks(file),
      ...file.sitePlugins.hast,
    ],
  };
}
