import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { serverBundlePath } from '../bundle/bundle';
import { startDevBundler } from '../bundle/dev-server';
import { enginePaths } from '../bundle/paths';
import type { Config } from '../config/config';
import { siteDataOf, urlRulesOf } from '../config/site-data';
import { createPool } from '../render/pool';
import { readSources } from '../sources';
import type { WorkerSetup } from '../worker';
import { createAnswer } from './answer';
import { reactTo } from './changes';
import type { EventHub } from './events';
import { createDevPages } from './pages';
import { createDevSite } from './site';
import { createDevState } from './state';
import { watchContent } from './watch';

/** The dev server of one configuration. */
export interface DevApp {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Everything of it starts at once; nothing is compiled that no page has asked for. */
export async function createDevApp(config: Config, hub: EventHub, onConfigChange: () => void): Promise<DevApp> {
  const rules = urlRulesOf(config);
  const setup: WorkerSetup = { config, rules, serverFile: serverBundlePath(config), output: '', spoolFolder: '' };
  const pool = createPool({ worker: enginePaths.worker, data: setup, threads: 1 });
  const state = createDevState(config, hub);
  const [bundler, sources] = await Promise.all([
    startDevBundler(config, siteDataOf(config), {
      server: () => state.codeChanged(),
      problems: (problems) => state.noteBundle(problems),
    }),
    readSources(config, rules),
  ]);
  const pages = createDevPages({ config, pool, bundler, onDrawn: (page) => state.noteDrawn(page) });
  state.onCodeChange(() => pages.dropAll());
  state.replaceSite(createDevSite(config, rules, sources));
  const parts = { config, rules, state, pages, pool, bundler, hub };
  const watched = [config.docs, config.publicDir, ...config.configDependencies];
  const watcher = watchContent(watched, (changes) => void reactTo(changes, { ...parts, onConfigChange }));
  return {
    handle: createAnswer({ ...parts, watcher: () => watcher }),
    upgrade: bundler.upgrade,
    async close() {
      await Promise.all([watcher.close(), bundler.close(), pool.close()]);
    },
  };
}
