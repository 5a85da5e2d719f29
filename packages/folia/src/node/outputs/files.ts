import { existsSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createProblem } from '../support/errors';
import { checkName } from '../support/files';
import { publishFault, publishFaultText } from '../support/publishable';
import { type Output, type OutputEntry, textFile } from './output';

interface CopiedFile extends OutputEntry {
  from: string;
}

/** The site's data for the browser: its code is the same for all sites. */
export const data: Output<OutputEntry & { text: string }> = {
  list: ({ dataFiles }) => dataFiles,
  render: async ({ path, text }) => ({ files: [textFile(path, text)], problems: [] }),
};

/** Images and other files that pages refer to. */
export const assets: Output<CopiedFile> = {
  *list(site) {
    for (const [path, from] of site.assets) yield { path, from };
  },
  render: copy,
};

/** The public folder. */
export const publicFiles: Output<CopiedFile> = {
  *list({ config: { root, publicDir } }) {
    const isOutside = (path: string) => publishFault([root, publicDir], path) === 'outside';
    for (const from of existsSync(publicDir) ? readFolder(publicDir, isOutside) : [])
      yield { path: relative(publicDir, from).replaceAll('\\', '/'), from };
  },
  async render(entry, { config: { root, publicDir } }) {
    const fault = publishFault([root, publicDir], entry.from);
    if (!fault) return copy(entry);
    const hint = 'All files in the public folder are published: move it elsewhere.';
    return { files: [], problems: [createProblem(`${entry.from} ${publishFaultText[fault]}.`, { hint })] };
  },
};

async function copy({ path, from }: CopiedFile) {
  return { files: [{ path, content: { kind: 'copy' as const, from } }], problems: [] };
}

/** Files that operating systems create in folders. */
const litter = new Set(['.DS_Store', 'Thumbs.db']);

/**
 * All files below a folder. Links are followed, but for those that lead back to a folder above or out of the project; one that leads
 * to nothing is left out.
 * @param above real paths of the folders on the way here
 */
function* readFolder(
  folder: string,
  isOutside: (path: string) => boolean,
  above: readonly string[] = [],
): Generator<string> {
  const real = realpathSync(folder);
  if (above.some((each) => each === real || each.startsWith(real + sep))) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = readStat(path);
    if (!stats) checkName(path);
    if (stats?.isDirectory() && !isOutside(path)) yield* readFolder(path, isOutside, [...above, real]);
    else if ((stats?.isFile() || stats?.isDirectory()) && !litter.has(name)) yield path;
  }
}

/** Null for a link that leads to nothing or to itself, and for what is removed meanwhile. */
function readStat(path: string): Stats | null {
  try {
    return statSync(path);
  } catch (error) {
    // what the file system throws
    if (['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
