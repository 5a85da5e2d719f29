import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cache } from './cache/cache';
import { entryText, parseEntry } from './cache/entries';
import { fingerprint } from './cache/fingerprint';
import type { RenderingBundle } from './collect';
import type { RenderContext } from './outputs/output';
import type { Made } from './render/output-file';
import { hashOf } from './support/files';
import type { OpenWorkspace } from './workspace';

export interface CachedRunInput {
  workspace: Pick<OpenWorkspace, 'config' | 'pool' | 'outputs'>;
  rendering: Pick<RenderingBundle, 'server' | 'renderedWith'>;
  /** Folder that is written to. */
  output: string;
}

/**
 * Runs the jobs of a build. What a job makes follows from its task and from what pages are rendered with: the files that the last
 * build has made of the same are put into the new output, provided that they are still as it has left them.
 */
export function createCachedRun({ workspace, rendering, output }: CachedRunInput): RenderContext['run'] {
  const { config, pool, outputs: cache } = workspace;
  const { outDir, compress } = config;
  const adopt = linkInto(output, outDir);
  const getAllFiles = (path: string) => (compress ? [path, `${path}.br`, `${path}.gz`] : [path]);
  return async (name, task) => {
    const key = hashOf([rendering.renderedWith, outDir, compress, name, JSON.stringify(task)].join('\n'), 32);
    const text = cache.get(key);
    const known = text === null ? null : parseEntry<string[]>(text);
    if (known) {
      for (const path of known) for (const file of getAllFiles(path)) adopt(file);
      return { files: known.map((path) => ({ path, content: { kind: 'written' } })), problems: [] };
    }
    const made: Made = await pool.run(name, task);
    if (made.problems.length === 0) remember(cache, key, made);
    return made;
  };

  function remember(into: Cache, key: string, { files }: Made): void {
    const paths = files.map(({ path }) => path);
    // as they will be when the output is in its place
    const fingerprints = paths.flatMap(getAllFiles).map((path) => {
      const [, ...facts] = fingerprint(join(output, path));
      return [join(outDir, path), ...facts] as ReturnType<typeof fingerprint>;
    });
    into.set(key, entryText({ files: fingerprints, value: paths }));
  }
}

/** A second name for the same file costs no copying; where a file system has none, it is copied. */
function linkInto(output: string, outDir: string): (path: string) => void {
  const folders = new Set<string>();
  return (path) => {
    const to = join(output, path);
    const folder = dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(join(outDir, path), to);
    } catch {
      copyFileSync(join(outDir, path), to);
    }
  };
}
