import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type BundleTarget, serverBundlePath } from '../bundler/bundle';
import { createDevBundler } from '../bundler/dev-server';
import type { Config } from '../config/config';
import { createSiteData, createUrlRules } from '../config/site-data';
import { renderSocialIcons } from '../config/social';
import { readSources } from '../sources';
import type { Log } from '../support/log';
import { createDevThreads } from '../threads';
import type { WorkerSetup } from '../worker';
import { createAnswer } from './answer';
import { reactTo } from './changes';
import type { EventHub } from './events';
import type { NamedAddresses } from './named-addresses';
import { createDevPages } from './pages';
import { createDevSearch } from './search';
import { createDevSite } from './site';
import { createDevState } from './state';
import { type ContentWatcher, watchContent } from './watch';

/** The dev server of one configuration. */
export interface DevApp {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export interface DevAppContext {
  hub: EventHub;
  log: Log;
  named: NamedAddresses;
}

/** Everything of it starts at once; nothing is compiled that no page has asked for. */
export async function createDevApp(config: Config, { hub, log, named }: DevAppContext): Promise<DevApp> {
  const rules = createUrlRules(config);
  const target: BundleTarget = {
    config,
    site: createSiteData(config),
    socialIcons: renderSocialIcons(config),
    mode: 'dev',
  };
  const serverFile = serverBundlePath(target);
  const pool = createDevThreads().pool({ config, rules, serverFile, output: '', bodyFolder: '' } satisfies WorkerSetup);
  const state = createDevState(config, { hub, log, assets: named.assets });
  const bundler = createDevBundler(target, {
    server: () => state.codeChanged(),
    problems: (problems) => state.noteBundle(problems),
  });
  const sources = await readSources(config, rules);
  const pages = createDevPages({ config, pool, bundler, onRendered: (page) => state.noteRendered(page) });
  state.onCodeChange(() => pages.dropAll());
  const { navRoutes } = named;
  state.replaceSite(createDevSite({ config, rules, sources, navRoutes }));
  const watched = [config.docs, config.publicDir];
  const lazy: { watcher: ContentWatcher | null } = { watcher: null };
  const parts = {
    ...{ config, rules, state, pages, pool, bundler, hub, navRoutes },
    search: createDevSearch({ config, state, pages }),
    /** What has waited for the first page: watching ten thousand files takes longer than rendering one. */
    begin() {
      bundler.begin();
      lazy.watcher ??= watchContent(watched, (changes) => void reactTo(changes, parts));
    },
    watch: (paths: string[]) => lazy.watcher?.add(paths),
  };
  const answer = createAnswer(parts);
  const answering = new Set<Promise<void>>();
  return {
    handle(request, response) {
      const answered = answer(request, response).finally(() => answering.delete(answered));
      answering.add(answered);
      return answered;
    },
    upgrade: (request, socket, head) => void bundler.upgrade(request, socket, head).catch(() => socket.destroy()),
    async close() {
      // who has asked is still answered
      await Promise.allSettled(answering);
      await Promise.all([lazy.watcher?.close(), bundler.close(), pool.close()]);
    },
  };
}
