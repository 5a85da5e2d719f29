import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { UrlRules } from '../../shared/route';
import { createDevBundler } from '../bundler/dev-server';
import { enginePaths } from '../bundler/paths';
import { type BundleTarget, serverBundlePath } from '../bundler/settings';
import { type Config, forThreads } from '../config/config';
import { createServerData, createUrlRules } from '../config/site-data';
import { createPool, type Pool } from '../render/pool';
import { readSources } from '../sources';
import { createTemporaryFolder } from '../support/cache-folders';
import { createAnswer } from './answer';
import { type ChangeContext, reactTo } from './changes';
import { createDevContext } from './context';
import { createDevPages, type DevPages } from './pages';
import { createDevSite } from './site';
import { createDevState, type DevServices } from './state';
import { type ContentWatcher, type FileChange, watchContent } from './watch';

/** A thread keeps every bundle that it has rendered with, one to two megabytes each. */
const bundlesPerThread = 20;

export type DevApp = Awaited<ReturnType<typeof createDevApp>>;

/** The dev server of one configuration. Everything starts at once, but pages are only compiled on demand. */
export async function createDevApp(config: Config, services: DevServices) {
  const rules = createUrlRules(config);
  const target: BundleTarget = { config, mode: 'dev' };
  const bodies = createTemporaryFolder('folia-dev-');
  const pool = startPool(config, rules, bodies.path);
  const state = createDevState(services);
  const lazy: { watcher?: ContentWatcher; pages?: DevPages } = {};
  const bundler = createDevBundler(target, {
    id: services.hub.id,
    server(version) {
      lazy.pages?.dropAll();
      if (version % bundlesPerThread === 0) pool.renew();
      state.codeChanged();
    },
    problems: (problems) => state.noteBundle(problems),
  });
  const since = Date.now();
  const sources = await readSources(config, rules);
  const serverFile = serverBundlePath(target);
  const pages = createDevPages({ config, rules, pool, bundler, serverFile, onRendered: state.noteRendered });
  lazy.pages = pages;
  state.replaceSite(createDevSite({ config, rules, sources, assets: services.assets }));
  /** Starts work that was deferred until the first page: watching ten thousand files takes longer than rendering one. */
  const begin = () => {
    bundler.begin();
    const react = createReaction({ ...services, config, rules, state, pages });
    const folders = [config.docs, config.publicDir, ...sources.watched];
    lazy.watcher ??= watchContent(folders, react, { since, onLimit: services.log.problem });
  };
  const watch = (paths: string[]) => {
    if (paths.length === 0) return;
    begin();
    lazy.watcher?.add(paths);
  };
  const context = createDevContext({ config, rules, state, pages, pool, watch });
  const answer = createAnswer({ config, rules, state, bundler, context, begin });
  const answering = new Set<Promise<void>>();
  return {
    handle: (request: IncomingMessage, response: ServerResponse) => track(answering, answer(request, response)),
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      void bundler.upgrade(request, socket, head).catch(() => socket.destroy()),
    async close() {
      // pending requests still get a response
      await Promise.allSettled(answering);
      await Promise.all([lazy.watcher?.close(), bundler.close(), pool.close()]);
      bodies.remove();
    },
  };
}

/** One thread is enough for the pages that are open. */
function startPool(config: Config, rules: UrlRules, folder: string): Pool {
  const setup = {
    config: forThreads(config),
    rules,
    data: createServerData(config),
    output: null,
    pages: { folder, version: '' },
  };
  const pool = createPool({ worker: enginePaths.worker, setup, threads: 1 });
  pool.start();
  return pool;
}

/** Reacts to one group of changes after the other: what was read first must not replace what was read later. */
function createReaction(context: ChangeContext): (changes: FileChange[]) => void {
  const state = { reacted: Promise.resolve() };
  return (changes) => {
    state.reacted = state.reacted.then(() => reactTo(changes, context));
  };
}

/** Keeps work in `running` until it is done. */
function track(running: Set<Promise<void>>, work: Promise<void>): Promise<void> {
  const tracked = work.finally(() => running.delete(tracked));
  running.add(tracked);
  return tracked;
}
