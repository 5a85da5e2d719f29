import { basename } from 'node:path';
import type { UrlRules } from '../../model/route';
import type { Config } from '../config/config';
import { readSources } from '../sources';
import { isBelow } from '../support/files';
import type { EventHub } from './events';
import type { DevPages } from './pages';
import { createDevSite } from './site';
import type { DevState } from './state';
import type { FileChange } from './watch';

export interface ChangeContext {
  config: Config;
  rules: UrlRules;
  state: DevState;
  pages: DevPages;
  hub: EventHub;
  onConfigChange: () => void;
}

/** Brings pages and navigation up to date with what was saved, and tells the open pages. */
export async function reactTo(changes: FileChange[], context: ChangeContext): Promise<void> {
  const { config, state, pages, hub } = context;
  const isConfig = ({ path }: FileChange) => config.configDependencies.includes(path);
  if (changes.some(isConfig)) return context.onConfigChange();
  const structural = changes.some(({ path, kind }) => isBelow(config.docs, path) && (kind !== 'change' || isNavFile(path)));
  if (structural) await rescan(context);
  const dropped = changes.flatMap(({ path }) => pages.drop(path));
  const before = new Map(dropped.map((file) => [file.path, state.site().titleOf(file)]));
  for (const file of dropped) state.site().forget(file.path);
  for (const { path } of changes) if (!before.has(path)) state.site().forget(path);
  const retitled = dropped.some((file) => before.get(file.path) !== state.site().titleOf(file)) || changes.some(({ path }) => !before.has(path) && isBelow(config.docs, path));
  const hrefs = dropped.map((file) => state.site().hrefOf(file));
  // drawn ahead: the browser's request finds it under way
  for (const file of dropped) if (state.site().fileAt(state.site().hrefOf(file))) pages.draw(file).catch(() => {});
  const isPublic = changes.some(({ path }) => isBelow(config.publicDir, path));
  if (structural || isPublic) hub.send({ type: 'update', hrefs: null });
  else if (hrefs.length > 0) hub.send({ type: 'update', hrefs });
  if (structural || retitled) hub.send({ type: 'nav' });
}

const isNavFile = (path: string): boolean => ['_meta.json', '_nav.json'].includes(basename(path));

async function rescan({ config, rules, state, pages }: ChangeContext): Promise<void> {
  state.replaceSite(createDevSite(config, rules, await readSources(config, rules)));
  pages.dropAll();
}
