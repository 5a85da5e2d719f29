import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryText, readEntry } from './cache/entries';
import { type Fingerprint, fingerprint } from './cache/fingerprint';
import type { RenderingBundle } from './collect';
import type { RenderContext } from './outputs/output';
import type { Made } from './render/output-file';
import { hashOf } from './support/files';
import type { Workspace } from './workspace';

export interface CachedRunInput {
  workspace: Pick<Workspace, 'config' | 'pool' | 'outputs'>;
  rendering: Pick<RenderingBundle, 'server' | 'renderedWith'>;
  /** Folder that is written to. */
  output: string;
}

/**
 * Runs the jobs of a build. The result of a job depends only on its task and on what pages are rendered with: files of the last
 * build with the same input are put into the new output, provided that they have not changed since.
 */
export function createCachedRun({ workspace, rendering, output }: CachedRunInput): RenderContext['run'] {
  const { config, pool, outputs: cache } = workspace;
  const { outDir, compress } = config;
  return async (name, task) => {
    // a card depends on its task only
    const renderedWith = name === 'renderSocialCard' ? '' : rendering.renderedWith;
    const key = hashOf([renderedWith, outDir, name, JSON.stringify(task)].join('\n'), 32);
    const known = readEntry<string[]>(cache, key);
    if (known) {
      for (const path of known) adopt(path, { output, outDir, compress });
      return { files: known.map((path) => ({ path, content: { kind: 'written' } })), problems: [] };
    }
    const made: Made = await pool.run(name, task);
    if (made.problems.length === 0) {
      const paths = made.files.map(({ path }) => path);
      cache.set(
        key,
        entryText({ files: paths.map((path) => fingerprintAfter(path, { output, outDir })), value: paths }),
      );
    }
    return made;
  };
}

/** The state of a file after the output has been moved to its place. */
function fingerprintAfter(path: string, { output, outDir }: { output: string; outDir: string }): Fingerprint {
  const [, size, modified] = fingerprint(join(output, path));
  return [join(outDir, path), size, modified];
}

/** A hard link avoids copying; where a file system does not support it, the file is copied. */
function adopt(
  path: string,
  { output, outDir, compress }: { output: string; outDir: string; compress: boolean },
): void {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  for (const ending of compress ? ['', '.br', '.gz'] : ['']) {
    const [from, to] = [join(outDir, path + ending), join(output, path + ending)];
    // what has not been compressed yet is compressed later
    if (ending !== '' && !existsSync(from)) continue;
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}
