import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';
import type { Problem } from '../../shared/site';
import { DocsError } from '../support/errors';
import { hashOf } from '../support/files';
import { getProblems } from './problems';
import { remember, reuse } from './reuse';
import { type BundleSettings, type BundleTarget, bundleFolders, serverBundlePath, siteSettings } from './settings';
import { type BrowserModules, getBrowserModules, getSources } from './stats';
import { writeServerEntry } from './write-entries';

export interface ServerSideEvents {
  /** A new bundle is on disk. */
  compiled: (browser: BrowserModules, version: number) => void;
  problems: (problems: Problem[]) => void;
}

/** What the dev server renders with, kept up to date. */
export function createServerSide(target: BundleTarget, events: ServerSideEvents) {
  const { serverOut } = bundleFolders(target);
  const modules = new Map<string, string>();
  const known: Known = { text: '', version: 0, problems: [], changing: false };
  const done = new EventEmitter().setMaxListeners(0);
  const lazy: { watching: Promise<() => Promise<void>> | null } = { watching: null };
  const write = () => hashOf(writeServerEntry(target, modules) + target.config.root + target.config.rsbuildFingerprint);
  const accept = (browser: BrowserModules) => {
    // the same text again: the bundle of an earlier run was up to date
    const text = hashOf(readFileSync(serverBundlePath(target)));
    if (text === known.text) return;
    Object.assign(known, { text, version: Date.now() });
    events.compiled(browser, known.version);
  };
  const onDone = (stats: Rspack.Stats) => {
    Object.assign(known, { problems: getProblems(stats), changing: false });
    if (!stats.hasErrors()) {
      const browser = getBrowserModules(stats, target.config, modules);
      remember(serverOut, { key: write(), ...getSources(stats, target.config), result: browser });
      accept(browser);
    }
    events.problems(known.problems);
    done.emit('done');
  };
  const onInvalid = () => {
    known.changing = true;
  };
  /** Starts watching. Until then a bundle of an earlier run serves, if nothing has changed since. */
  const begin = () => {
    lazy.watching ??= watch(target, { onDone: (_, stats) => onDone(stats), onInvalid });
  };
  const earlier = reuse<BrowserModules>(serverOut, write());
  if (earlier !== null) accept(earlier);
  else begin();
  const next = () => new Promise<void>((resolve) => done.once('done', () => resolve()));
  return {
    /**
     * Time of the last successful compilation; waits until there is one and no file has changed since. @throws DocsError when there
     * have been none but failed ones
     */
    version: () => getVersion(known, next),
    async include(more: ReadonlyMap<string, string>) {
      const missing = [...more].filter(([key]) => !modules.has(key));
      if (missing.length === 0) return;
      begin();
      await lazy.watching;
      for (const [key, path] of missing) modules.set(key, path);
      const rebuilt = next();
      write();
      await rebuilt;
    },
    begin,
    close: async () => (await lazy.watching)?.(),
  };
}

interface Known {
  /** Hash of the bundle on disk; '' before there is one. */
  text: string;
  /** When that bundle was compiled. */
  version: number;
  /** Of the last compilation. */
  problems: Problem[];
  /** Whether a file has changed since. */
  changing: boolean;
}

async function getVersion(known: Known, next: () => Promise<void>): Promise<number> {
  while (known.changing || known.version === 0) {
    if (!known.changing && known.problems.length > 0) throw DocsError.all(known.problems);
    await next();
  }
  return known.version;
}

/** The bundler is loaded on demand: a valid bundle of an earlier run does not need it. */
async function watch(
  target: BundleTarget,
  events: Pick<BundleSettings, 'onDone' | 'onInvalid'>,
): Promise<() => Promise<void>> {
  const { watchServer } = await import('./compile');
  return watchServer({ ...siteSettings(target), mode: 'development', ...bundleFolders(target), ...events });
}
