import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Rspack } from '@rsbuild/core';
import type { Problem } from '../../shared/site';
import { DocsError } from '../support/errors';
import { hashOf } from '../support/files';
import { remember, reuse } from './reuse';
import { type BundleTarget, bundleFolders, serverBundlePath } from './settings';
import { getIslands, getProblems, getSources } from './stats';
import { writeServerEntry } from './write-entries';

export interface ServerSideEvents {
  /** A new bundle lies on disk; `islands` are the `'use client'` modules it reaches. */
  compiled: (islands: Map<string, string>) => void;
  problems: (problems: Problem[]) => void;
}

/** What the dev server renders with, kept up to date. */
export function createServerSide(target: BundleTarget, events: ServerSideEvents) {
  const { serverOut } = bundleFolders(target);
  const modules = new Map<string, string>();
  /** Of the bundle on disk: the hash of its text, '' before there is one. */
  const known: { text: string; version: number; problems: Problem[] } = { text: '', version: 0, problems: [] };
  const done = new EventEmitter().setMaxListeners(0);
  const lazy: { watching: Promise<() => Promise<void>> | null } = { watching: null };
  const write = () => hashOf(writeServerEntry(target, modules) + target.config.root);
  const accept = (islands: Map<string, string>) => {
    // the same text again: the bundle of an earlier run was still right
    const text = hashOf(readFileSync(serverBundlePath(target)));
    if (text === known.text) return;
    Object.assign(known, { text, version: known.version + 1 });
    events.compiled(islands);
  };
  const onDone = (stats: Rspack.Stats) => {
    known.problems = getProblems(stats);
    if (!stats.hasErrors()) {
      const islands = getIslands(stats, target.config.root);
      remember(serverOut, { key: write(), sources: getSources(stats), result: Object.fromEntries(islands) });
      accept(islands);
    }
    events.problems(known.problems);
    done.emit('done');
  };
  /** Starts watching. Until then a bundle of an earlier run serves, if nothing has changed since. */
  const begin = () => {
    lazy.watching ??= watch(target, onDone);
  };
  const earlier = reuse<Record<string, string>>(serverOut, write());
  if (earlier !== null) accept(new Map(Object.entries(earlier)));
  else begin();
  const next = () => new Promise<void>((resolve) => done.once('done', () => resolve()));
  return {
    /** Number of the last good compilation, once there is one. @throws DocsError when there have been none but failed ones */
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

async function getVersion(known: { version: number; problems: Problem[] }, next: () => Promise<void>): Promise<number> {
  while (known.version === 0) {
    if (known.problems.length > 0) throw DocsError.all(known.problems);
    await next();
  }
  return known.version;
}

/** The bundler is loaded when it is needed: a bundle of an earlier run that still holds does without. */
async function watch(target: BundleTarget, onDone: (stats: Rspack.Stats) => void): Promise<() => Promise<void>> {
  const { watchServer } = await import('./compile');
  const { root, base } = target.config;
  const settings = { root, base, mode: 'development' as const, ...bundleFolders(target) };
  return watchServer({ ...settings, onDone: (_, stats) => onDone(stats) });
}
