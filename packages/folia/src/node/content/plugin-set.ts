import type { Features, HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { FileContext } from './page-context';
import { callouts } from './plugins/callouts';
import { code } from './plugins/code';
import { directives } from './plugins/directives';
import { headings } from './plugins/headings';
import { images } from './plugins/images';
import { links } from './plugins/links';
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
    mdastPlugins: [callouts(file), directives(file)],
    hastPlugins: [headings(file), links(file), images(file), code(file), tables(file), tasks(file)],
  };
}
