import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
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
  *list({ config: { publicDir } }) {
    for (const entry of readFolder(publicDir))
      yield { path: relative(publicDir, entry).replaceAll('\\', '/'), from: entry };
  },
  render: copy,
};

async function copy({ path, from }: CopiedFile) {
  return { files: [{ path, content: { kind: 'copy' as const, from } }], problems: [] };
}

/** All files below a folder, links followed. Most sites have no public folder. */
function* readFolder(folder: string): Generator<string> {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) yield* readFolder(path);
    else if (stats) yield path;
  }
}
