import { basename } from 'node:path';
import type { SourceFile } from '../../shared/page';
import type { UrlRules } from '../../shared/route';
import type { Config } from '../config/config';
import { readSources } from '../sources';
import { getProblems } from '../support/errors';
import { isBelow } from '../support/files';
import type { Log } from '../support/log';
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
  log: Log;
  assets: ReadonlyMap<string, string>;
}

/** Updates pages and navigation after files were saved, and notifies the open pages. Never rejects. */
export const reactTo = (changes: FileChange[], context: ChangeContext): Promise<void> =>
  update(changes, context).catch((error: unknown) => getProblems(error).forEach(context.log.problem));

async function update(changes: FileChange[], context: ChangeContext): Promise<void> {
  const { config, state, pages, hub } = context;
  const has = (wanted: (change: FileChange) => boolean) => changes.some(wanted);
  const watched = state.site().watched;
  const structural = has(
    ({ path, kind }) =>
      watched.includes(path) || (isBelow(config.docs, path) && (kind !== 'change' || isNavFile(path))),
  );
  if (structural) await rescan(context);
  const dropped = changes.flatMap(({ path }) => pages.drop(path));
  const titles = dropped.map((file) => state.site().getTitle(file));
  // a page that has not been opened may be in a sidebar
  for (const path of [...changes, ...dropped].map(({ path }) => path)) state.site().forget(path);
  const renamed = dropped.some((file, index) => titles[index] !== state.site().getTitle(file));
  renderAhead(dropped, context);
  if (structural || has(({ path }) => isBelow(config.publicDir, path))) hub.send({ type: 'update', hrefs: null });
  else if (dropped.length > 0) hub.send({ type: 'update', hrefs: dropped.map(state.site().hrefOf) });
  if (structural || renamed || dropped.length === 0) hub.send({ type: 'nav' });
}

/** The browser's request will join this rendering, and reports its errors. */
function renderAhead(files: readonly SourceFile[], { state, pages }: ChangeContext): void {
  for (const file of files) if (state.site().fileAt(state.site().hrefOf(file))) pages.render(file).catch(() => {});
}

const isNavFile = (path: string): boolean => ['_meta.json', '_nav.json'].includes(basename(path));

async function rescan({ config, rules, state, pages, assets }: ChangeContext): Promise<void> {
  const sources = await readSources(config, rules);
  state.replaceSite(createDevSite({ config, rules, sources, assets }));
  pages.dropAll();
}
